import Testing

@testable import Typeset

/// Keys that are given twice.
@Suite struct CatalogTwinsTests {
  /// The warnings of a catalog as `file:line message`.
  private func warnings(_ catalog: Catalog) -> [String] {
    catalog.warnings.map { "\($0.location.map { "\($0.file):\($0.line) " } ?? "")\($0.message)" }
  }

  private func text(_ key: String, _ language: String, in catalog: Catalog) -> String? {
    catalog.message(for: key, in: language)?.message.shown()
  }

  @Test func aTableMayRepeatItsTexts() throws {
    try CatalogSample.withFolder { folder in
      for (path, text) in [
        ("de.lproj/Localizable.strings", "\"a\" = \"x\";\n\"b\" = \"y\";\n\"a\" = \"x\";\n"),
        ("fr.lproj/Localizable.strings", "\"a\" = \"x\";\n\"b\" = \"y\";\n\"a\" = \"z\";\n"),
        ("fr.lproj/Other.strings", "\"b\" = \"another table\";"),
      ] { try CatalogSample.write(text.utf8, to: folder + "/" + path) }
      let catalog = try CatalogFiles.read(folder, name: "texts")
      #expect(warnings(catalog) == ["texts/fr.lproj/Localizable.strings:3 key \"a\" has another text in line 1"])
      #expect(text("a", "fr", in: catalog) == "z" && text("b", "fr", in: catalog) == "y")
    }
  }

  @Test func aStringCatalogJoinsTheLanguagesOfTwins() throws {
    let catalog = try CatalogSample.xcstrings(
      """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"de": {"stringUnit": {"value": "x"}}, "ar": {"stringUnit": {"value": "same"}}}},
        "a": {"localizations": {"fr": {"stringUnit": {"value": "y"}}, "ar": {"stringUnit": {"value": "same"}}}},
        "a": {"localizations": {"de": {"stringUnit": {"value": "z"}}}}}}
      """)
    #expect(warnings(catalog) == ["test.xcstrings:4 key \"a\" has another text in line 2"])
    #expect(text("a", "de", in: catalog) == "z" && text("a", "fr", in: catalog) == "y")
    #expect(text("a", "ar", in: catalog) == "same")
  }

  @Test func unitsOfXLIFFMayBeRepeated() throws {
    let text = """
      <xliff version="1.2"><file source-language="en" target-language="ar"><body>
      <trans-unit id="a"><source>A</source>
      <target>one</target></trans-unit>
      <trans-unit id="a"><source>A</source>
      <target>two</target></trans-unit></body></file></xliff>
      """
    let catalog = try XLIFFReader.read(Array(text.utf8), name: "ar.xliff")
    #expect(warnings(catalog) == ["ar.xliff:5 key \"a\" has another text in line 3"])
    #expect(self.text("a", "ar", in: catalog) == "two" && self.text("a", "en", in: catalog) == "A")
  }

  @Test func everyDocumentIsWarned() throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("\"a\" = \"x\";\n\"a\" = \"z\";\n".utf8, to: folder + "/fr.strings")
      let library = CatalogLibrary()
      for _ in 0..<2 {
        let log = DiagnosticLog()
        _ = library.load(folder + "/fr.strings", log: log)
        #expect(log.diagnostics.map(\.code) == ["duplicate-key"] && !log.hasErrors)
      }
    }
  }
}

/// Folders of every shape.
@Suite struct CatalogFolderTests {
  private func xliff(_ language: String, _ text: String) -> String {
    "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"\(language)\"><body>"
      + "<trans-unit id=\"hi\"><source>Hi</source><target>\(text)</target></trans-unit></body></file></xliff>"
  }

  @Test(arguments: [
    "de/Localizable.xliff", "de.xliff", "de.xcloc/Localized Contents/de.xliff", "de/de.xlf", "german.xliff",
  ]) func xliffIsFound(path: String) throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(xliff("de", "Hallo").utf8, to: folder + "/" + path)
      try CatalogSample.write("x".utf8, to: folder + "/media/notes.txt")
      let catalog = try CatalogFiles.read(folder, name: "x")
      #expect(catalog.message(for: "hi", in: "de")?.message.shown() == "Hallo")
      #expect(catalog.languages == ["de", "en"] && catalog.sourceLanguage == "en")
    }
  }

  @Test func tablesInLanguageFoldersAndStringCatalogsAreFound() throws {
    try CatalogSample.withFolder { folder in
      let english =
        #"{"sourceLanguage": "en", "strings": {"hi": {"localizations": {"ar": {"stringUnit": {"value": "أهلا"}}}}}}"#
      for (path, text) in [
        ("fr/Localizable.strings", "hi = Salut;"), ("he.lproj/Localizable.strings", "hi = \"שלום\";"),
        ("Localizable.xcstrings", english), ("SAS.strings", "hi = no;"), ("img/Localizable.strings", "hi = no;"),
      ] { try CatalogSample.write(text.utf8, to: folder + "/" + path) }
      let catalog = try CatalogFiles.read(folder, name: "x")
      #expect(catalog.languages == ["ar", "en", "fr", "he"])
      #expect(catalog.message(for: "hi", in: "fr")?.message.shown() == "Salut")
    }
  }
}
