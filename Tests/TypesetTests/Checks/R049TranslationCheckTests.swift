import Testing

@testable import Typeset

@Suite struct R049TranslationCheckTests {
  @Test func theLanguagesOfAKeyAreOneFinding() throws {
    let strings = [
      CatalogFaults.entry("one", ["en": "One", "de": "Eins", "fr": "Un", "he": "אחת"]),
      CatalogFaults.entry("two", ["en": "Two", "de": "Zwei"]),
    ].joined(separator: ", ")
    let found = try CatalogFaults(strings, of: 49)
    #expect(found.messages == ["the text is not translated into fr and he"])
    #expect(found.faults.first?.key == "two")
    #expect(found.faults.first?.level == .warning)
    #expect(found.faults.first?.catalog?.position?.line == 1)
  }

  @Test func statesAreAdvice() throws {
    let strings = #"""
      "old": {"extractionState": "stale", "localizations": {"en": {"stringUnit": {"value": "Old"}}}},
      "new": {"localizations": {"en": {"stringUnit": {"value": "New"}},
        "de": {"stringUnit": {"state": "needs_review", "value": "Neu"}},
        "fr": {"stringUnit": {"state": "new", "value": ""}}}}
      """#
    let found = try CatalogFaults(strings, of: 49)
    #expect(
      found.messages == [
        "the text is not translated into fr", "the text in de needs review",
        "the key is stale: the app no longer uses it",
      ])
    #expect(found.faults.map(\.level) == [.warning, .advice, .advice])
  }

  @Test func fallbacksAndTextsWithoutWordsNeedNoTranslation() throws {
    let strings = [
      CatalogFaults.entry("%@ – %lld", ["en": "%@ – %lld"]),
      CatalogFaults.entry("a", ["en": "A", "es": "A", "es-MX": "A"]),
      CatalogFaults.entry("b", ["en": "B", "es": "B"]), CatalogFaults.entry("c", ["en": "C", "en-GB": "C", "es": "C"]),
      #""d": {"shouldTranslate": false, "localizations": {"en": {"stringUnit": {"value": "D"}}}}"#,
    ].joined(separator: ", ")
    #expect(try CatalogFaults(strings, of: 49).faults.isEmpty)
  }
}
