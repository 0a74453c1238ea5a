import Foundation
import Testing

@testable import Typeset

@Suite struct CatalogFilesTests {
  private let xliff = """
    <?xml version="1.0"?>
    <!DOCTYPE xliff PUBLIC "-//XLIFF//DTD XLIFF//EN" "http://www.oasis-open.org/committees/xliff/documents/xliff.dtd">
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a" source-language="en" target-language="ar" datatype="plaintext"><body>
        <trans-unit id="hello"><source>Hello</source><target>مرحبا</target><note>x</note></trans-unit>
        <group id="g"><trans-unit id="bold"><source>A <g id="1">bold</g> <x id="2" equiv-text="%@"/><ph id="3">%d</ph><bpt id="4">&lt;b></bpt></source></trans-unit></group>
        <trans-unit id="name" translate="no"><source>Typeset</source></trans-unit>
        <trans-unit id="n|==|plural.one"><source>%d item</source><target state="needs-review-translation">عنصر</target></trans-unit>
        <trans-unit id="n|==|plural.other"><source>%d items</source><target>%d عناصر</target></trans-unit>
      </body></file>
      <file original="b" source-language="en" target-language="he"><body>
        <trans-unit id="hello"><source>Hello</source><target>שלום</target></trans-unit></body></file>
    </xliff>
    """

  @Test func xliffIsRead() throws {
    let catalog = try XLIFFReader.read(Array(xliff.utf8), name: "test.xliff")
    func shown(_ key: String, _ language: String) -> String? {
      catalog.message(for: key, in: language)?.message.shown(.int(1))
    }
    #expect(shown("hello", "en") == "Hello" && shown("hello", "ar") == "مرحبا" && shown("hello", "he") == "שלום")
    #expect(catalog.message(for: "bold", in: "en")?.message.shown(.text("x"), .int(2)) == "A bold [x][2]")
    #expect(shown("bold", "ar") == nil && catalog.entries["name"]?.isTranslatable == false)
    #expect(shown("n", "ar") == "عنصر" && catalog.message(for: "n", in: "ar")?.message.state == .needsReview)
    #expect(catalog.message(for: "n", in: "ar")?.message.shown(.int(3), language: "ar") == "[3] عناصر")
    #expect(catalog.sourceLanguage == "en")
  }

