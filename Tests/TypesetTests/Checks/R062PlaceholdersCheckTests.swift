import Testing

@testable import Typeset

@Suite struct R062PlaceholdersCheckTests {
  private func faults(_ source: String, _ translation: String) throws -> [Fault] {
    try CatalogFaults(CatalogFaults.entry("key", ["en": source, "de": translation]), of: 62).faults
      .filter { $0.aspect.hasPrefix("de") }
  }

  @Test func aPlaceholderTooManyIsAnErrorAndOneTooFewAWarning() throws {
    let more = try faults("Hello %@", "Hallo %1$@ und %2$@")
    #expect(more.map(\.level) == [.error])
    #expect(more.map(\.message) == [#"the text in de has the placeholder "%2$@", which the source text has not"#])
    #expect(more.first?.key == "key")
    #expect(more.first?.catalog?.file == "test.xcstrings")
    let less = try faults("%1$@ of %2$lld", "von %2$lld")
    #expect(less.map(\.level) == [.warning])
    #expect(less.map(\.message) == [#"the text in de lacks the placeholder "%1$@""#])
  }

  @Test func orderMayDifferWherePlaceholdersAreNumbered() throws {
    #expect(try faults("a %1$@ of %2$lld", "a %2$d von %1$@").isEmpty)
    let swapped = try faults("a %@ of %lld", "a %lld von %@")
    #expect(swapped.map(\.message) == [#"the text in de has "%lld" and "%@" in another order than the source text"#])
    #expect(swapped.map(\.level) == [.error] && swapped.map(\.remedy) == ["number them: %2$lld, %1$@"])
  }

