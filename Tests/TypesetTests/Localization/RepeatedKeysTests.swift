import Foundation
import Testing

@testable import Typeset

/// A key given twice: silent with the same text, a warning with both places with another one, and the last one wins.
@Suite struct RepeatedKeysTests {
  /// The catalog in a file of a temporary folder, which messages call by its name.
  private func catalog(_ name: String, _ bytes: some Sequence<UInt8>) throws -> Catalog {
    var catalog: Catalog?
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(bytes, to: folder + "/" + name)
      catalog = try CatalogFiles.read(folder + "/" + name, name: name)
    }
    return try #require(catalog)
  }

  /// The warnings of a catalog, as `line:column message`.
  private func warnings(of catalog: Catalog) -> [String] {
    catalog.warnings.map { warning in
      #expect(
        warning.severity == .warning && warning.code == "duplicate-key" && warning.hints == ["remove one of them"])
      let start = warning.range?.start
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(warning.message)"
    }
  }

  private func shown(_ key: String, _ language: String, in catalog: Catalog, _ arguments: MessageArgument...) -> String?
  {
    catalog.message(for: key, in: language).map { found in
      let pieces = try? MessageFormatter(language: language, device: .iphone, arguments: arguments).pieces(
        of: found.message)
      return pieces?.shown(arguments) ?? "?"
    }
  }

  @Test func theSameTextIsSilent() throws {
    for (name, text) in [
      ("a.strings", "\"k\" = \"x\";\n\"other\" = \"y\";\nk = x;"),
      ("a.strings", "<plist><dict><key>k</key><string>x</string><key>k</key><string>x</string></dict></plist>"),
      (
        "a.xcstrings",
        #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "x"}}}}, "k": {"localizations": {"en": {"stringUnit": {"value": "x"}}}}}}"#
      ),
      (
        "a.xliff",
        "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"k\"><source>x</source></trans-unit><group><trans-unit id=\"k\"><source>x</source></trans-unit></group></body></file></xliff>"
      ),
    ] {
      let catalog = try catalog(name, text.utf8)
      #expect(catalog.warnings.map(\.message) == [])
      #expect(shown("k", catalog.languages[0], in: catalog) == "x")
    }
  }

  @Test func anotherTextInATableIsAWarningAndWins() throws {
    let text = try catalog("a.strings", "\"k\" = \"one\";\n/* */ \"k\" = \"two\";\nk = three;\nk = three;".utf8)
    #expect(
      warnings(of: text) == [
        "2:7 key \"k\" has another text in a.strings, line 1; the last one is used",
        "3:1 key \"k\" has another text in a.strings, line 2; the last one is used",
      ])
    #expect(shown("k", "", in: text) == "three")
    #expect(text.entries["k"]?.place.start.line == 4)
    let xml = try catalog(
      "a.strings",
      "<plist><dict>\n<key>k</key><string>one</string>\n<key>k</key><string>two</string></dict></plist>".utf8)
    #expect(warnings(of: xml) == ["3:2 key \"k\" has another text in a.strings, line 2; the last one is used"])
    #expect(shown("k", "", in: xml) == "two")
  }

  @Test func aPluralOfATableCanBeRepeatedInPartOrWhole() throws {
    func table(_ first: String, _ second: String) throws -> Catalog {
      func entry(_ cases: String) -> String {
        "<key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@c@</string><key>c</key><dict>\(cases)</dict></dict>\n"
      }
      return try catalog("a.stringsdict", "<plist><dict>\n\(entry(first))\(entry(second))</dict></plist>".utf8)
    }
    func plural(_ category: String, _ text: String) -> String { "<key>\(category)</key><string>\(text)</string>" }
    let one = plural("one", "%d day")
    let other = plural("other", "%d days")
    #expect(try table(one + other, other + one).warnings.isEmpty)
    let changed = try table(one + other, one + plural("other", "%d nights"))
    #expect(
      warnings(of: changed) == ["3:2 key \"n\" has another text in a.stringsdict, line 2; the last one is used"])
    #expect(shown("n", "", in: changed, .int(2)) == "[2] nights")
    let inside = try table(one + other, one + other + other + plural("other", "%d nights"))
    #expect(
      warnings(of: inside).map { $0.drop { $0 != " " } } == [
        " key \"other\" has another text in a.stringsdict, line 3; the last one is used",
        " key \"n\" has another text in a.stringsdict, line 2; the last one is used",
      ])
    #expect(shown("n", "", in: inside, .int(2)) == "[2] nights")
  }

  @Test func aStringCatalogComparesEachLanguage() throws {
    let catalog = try catalog(
      "a.xcstrings",
      Array(
        """
        {"sourceLanguage": "en", "strings": {
          "k": {"localizations": {
            "en": {"stringUnit": {"value": "one"}},
            "he": {"stringUnit": {"value": "אחת"}},
            "ar": {"stringUnit": {"value": "واحد"}}}},
          "z": {"localizations": {"de": {"stringUnit": {"value": "eins"}},
            "de": {"stringUnit": {"value": "zwei"}}}},
          "k": {"localizations": {
            "en": {"stringUnit": {"value": "two"}},
            "ar": {"stringUnit": {"value": "واحد"}}}}}}
        """.utf8))
    #expect(
      warnings(of: catalog) == [
        "7:36 key \"z\" has another text in a.xcstrings, line 6; the last one is used",
        "9:36 key \"k\" has another text in a.xcstrings, line 3; the last one is used",
      ])
    #expect(shown("k", "en", in: catalog) == "two" && shown("k", "ar", in: catalog) == "واحد")
    #expect(shown("k", "he", in: catalog) == "אחת" && shown("z", "de", in: catalog) == "zwei")
  }

  @Test func anXLIFFFileComparesSourceAndTarget() throws {
    let catalog = try catalog(
      "a.xliff",
      Array(
        """
        <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
        <trans-unit id="k"><source>One</source>
        <target>Eins</target></trans-unit>
        <trans-unit id="n|==|plural.one"><source>%d day</source></trans-unit>
        <trans-unit id="n|==|plural.other"><source>%d days</source></trans-unit>
        <trans-unit id="k"><source>One</source>
        <target>Zwei</target></trans-unit>
        <trans-unit id="n|==|plural.other"><source>%d nights</source></trans-unit>
        </body></file><file original="b" source-language="en" target-language="de"><body>
        <trans-unit id="k"><source>Another table</source></trans-unit></body></file></xliff>
        """.utf8))
    #expect(
      warnings(of: catalog) == [
        "7:2 key \"k\" has another text in a.xliff, line 3; the last one is used",
        "8:37 key \"n|==|plural.other\" has another text in a.xliff, line 5; the last one is used",
      ])
    #expect(shown("k", "en", in: catalog) == "One" && shown("k", "de", in: catalog) == "Zwei")
    #expect(shown("n", "en", in: catalog, .int(2)) == "[2] nights")
    #expect(shown("n", "en", in: catalog, .int(1)) == "[1] day")
  }

  @Test func everyDocumentThatNamesTheCatalogIsWarned() throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("k = one;\nk = two;".utf8, to: folder + "/Texts/de.lproj/A.strings")
      let library = CatalogLibrary()
      for _ in 0..<2 {
        let log = DiagnosticLog()
        let source = SourceFile(name: "doc.xml", utf8: Array("<catalog/>".utf8))
        let catalog = library.load(
          "Texts", from: folder, roots: [], at: SourceRange(file: source, bytes: 0..<1), log: log)
        #expect(catalog?.languages == ["de"] && !log.hasErrors)
        #expect(log.diagnostics.map(\.code) == ["duplicate-key"])
        #expect(log.diagnostics.first?.location?.file.hasSuffix("Texts/de.lproj/A.strings") == true)
        #expect(log.diagnostics.first?.location?.line == 2)
      }
    }
  }

  @Test func manyRepetitionsAreReadInReasonableTime() throws {
    let lines = (0..<50_000).map { "k = \($0);" }.joined(separator: "\n")
    let catalog = try catalog("a.strings", lines.utf8)
    #expect(shown("k", "", in: catalog) == "49999" && catalog.warnings.count == 49_999)
  }
}
