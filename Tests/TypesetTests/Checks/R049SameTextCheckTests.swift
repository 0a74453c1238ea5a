import Testing

@testable import Typeset

@Suite struct R049SameTextCheckTests {
  /// The findings about texts that are the same, in a catalog with some other texts that are translated.
  private func messages(_ entries: String..., others: Bool = true) throws -> [String] {
    let rest = [
      CatalogFaults.entry("a", ["en": "The map", "de": "Die Karte", "ar": "الخريطة"]),
      CatalogFaults.entry("b", ["en": "The sea", "de": "Das Meer", "ar": "البحر"]),
      CatalogFaults.entry("c", ["en": "The lamp", "de": "Die Lampe", "ar": "المصباح"]),
      CatalogFaults.entry("d", ["en": "Open in Safari", "de": "In Safari öffnen", "ar": "افتح في Safari"]),
    ]
    return try CatalogFaults((others ? entries + rest : entries).joined(separator: ", "), of: 49)
      .faults.filter { $0.aspect == "same" }.map(\.message)
  }

  @Test func oneWordIsEnoughWhereScriptsDiffer() throws {
    #expect(
      try messages(CatalogFaults.entry("x", ["en": "Playback", "de": "Wiedergabe", "ar": "Playback"]))
        == ["the text in ar is the same as in en"])
    // The key is the text, and the translation has the number of the placeholder.
    #expect(
      try messages(CatalogFaults.entry("Played by %@", ["de": "Von %@", "ar": "Played by %1$@"]))
        == ["the text in ar is the same as in en"])
  }

  @Test func twoWordsAreNeededWhereTheyDoNot() throws {
    #expect(try messages(CatalogFaults.entry("x", ["en": "Radio", "de": "Radio", "ar": "راديو"])).isEmpty)
    #expect(
      try messages(CatalogFaults.entry("x", ["en": "Sign in", "de": "Sign in", "ar": "تسجيل الدخول"]))
        == ["the text in de is the same as in en"])
  }

  @Test func aLanguageThatIsHardlyTranslatedIsLeftAlone() throws {
    let entries = ["one", "two", "three"].map { CatalogFaults.entry($0, ["en": "Text \($0)", "de": "Text \($0)"]) }
    #expect(
      try messages(
        entries.joined(separator: ", "), CatalogFaults.entry("x", ["en": "A b", "de": "Ein b"]), others: false
      )
      .isEmpty)
  }

  @Test(arguments: ["Wi-Fi", "PDF", "iPhone", "H264", "Safari", "OK", "%lld MB", "https://example.com/list"])
  func namesStay(text: String) throws {
    #expect(try messages(CatalogFaults.entry("x", ["en": text, "de": text, "ar": text])).isEmpty)
  }

  @Test func otherLanguagesTellNamesFromWords() throws {
    #expect(
      try messages(
        CatalogFaults.entry("x", ["en": "Spotify", "de": "Spotify", "ar": "Spotify", "ru": "Spotify", "he": "Spotify"])
      ).isEmpty)
    #expect(
      try messages(
        CatalogFaults.entry("x", ["en": "SAVE", "de": "SICHERN", "ar": "SAVE", "ru": "СОХРАНИТЬ", "he": "שמירה"]))
        == ["the text in ar is the same as in en"])
  }

  @Test func wordsThatAreNeverSmallMayBeNames() throws {
    let place = CatalogFaults.entry("x", ["en": "Tulum, Mexico", "de": "Tulum, Mexico", "ar": "تولوم، المكسيك"])
    #expect(try messages(place).isEmpty)
    let window = CatalogFaults.entry("x", ["en": "New Window", "de": "New Window", "ar": "نافذة جديدة"])
    #expect(try messages(window).isEmpty)
    let other = CatalogFaults.entry(
      "y", ["en": "Close the window", "de": "Das Fenster schließen", "ar": "أغلق النافذة"])
    #expect(try messages(window, other) == ["the text in de is the same as in en"])
  }

  @Test func whatTheDeveloperSaysStays() throws {
    let entry = #"""
      "x": {"comment": "Do not translate this.", "localizations": {
        "en": {"stringUnit": {"value": "Northern Wind"}}, "ar": {"stringUnit": {"value": "Northern Wind"}}}}
      """#
    #expect(try messages(entry).isEmpty)
    #expect(try messages(CatalogFaults.entry("x", ["en": "Color wheel", "en-GB": "Color wheel"])).isEmpty)
  }
}