  @Test(arguments: [
    ("<xliff version=\"3.0\"/>", "1:17 XLIFF 3.0 is not supported"),
    ("<xliff version=\"2.0\"/>", "1:2 <xliff> has no srcLang"),
    ("<html/>", "1:2 <html> is not XLIFF"),
    ("<xliff version=\"1.2\"><file/></xliff>", "1:23 <file> has no source-language"),
    (
      "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"a\"><source/><target/></trans-unit></body></file></xliff>",
      "1:84 <target> in a <file> without target-language"
    ),
    ("<!DOCTYPE x [<!ENTITY a \"b\">]><xliff version=\"1.2\"/>", "1:1 document type declarations are not allowed"),
    ("", "1:1 the file is empty"),
    ("<xliff version=\"1.2\"><file>", "1:28 the file ends inside <file>"),
  ]) func aBrokenXLIFFIsReportedWithItsPlace(text: String, fault: String) {
    #expect(
      CatalogSample.fault { () throws(ContentError) in try XLIFFReader.read(Array(text.utf8), name: "t") } == fault)
  }

  @Test func aFolderOfLanguagesIsOneCatalog() throws {
    try CatalogSample.withFolder { folder in
      for (path, text) in [
        ("Base.lproj/Localizable.strings", "\"hi\" = \"Hi\"; \"only\" = \"Base\";"),
        ("ar.lproj/Localizable.strings", "hi = \"أهلا\";"),
        ("ar.lproj/Other.strings", "hi = \"no\"; more = \"المزيد\";"),
        ("zh_TW.lproj/Localizable.strings", "hi = \"嗨\";"),
        ("French.lproj/Localizable.strings", "hi = Salut;"), ("notes.txt", "x"),
        (
          "ar.lproj/Localizable.stringsdict",
          "<plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@c@</string><key>c</key><dict><key>two</key><string>اثنان</string><key>other</key><string>%d</string></dict></dict></dict></plist>"
        ),
      ] { try CatalogSample.write(text.utf8, to: folder + "/" + path) }
      let set = CatalogSet([try CatalogFiles.read(folder, name: "strings")])
      func answer(_ key: String, _ locale: String) -> CatalogSet.Answer? {
        set.answer(for: key, locale: locale, developmentLanguage: "en")
      }
      #expect(answer("hi", "ar-EG")?.message.shown() == "أهلا" && answer("hi", "ar-EG")?.language == "ar")
      #expect(answer("more", "ar")?.message.shown() == "المزيد")
      #expect(answer("n", "ar")?.message.shown(.int(2), language: "ar") == "اثنان")
      #expect(answer("hi", "zh-Hant")?.message.shown() == "嗨" && answer("hi", "fr-CA")?.message.shown() == "Salut")
      #expect(
        answer("hi", "de")?.message.shown() == "Hi" && answer("hi", "de")?.language == "en"
          && answer("hi", "de")?.isMissing == true)
      #expect(answer("only", "en-GB")?.isMissing == false && answer("nothing", "en") == nil)
      #expect(set.nearestKey(to: "mare") == "more")
    }
  }

  @Test func aSingleFileTakesItsLanguageFromItsFolder() throws {
    try CatalogSample.withFolder { folder in
      for path in ["he.lproj/X.strings", "fa.strings", "SAS.strings", "zh-Hant.strings", "Texts.strings"] {
        try CatalogSample.write("a = b;".utf8, to: folder + "/" + path)
      }
      #expect(try CatalogFiles.read(folder + "/he.lproj/X.strings", name: "x").languages == ["he"])
      #expect(try CatalogFiles.read(folder + "/he.lproj", name: "x").languages == ["he"])
      for (name, language) in [("fa", "fa"), ("SAS", ""), ("zh-Hant", "zh-Hant"), ("Texts", "")] {
        #expect(try CatalogFiles.read(folder + "/\(name).strings", name: "x").languages == [language], "\(name)")
      }
    }
  }

  @Test func missingPathsAreReported() throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("{}".utf8, to: folder + "/outside.xcstrings")
      try CatalogSample.write("x".utf8, to: folder + "/in/notes.txt")
      try FileManager.default.createDirectory(atPath: folder + "/in/empty", withIntermediateDirectories: true)
      let source = SourceFile(name: "doc.xml", utf8: Array("<catalog/>".utf8))
      let library = CatalogLibrary()
      func codes(_ path: String, roots: [String] = []) -> [String] {
        let log = DiagnosticLog()
        _ = library.load(
          path, from: folder + "/in", roots: roots, at: SourceRange(file: source, bytes: 0..<1), log: log)
        return log.diagnostics.map { "\($0.code) \($0.isMissingInput)" }
      }
      #expect(codes("none.xcstrings") == ["missing-catalog true"])
      #expect(codes("../outside.xcstrings") == ["catalog-outside false"])
      #expect(codes("../none.xcstrings") == ["catalog-outside false"])
      #expect(codes("../outside.xcstrings", roots: [folder]) == ["catalog false"])
      #expect(codes("notes.txt") == ["catalog-kind false"])
      #expect(codes("empty") == ["missing-catalog true"])
    }
  }

  @Test func aCatalogIsReadOnce() throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("a = b;".utf8, to: folder + "/en.strings")
      let library = CatalogLibrary()
      let log = DiagnosticLog()
      let first = try #require(library.load(folder + "/en.strings", log: log))
      try FileManager.default.removeItem(atPath: folder + "/en.strings")
      try CatalogSample.write("a = c;".utf8, to: folder + "/en.strings")
      #expect(library.load(folder + "/en.strings", log: log) === first && log.diagnostics.isEmpty)
    }
  }

  @Test func theFirstCatalogWinsWithinALanguage() throws {
    let first = try CatalogSample.xcstrings(
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "one"}}}}}}"#)
    let second = try CatalogSample.xcstrings(
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "two"}}, "ar": {"stringUnit": {"value": "اثنان"}}}}}}"#
    )
    let set = CatalogSet([first, second])
    #expect(set.answer(for: "k", locale: "en", developmentLanguage: "en")?.message.shown() == "one")
    #expect(set.answer(for: "k", locale: "ar", developmentLanguage: "en")?.message.shown() == "اثنان")
    #expect(set.answer(for: "k", locale: "de", developmentLanguage: "en")?.message.shown() == "one")
  }

  @Test func coverageCountsWhatIsToBeTranslated() throws {
    let catalog = try CatalogSample.xcstrings(
      """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "x"}}, "he": {"stringUnit": {"state": "needs_review", "value": "x"}}}},
        "b": {"localizations": {"ar": {"stringUnit": {"state": "new", "value": "x"}}}},
        "c": {"shouldTranslate": false}, "d": {"extractionState": "stale"}}}
      """)
    #expect(
      CatalogSet([catalog]).coverage(developmentLanguage: "en").map(\.line) == [
        "strings: ar: 1 of 2 keys translated (50 %)", "strings: he: 1 of 2 keys translated (50 %), 1 needs review",
      ])
  }
}
