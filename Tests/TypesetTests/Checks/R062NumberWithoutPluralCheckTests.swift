import Testing

@testable import Typeset

@Suite struct R062NumberWithoutPluralCheckTests {
  private func messages(_ text: String, source: String = "en") throws -> [String] {
    try CatalogFaults(CatalogFaults.entry("key", [source: text]), of: 62, source: source).faults
      .filter { $0.aspect == "number" }.map(\.message)
  }

  @Test(arguments: [
    "%lld new messages", "You have %d messages", "%d file(s)", "%lld people", "{count} boats left",
    "%d unread news items",
  ])
  func aNumberThatCountsIsFound(text: String) throws { #expect(try messages(text).count == 1, "\(text)") }

  @Test(arguments: [
    "Page %d of %d", "%1$d of %2$d steps", "%d MB", "%d%%", "%d × %d pixels", "%d kbps", "Line %d, column %d",
    "%d is busy",
    "Order %d", "%@ messages", "{name} boats", "%d-day trip", "%.1f miles",
  ])
  func otherNumbersAreLeftAlone(text: String) throws { #expect(try messages(text).isEmpty, "\(text)") }

  @Test func aTranslationThatVariesTells() throws {
    let entry = #"""
      "Boats: %lld": {"localizations": {"ru": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld"}}, "few": {"stringUnit": {"value": "%lld"}},
        "many": {"stringUnit": {"value": "%lld"}}, "other": {"stringUnit": {"value": "%lld"}}}}}}}
      """#
    let found = try CatalogFaults(entry, of: 62)
    #expect(found.messages == [#"the text counts with "%lld" and has no plural forms"#])
    #expect(found.faults.first?.level == .advice && found.faults.first?.key == "Boats: %lld")
  }

  @Test func otherLanguages() throws {
    #expect(try messages("%d nouveaux messages", source: "fr").count == 1)
    #expect(try messages("%d fois par mois", source: "fr").isEmpty)
    #expect(try messages("%d Datei(en) gelöscht", source: "de").count == 1)
    #expect(try messages("新着メッセージ%d件", source: "ja").isEmpty)
  }
}
