import Testing

@testable import Typeset

/// Catalogs of gettext as they are read.
@Suite struct POReaderTests {
  private static let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"

  private func read(_ text: String) throws(ContentError) -> Catalog {
    try POReader.read(try SourceFile.catalog(Array(text.utf8), name: "t.po"))
  }

  private func text(_ key: String, of catalog: Catalog, in language: String = "de") -> String? {
    catalog.entries[key]?.messages[language]?.texts.first?.value
  }

  @Test func textsAreRead() throws {
    let catalog = try read(
      Self.header + """
        #. What it is
        #.  for
        #: screen.c:12
        msgid "Settings"
        msgstr ""
        "Ein\\"stel\\t"
          "lungen\\n"

        msgid   "Two "  \n"lines"
        msgstr\t"Zwei\\101\\x42\\\\"
        """)
    #expect(catalog.languages == ["de"])
    #expect(text("Settings", of: catalog) == "Ein\"stel\tlungen\n" && text("Two lines", of: catalog) == "ZweiAB\\")
    #expect(catalog.entries["Settings"]?.note == "What it is for")
    #expect(catalog.entries["Settings"]?.place.start.line == 7)
    #expect(catalog.entries["Settings"]?.messages["de"]?.place?.start.line == 8)
    #expect(catalog.entries[""] == nil && catalog.entries.count == 2)
  }

  @Test func aContextIsTheKeyUnlessItIsShared() throws {
    let catalog = try read(
      Self.header + """
        msgctxt "menu.open"
        msgid "Open"
        msgstr "Öffnen"
        msgctxt "door"
        msgid "Open"
        msgstr "Offen"
        msgctxt "door"
        msgid "Shut"
        msgstr "Zu"
        msgid "Open"
        msgstr "Auf"
        """)
    #expect(catalog.entries.keys.sorted() == ["Open", "door|Open", "door|Shut", "menu.open"])
    #expect(text("menu.open", of: catalog) == "Öffnen" && text("door|Open", of: catalog) == "Offen")
    #expect(text("door|Shut", of: catalog) == "Zu" && text("Open", of: catalog) == "Auf")
  }

  @Test func theTextIsOneOfTheSourceLanguageWhereThatIsNamed() throws {
    let catalog = try read(
      """
      msgid ""
      msgstr "Language: de\\nX-Source-Language: en_US\\n"
      msgctxt "open"
      msgid "Open"
      msgstr "Öffnen"
      """)
    #expect(catalog.sourceLanguage == "en-US" && catalog.languages == ["de", "en-US"])
    #expect(text("open", of: catalog, in: "en-US") == "Open" && text("open", of: catalog) == "Öffnen")
  }

  @Test func statesAreThoseOfTheFlags() throws {
    let catalog = try read(
      Self.header + """
        #, c-format, fuzzy
        msgid "a"
        msgstr "A"

        msgid "b"
        msgstr ""

        #. of the old one
        #, fuzzy
        #~ msgid "old"
        #~ msgstr "alt"
        msgid "c"
        msgstr "C"
        """)
    func state(_ key: String) -> CatalogText.State? { catalog.entries[key]?.messages["de"]?.state }
    #expect(state("a") == .needsReview && state("b") == .new && state("c") == .translated)
    #expect(catalog.entries["old"] == nil && catalog.entries["c"]?.note == nil)
    #expect(catalog.message(for: "b", in: "de") == nil)
  }

  /// A text that varies, with as many forms as a rule has.
  private func plurals(_ language: String, _ rule: String?, forms: Int) throws -> CatalogMessage? {
    let field = rule.map { "Plural-Forms: \($0)\\n" } ?? ""
    let texts = (0..<forms).map { "msgstr[\($0)] \"\($0): %d\"\n" }.joined()
    let catalog = try read(
      "msgid \"\"\nmsgstr \"Language: \(language)\\n\(field)\"\nmsgid \"a day\"\nmsgid_plural \"%d days\"\n\(texts)")
    return catalog.entries["a day"]?.messages[language]
  }

  @Test(
    arguments: [
      ("en", "nplurals=2; plural=(n != 1);", 2, [0: 1, 1: 0, 2: 1, 11: 1]),
      (
        "ru", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        3, [1: 0, 3: 1, 5: 2, 11: 2, 21: 0, 22: 1]
      ),
      (
        "ar", "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;", 6,
        [0: 0, 1: 1, 2: 2, 7: 3, 103: 3, 11: 4, 100: 5]
      ), ("ar", nil, 6, [0: 0, 1: 1, 2: 2, 7: 3, 11: 4, 100: 5]),
      ("ja", "nplurals=1; plural=0;", 1, [0: 0, 1: 0, 5: 0]),
      ("fr", "nplurals=2; plural=n > 1;", 2, [0: 0, 1: 0, 2: 1]),
    ] as [(String, String?, Int, [Int: Int])])
  func formsAreChosenByTheRule(language: String, rule: String?, forms: Int, expected: [Int: Int]) throws {
    let message = try #require(try plurals(language, rule, forms: forms))
    for (number, form) in expected {
      #expect(message.shown(.int(number), language: language) == "\(form): [\(number)]", "\(number)")
    }
  }

