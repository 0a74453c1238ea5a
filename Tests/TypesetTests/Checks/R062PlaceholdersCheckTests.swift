import Testing

@testable import Typeset

@Suite struct R062PlaceholdersCheckTests {
  private func faults(_ source: String, _ translation: String) throws -> [Fault] {
    try CatalogFaults(CatalogFaults.entry("key", ["en": source, "de": translation]), of: 62).faults
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
    #expect(try faults("a %@ of %lld", "a %lld von %@").count == 2)
  }

  @Test func namesInBracesArePlaceholdersAndOtherBracesAreNot() throws {
    #expect(try faults("a {name}", "a {nme}").map(\.level) == [.error, .warning])
    #expect(try faults("a {x y}", "a").isEmpty)
    #expect(try faults("100 % sure", "zu 100 % sicher").isEmpty)
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

  @Test func theKeyIsTheSourceWhereItIsAText() throws {
    let entry = CatalogFaults.entry("Hello %@", ["de": "Hallo"])
    #expect(try CatalogFaults(entry, of: 62).messages == [#"the text in de lacks the placeholder "%@""#])
    #expect(try CatalogFaults(CatalogFaults.entry("hello", ["de": "Hallo %@"]), of: 62).faults.isEmpty)
  }
}
