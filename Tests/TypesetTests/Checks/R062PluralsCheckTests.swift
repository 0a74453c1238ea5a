import Testing

@testable import Typeset

@Suite struct R062PluralsCheckTests {
  private func faults(_ language: String, _ forms: String...) throws -> [Fault] {
    let cases = forms.map { #""\#($0)": {"stringUnit": {"state": "translated", "value": "%lld"}}"# }
    let entry = #"""
      "key": {"localizations": {"\#(language)": {"variations": {"plural": {\#(cases.joined(separator: ", "))}}}}}
      """#
    return try CatalogFaults(entry, of: 62).faults
  }

  @Test func theFormsOfALanguageAreEnough() throws {
    #expect(try faults("en", "one", "other").isEmpty)
    // Only millions take the French form "many".
    #expect(try faults("fr", "one", "other").isEmpty)
    #expect(try faults("ja", "other").isEmpty)
  }

  @Test func missingFormsAreNamedInTheirOrder() throws {
    let russian = try faults("ru", "one", "other")
    #expect(russian.map(\.message) == [#"the text in ru lacks the plural forms "few" and "many""#])
    #expect(russian.first?.measured == "2 forms")
    #expect(russian.first?.required == "4 forms")
    #expect(russian.first?.level == .warning)
    let arabic = try faults("ar", "zero", "one", "two", "few", "many")
    #expect(arabic.map(\.message) == [#"the text in ar lacks the plural form "other""#])
  }

  @Test func aTextThatDoesNotVaryIsAdviceInALanguageWithForms() throws {
    let strings = #"""
      "key": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld boat"}},
          "other": {"stringUnit": {"value": "%lld boats"}}}}},
        "de": {"stringUnit": {"value": "Boote: %lld"}}, "ja": {"stringUnit": {"value": "船%lld隻"}}}}
      """#
    let found = try CatalogFaults(strings, of: 62)
    #expect(found.messages == ["the source text varies by number, and the text in de does not"])
    #expect(found.faults.first?.level == .advice)
  }
}
