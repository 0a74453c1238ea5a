import Testing

@testable import Typeset

@Suite struct R062LeadingPlaceholderCheckTests {
  private func messages(_ english: String, _ other: String, in language: String = "ar") throws -> [String] {
    try CatalogFaults(CatalogFaults.entry("key", ["en": english, language: other]), of: 62).faults
      .filter { $0.aspect == "leading" }.map(\.message)
  }

  @Test func itIsAdviceOnceACatalog() throws {
    let entries = ["one", "two", "three"].map { CatalogFaults.entry($0, ["en": "%@ came", "ar": " {name} %@"]) }
    let found = try CatalogFaults(
      entries.dropLast().joined(separator: ", ").replacing("{name} %@", with: "%@ وصل"), of: 62)
    #expect(found.faults.map(\.level) == [.advice])
    #expect(
      found.messages == [
        "2 texts begin with a placeholder, which sets the direction of the whole where they leave the program"
      ])
    #expect(found.faults.first?.key == "one")
  }

  @Test func marksIsolatesNumbersAndWordsAreRight() throws {
    #expect(try messages("\u{200E}%@ came", "\u{200F}%@ وصل").isEmpty)
    #expect(try messages("\u{2068}%@\u{2069} came", "وصل %@").isEmpty)
    #expect(try messages("%lld maps", "%lld خرائط").isEmpty)
    #expect(try messages("{name} came", "وصل {name}").count == 1)
  }

  @Test func catalogsOfOneDirectionAreLeftAlone() throws {
    #expect(try messages("%@ came", "%@ kam", in: "de").isEmpty)
  }
}