  @Test func whatComesBehindALostPlaceholderTakesItsValue() throws {
    let found = try faults("a %@ of %lld", "a %lld")
    #expect(
      found.map(\.message) == [#"the text in de lacks the placeholder "%@", whose value the next one shows"#])
    #expect(found.map(\.level) == [.error])
    #expect(try faults("a %@ of %lld", "a %@").map(\.level) == [.warning])
  }

  @Test(arguments: [("%d", "%u"), ("%lld", "%d"), ("%.1f", "%f"), ("%1$@", "%@"), ("%d", "%2$d %1$d")])
  func kindsThatTakeTheSameArgumentFit(source: String, translation: String) throws {
    let found = try faults("a " + source, "b " + translation)
    #expect(found.allSatisfy { !$0.message.contains("where the source") })
  }

  @Test(arguments: [("%d", "%@"), ("%@", "%s"), ("%f", "%d"), ("%@", "%lld"), ("%d", "%c")])
  func otherKindsAreErrors(source: String, translation: String) throws {
    #expect(try faults("a " + source, "b " + translation).map(\.level) == [.error])
  }

  @Test func whatIsNoPlaceholderAnyMoreIsNamed() throws {
    let found = try faults("a %@ of %lld", "a % @ von %lld")
    #expect(found.map(\.message) == [#"the text in de has "% @", which is no placeholder"#])
    #expect(found.map(\.remedy) == [#"write "%@""#])
    #expect(
      try faults("a %1$@", "a %1 $ @").map(\.message) == [#"the text in de has "%1 $ @", which is no placeholder"#])
    #expect(try faults("a %d", "a ％d").map(\.message) == [#"the text in de has "％d", which is no placeholder"#])
    // The value is there, and the percent sign is one.
    #expect(try faults("%d people, 5%% d", "%d Leute, 5 % d").isEmpty)
  }

  @Test func namesInBracesArePlaceholdersAndOtherBracesAreNot() throws {
    let wrong = try faults("a {name}", "a {nme}")
    #expect(
      wrong.map(\.message) == [
        #"the text in de has the placeholder "{nme}", which the source text has not; it lacks the placeholder "{name}""#
      ])
    #expect(wrong.map(\.level) == [.error])
    #expect(try faults("a {x y}", "a").isEmpty)
    #expect(try faults("100 % sure", "zu 100 % sicher").isEmpty)
  }

  @Test(arguments: ["100%-osan", "%100ean", "50%iger", "10%-ig", "50%indirim", "100%", "20 %d’été", "5%d"])
  func percentSignsOfASentenceAreNone(text: String) throws { #expect(try faults("All of it", text).isEmpty) }

  @Test func whatNothingElseLooksLikeIsFoundInATextWithoutArguments() throws {
    #expect(try faults("All of it", "Alles von %@").map(\.level) == [.error])
    #expect(try faults("100% of it", "100%% davon").map(\.level) == [.error])
  }

  @Test func percentSignsInAFormatAreWrittenTwice() throws {
    let found = try faults("%@: 50%% off", "%@: 50%ige Ermäßigung")
    #expect(found.map(\.message) == [#"the text in de has "%i", which its program takes for a placeholder"#])
    #expect(try faults("%@: 50%% off", "%@: 50%% Ermäßigung").isEmpty)
    #expect(try faults("%dMB", "%d MB").isEmpty)
  }

  @Test func aFormForOneNumberMayLeaveItOut() throws {
    let english = CatalogFaults.plurals("key", ["en": ["one": "One boat", "other": "%lld boats"]])
    #expect(try CatalogFaults(english, of: 62).faults.isEmpty)
    // In Russian, the form "one" is also for 21 and 31.
    let russian = CatalogFaults.plurals(
      "key",
      [
        "en": ["one": "One boat", "other": "%lld boats"],
        "ru": ["one": "лодка", "few": "%lld лодки", "many": "%lld лодок", "other": "%lld лодки"],
      ])
    #expect(try CatalogFaults(russian, of: 62).messages == [#"the text in ru lacks the placeholder "%lld""#])
  }

  @Test func aPartCountsAsTheNumberThatItHolds() throws {
    func entry(_ german: String, _ parts: String = "") -> String {
      #"""
      "key": {"localizations": {"en": {"stringUnit": {"value": "%#@n@ in %2$@"}, "substitutions": {"n": {"argNum": 1,
        "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg boat"}},
        "other": {"stringUnit": {"value": "%arg boats"}}}}}}},
        "de": {"stringUnit": {"value": "\#(german)"}\#(parts)}}}
      """#
    }
    func part(_ one: String, _ other: String) -> String {
      #"""
      , "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"value": "\#(one)"}}, "other": {"stringUnit": {"value": "\#(other)"}}}}}}
      """#
    }
    func messages(_ text: String, _ parts: String = "") throws -> [String] {
      try CatalogFaults(entry(text, parts), of: 62).faults.filter { $0.level > .advice }.map(\.message)
    }
    #expect(try messages("%2$@: %1$lld Boote").isEmpty)
    #expect(try messages("%2$@: %#@n@", part("Ein Boot", "%arg Boote")).isEmpty)
    #expect(try messages("%2$@: %1$@ Boote").count == 1)
    #expect(
      try messages("%2$@: %#@n@", part("Ein Boot", "Boote")) == [#"the text in de lacks the placeholder "%#@n@""#])
    #expect(try messages("%2$@: %#@n@") == [##"the text in de has the part "%#@n@", which it does not define"##])
  }

  @Test func bothTextsOfGettextCount() throws {
    func messages(_ entry: String) throws -> [String] {
      let header = #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\n"


        """#
      let catalog = try POReader.read(try SourceFile.catalog(Array((header + entry).utf8), name: "de.po"))
      var log = FaultLog()
      CheckCatalogue.all.filtered { $0 == Rule(62) }.check(CheckedCatalog(catalog, developmentLanguage: "en"), &log)
      return log.faults.filter { $0.level > .advice }.map(\.message)
    }
    let plural = "msgid \"One file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"Eine Datei\"\n"
    #expect(try messages(plural + "msgstr[1] \"%d Dateien\"\n").isEmpty)
    #expect(try messages(plural + "msgstr[1] \"Dateien\"\n") == [#"the text in de lacks the placeholder "%d""#])
    #expect(try messages("#, fuzzy\nmsgid \"One of %s\"\nmsgstr \"Eins\"\n").isEmpty)
    #expect(try messages("msgid \"One of %s\"\nmsgstr \"Eins\"\n").count == 1)
    #expect(try messages("msgid \"dialog.text\"\nmsgstr \"Hallo %s\"\n").isEmpty)
  }

  @Test func theKeyIsTheSourceWhereItIsAText() throws {
    let entry = CatalogFaults.entry("Hello %@", ["de": "Hallo"])
    #expect(try CatalogFaults(entry, of: 62).messages == [#"the text in de lacks the placeholder "%@""#])
    #expect(try CatalogFaults(CatalogFaults.entry("hello", ["de": "Hallo %@"]), of: 62).faults.isEmpty)
  }
}
