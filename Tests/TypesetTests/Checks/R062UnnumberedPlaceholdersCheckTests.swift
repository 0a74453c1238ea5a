import Testing

@testable import Typeset

@Suite struct R062UnnumberedPlaceholdersCheckTests {
  private func faults(_ english: String, _ language: String, _ other: String) throws -> [Fault] {
    try CatalogFaults(CatalogFaults.entry("key", ["en": english, language: other]), of: 62).faults
      .filter { $0.aspect == "unnumbered" }
  }

  @Test func aLanguageOfAnotherOrderNeedsNumbers() throws {
    let found = try faults("Here %@ gave %@ a map", "ja", "ここで%@が%@に地図をあげた")
    #expect(
      found.map(\.message) == [
        "the placeholders of the text in ja have no numbers, and the order of words differs from that of en"
      ])
    #expect(found.first?.level == .advice)
    #expect(try faults("Here %@ gave %@ a map", "ja", "ここで%2$@に%1$@が地図をあげた").count == 1)
    #expect(try faults("Here %1$@ gave %2$@ a map", "ja", "ここで%2$@に%1$@が地図をあげた").isEmpty)
  }

  @Test func theSameOrderSignsAndOtherKindsAreLeftAlone() throws {
    #expect(try faults("Here %@ gave %@ a map", "de", "Hier gab %@ %@ eine Karte").isEmpty)
    #expect(try faults("At %@, %@", "ja", "場所：%@、%@").isEmpty)
    #expect(try faults("At %@ with %lld maps", "ja", "%@で地図%lld枚").isEmpty)
  }
}
