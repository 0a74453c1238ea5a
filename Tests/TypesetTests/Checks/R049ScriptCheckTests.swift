import Testing

@testable import Typeset

@Suite struct R049ScriptCheckTests {
  private func messages(_ language: String, _ texts: KeyValuePairs<String, String>) throws -> [String] {
    let entries = texts.enumerated().map {
      CatalogFaults.entry("key\($0.offset)", ["en": $0.element.key, language: $0.element.value])
    }
    return try CatalogFaults(entries.joined(separator: ", "), of: 49).faults
      .filter { $0.aspect.hasPrefix("script") }.map(\.message)
  }

  @Test func anotherScriptIsFound() throws {
    #expect(
      try messages("ru", ["The sea": "Море", "The map": "המפה", "A lamp": "Лампа"])
        == ["the text in ru is in another script"])
    #expect(
      try messages("ar", ["The sea": "البحر", "The map": "La carte marine", "A lamp": "مصباح"])
        == ["the text in ar is in another script"])
    #expect(
      try messages("de", ["The sea": "Море", "The map": "Die Karte", "A lamp": "Die Lampe"])
        == ["the text in de is in another script"])
  }

  @Test func namesAndBorrowedWordsAreLeftAlone() throws {
    #expect(
      try messages("ru", ["E-mail": "Email", "Save as PDF": "PDF", "Wi-Fi network": "Wi-Fi", "The sea": "Море"]).isEmpty
    )
    #expect(try messages("ja", ["The sea": "海", "Radio": "ラジオ", "Here": "ここ"]).isEmpty)
    #expect(try messages("ko", ["The sea": "바다", "Sun": "日"]).isEmpty)
  }

  @Test func aLanguageInAnotherScriptIsOneFinding() throws {
    let serbian: KeyValuePairs = ["The sea": "More", "The map": "Karta mora", "A lamp": "Stara lampa"]
    #expect(
      try messages("sr", serbian)
        == ["the texts in sr are in Latin letters, and the language is written in Cyrillic ones"])
    #expect(try messages("sr-Latn", serbian).isEmpty)
  }
}
