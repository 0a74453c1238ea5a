import Testing

@testable import Typeset

/// What is unknown or damaged in a catalog stops nothing that is known.
@Suite struct UnknownLanguageTests {
  @Test(arguments: [
    ("dag", "dag"), ("qqq", "qqq"), ("skr-arab", "skr-Arab"), ("azb", "azb"), ("be@latin", "be-Latn"),
    ("ca@valencia", "ca-valencia"), ("en@shaw", "en-Shaw"), ("sr_RS@latin", "sr-Latn-RS"), ("pt_BR.UTF-8", "pt-BR"),
    ("zh_Hant", "zh-Hant"), ("de_DE@euro", "de-DE"), ("English", "en"), ("xx", nil), ("Klingonese", nil), ("@", nil),
    (".", nil), ("", nil),
  ]) func aWellFormedTagIsALanguage(name: String, tag: String?) {
    #expect(LanguageName.tag(of: name) == tag)
  }

  @Test(arguments: [
    ("app_de", "de"), ("intl_pt_BR", "pt-BR"), ("de", "de"), ("pt_BR", "pt-BR"), ("fil_PH", "fil-PH"),
    ("gsw_CH", "gsw-CH"),
    ("app_zh_Hant_TW", "zh-Hant-TW"), ("messages", nil), ("app", nil), ("my_app", nil),
  ]) func aFileHasTheLanguageAtTheEndOfItsName(name: String, tag: String?) {
    #expect(LanguageName.atEnd(of: name) == tag)
  }

  @Test func foldersAndFilesThatCannotBeReadAreLeftOut() throws {
    try CatalogSample.withFolder { folder in
      for name in ["en", "de", "dag", "Klingonese speech", "!"] {
        try CatalogSample.write("\"hi\" = \"\(name)\";".utf8, to: folder + "/\(name).lproj/Localizable.strings")
      }
      try CatalogSample.write("\"hi\" = \"cut".utf8, to: folder + "/fr.lproj/Localizable.strings")
      try CatalogSample.write("{".utf8, to: folder + "/More.xcstrings")
      let catalog = try CatalogFiles.read(folder, name: "strings")
      #expect(catalog.languages == ["dag", "de", "en"])
      #expect(catalog.message(for: "hi", in: "dag")?.message.shown() == "dag")
      let warnings = catalog.warnings.map(\.message)
      #expect(warnings.count == 2)
      #expect(
        warnings.first == "\"!.lproj\", \"Klingonese speech.lproj\" are not languages, and their texts are left out")
      #expect(
        warnings.last?.hasPrefix(
          "\"strings/More.xcstrings\", \"strings/fr.lproj/Localizable\" are left out: the file ends") == true)
      #expect(catalog.warnings.allSatisfy { $0.severity == .warning })
    }
  }

  @Test func aFolderOfNothingButDamageIsAnError() throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("\"hi\" = \"cut".utf8, to: folder + "/fr.lproj/Localizable.strings")
      #expect(throws: ContentError.self) { try CatalogFiles.read(folder, name: "strings") }
    }
  }

  @Test func languagesOfAFileThatAreNoneAreNamedOnce() throws {
    let unit = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
    let catalog = try CatalogSample.xcstrings(
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": \#(unit), "Klingonese": \#(unit)}}, "#
        + #""b": {"localizations": {"Klingonese": \#(unit), "qqq": \#(unit)}}}}"#)
    #expect(catalog.languages == ["de", "en", "qqq"])
    #expect(
      catalog.warnings.map(\.message) == ["\"Klingonese\" is not a language, and its texts are left out"])
    let header = "msgid \"\"\nmsgstr \"Language: xx_nowhere\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
    let gettext = try POReader.read(try SourceFile.catalog(Array(header.utf8), name: "t.po"))
    #expect(gettext.languages.isEmpty && gettext.warnings.map(\.code) == ["unknown-language"])
    let xliff = try XLIFFReader.read(
      Array("<xliff version=\"1.2\"><file source-language=\"Klingonese\"/></xliff>".utf8), name: "t")
    #expect(xliff.languages.isEmpty && xliff.warnings.map(\.code) == ["unknown-language"])
  }

  @Test func tablesMayHaveTheNameOfTheirLanguage() throws {
    try CatalogSample.withFolder { folder in
      for name in ["en", "de", "SAS"] {
        try CatalogSample.write("\"hi\" = \"\(name)\";".utf8, to: folder + "/\(name).strings")
      }
      let catalog = try CatalogFiles.read(folder, name: "strings")
      #expect(catalog.languages == ["", "de", "en"])
      #expect(try CatalogFiles.read(folder + "/de.strings", name: "de.strings").languages == ["de"])
    }
  }

  @Test func bundlesMayHaveTheirLanguageInTheName() throws {
    try CatalogSample.withFolder { folder in
      let text = Array(#"{"hi": "Hallo"}"#.utf8)
      for name in ["app_de.arb", "intl_pt_BR.arb", "fr.arb", "ja/app.arb"] {
        try CatalogSample.write(text, to: folder + "/" + name)
      }
      #expect(try CatalogFiles.read(folder + "/ja/app.arb", name: "app.arb").languages == ["ja"])
      #expect(try CatalogFiles.read(folder, name: "l10n").languages == ["de", "fr", "ja", "pt-BR"])
      try CatalogSample.write(text, to: folder + "/other/texts.arb")
      let fault = CatalogSample.fault { () throws(ContentError) in
        try CatalogFiles.read(folder + "/other/texts.arb", name: "texts.arb")
      }
      #expect(fault == "1:1 the bundle does not say its language")
    }
  }
}