  @Test(arguments: [
    ("de_AT", "de-AT"), ("pt_BR.UTF-8", "pt-BR"), ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"),
    ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("ca@valencia", "ca-valencia"), ("zh_TW", "zh-TW"), ("uz@cyrillic", "uz-Cyrl"),
  ])
  func languagesAreNamedAsInPOSIX(name: String, tag: String) throws {
    #expect(
      try read("msgid \"\"\nmsgstr \"Language: \(name)\\n\"\nmsgid \"a\"\nmsgstr \"b\"").languages == [tag])
  }

  @Test func withoutAHeaderTheLanguageIsTheDocuments() throws {
    #expect(try read("msgid \"a\"\nmsgstr \"b\"").languages == [""])
    #expect(try read("").languages == [] && read("# only a comment\n").entries.isEmpty)
  }

  @Test func everyEncodingIsTheSame() throws {
    let text = Self.header + "msgid \"day\"\nmsgstr \"Tag ע 😀\"\n"
    for bytes in CatalogSample.encodings(of: text) {
      let catalog = try POReader.read(try SourceFile.catalog(bytes, name: "t.po"))
      #expect(self.text("day", of: catalog) == "Tag ע 😀" && catalog.languages == ["de"])
    }
  }

  @Test(arguments: [
    ("msgid \"a\"", "1:1 the entry has no msgstr"), ("msgctxt \"a\"", "1:1 the entry has no msgid"),
    ("\nmsgid \"a\nmsgstr \"b\"", "2:7 the string is not closed"),
    ("msgid \"a\\", "1:7 the string is not closed"),
    ("msgstr \"x\"", "1:1 the translation has no place here"),
    ("msgid \"a\"\nmsgstr[1] \"x\"", "2:1 the translation has no place here"),
    ("msgid \"a\"\nmsgstr[0] \"x\"\nmsgstr[2] \"x\"", "3:1 the translation has no place here"),
    ("msgword \"x\"", "1:1 the line is not part of a catalog"), ("text", "1:1 the line is not part of a catalog"),
    ("msgid \"a\\q\"", "1:9 unknown escape sequence"), ("msgid \"a\" x", "1:10 unexpected text after the string"),
    ("msgid \"\"\nmsgstr \"Language: de\\nPlural-Forms: n\\n\"", "1:1 the field Plural-Forms is not a rule"),
  ])
  func aBrokenCatalogIsReportedWithItsPlace(text: String, fault: String) {
    #expect(CatalogSample.fault { () throws(ContentError) in try read(text) } == fault)
  }

  @Test func whatIsNotTextIsRefused() {
    #expect(throws: ContentError.self) {
      try POReader.read(try SourceFile.catalog(Array("msgid \"".utf8) + [0xC0, 0xFF, 0x22], name: "t.po"))
    }
  }

  @Test func aRepeatedKeyWithAnotherTextIsAWarning() throws {
    let catalog = try read(Self.header + "msgid \"a\"\nmsgstr \"1\"\nmsgid \"a\"\nmsgstr \"2\"")
    #expect(text("a", of: catalog) == "2" && catalog.warnings.count == 1)
  }

  @Test func randomFaultsAreReadOrRefused() {
    let sample = Array(
      """
      msgid ""
      msgstr "Language: ar\\nPlural-Forms: nplurals=6; plural=n==0 ? 0 : n%100>=3 && n%100<=10 ? 3 : 5;\\n"
      #, fuzzy
      #~ msgid "x"
      msgctxt "c"
      msgid "a\\x41"
      msgid_plural "b"
      msgstr[0] "\\303\\251"
      msgstr[1] "y"
      """.utf8)
    var random = SeededGenerator(state: 32)
    var (read, refused) = (0, 0)
    for _ in 0..<4000 {
      let bytes = random.mutation(
        of: sample, pieces: ["\"", "\\", "\n", "#", "@", "[9]", "(", "?", "/0", "msgid \"\"\n"])
      do {
        _ = try POReader.read(try SourceFile.catalog(bytes, name: "t.po"))
        read += 1
      } catch { refused += 1 }
    }
    #expect(read > 100 && refused > 100, "\(read), \(refused)")
  }
}
