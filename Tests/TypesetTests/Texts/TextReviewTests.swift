import Testing

@testable import Typeset
@testable import TypesetReview

/// Which texts are listed, what they are translated from, and how far they have come.
@Suite struct TextReviewTests {
  private static let entries = [
    TextReviewSample.entry(
      "title", ["en": "Settings", "de": "Einstellungen", "he": "needs_review:הגדרות"],
      "\"comment\": \"Of the screen.\", "),
    TextReviewSample.entry("ok", ["en": "OK", "de": "OK"]),
    TextReviewSample.entry("old", ["en": "Old", "de": "Alt", "he": "ישן"], "\"extractionState\": \"stale\", "),
    TextReviewSample.entry("brand", ["en": "Typeset"], "\"shouldTranslate\": false, "),
    TextReviewSample.entry("unread", ["en": "%lld unread", "de": "new:", "he": "%lld שלא נקראו"]),
    TextReviewSample.entry("name", ["en": "Name", "de": "Name", "he": "שם"]),
    TextReviewSample.entry("link", ["en": "more", "de": "mehr", "he": "עוד"]),
  ]

  private static let document = """
    <document lang="en"><head><title>T</title><catalog src="a.xcstrings"/></head>
    <screen id="s" device="iphone-se" title-key="title" title="x"><column>
    <h1 id="h" key="title">Settings</h1>
    <p key="ok">OK</p><p key="old">Old</p><p key="brand">Typeset</p>
    <p key="unread"><arg value="12" type="int"/></p>
    <p key="gone">Gone</p>
    <p>Read <a href="#h" key="link">more</a></p>
    <p>Fixed</p><p translate="no">Harbour</p><p><num value="12"/></p><p><code>let x</code></p>
    <text-field placeholder-key="name" placeholder="Name" label-key="title" label="L"/>
    <toggle label-key="old" label="Old"/><toggle label-key="link2" label="Only spoken"/>
    </column></screen></document>
    """

  private func sample() throws -> TextReviewSample {
    try TextReviewSample(Self.document, Self.entries, axes: [.locale: "en,de,he"])
  }

  @Test func everyTextIsListedOnceInTheOrderOfTheDocument() throws {
    let report = try sample().report
    #expect(report.screens.map(\.name) == ["s"] && report.locales == ["en", "de", "he"])
    // Data, code and what is spoken besides a text with the same key are left out.
    #expect(
      report.texts.map { $0.key ?? $0.translations[0].shown.text } == [
        "title", "ok", "old", "brand", "unread", "gone", "link", "Fixed", "Harbour", "name", "link2",
      ])
    #expect(report.texts.map(\.number) == Array(1...11))
    #expect(report.texts.allSatisfy { $0.translations.map(\.locale) == ["en", "de", "he"] })
  }

  @Test func statesSayWhatIsToBeDone() throws {
    let sample = try sample()
    #expect(sample.states("title") == "en source, de translated, he needs-review")
    #expect(sample.states("ok") == "en source, de same, he missing")
    #expect(sample.states("old") == "en stale, de stale, he stale")
    #expect(sample.states("brand") == "en not-translated, de not-translated, he not-translated")
    #expect(sample.states("unread") == "en source, de missing, he translated")
    #expect(sample.states("gone") == "en missing, de missing, he missing")
    #expect(sample.states("name") == "en source, de same, he translated")
    let fixed = sample.report.texts.filter { $0.key == nil }
    #expect(fixed.map { $0.translations[1].shown.state } == [.unkeyed, .fixed])
  }

  @Test func aTextHasItsSourceItsCommentAndItsPlaces() throws {
    let sample = try sample()
    let title = try #require(sample.text("title"))
    #expect(title.source == "Settings" && title.note == "Of the screen." && title.element == "h" && title.name == "h1")
    #expect(title.position.line == 3 && title.sourceLanguage == "en")
    let german = try #require(sample.translation("title", "de")?.shown)
    #expect(german.text == "Einstellungen" && german.length == 13 && german.catalog?.position?.line == 2)
    #expect(sample.translation("title", "he")?.shown.direction == .rightToLeft)
    // Shown with its argument, in the digits of the locale.
    #expect(sample.text("unread")?.source == "12 unread")
    #expect(sample.translation("unread", "he")?.shown.text == "12 שלא נקראו")
    let field = try #require(sample.text("name", "placeholder"))
    #expect(field.translations[2].shown.text == "שם" && field.translations[0].shown.measured != nil)
    let spoken = try #require(sample.text("link2", "label"))
    #expect(spoken.translations[0].shown.measured == nil && spoken.translations[0].shown.text == "Only spoken")
  }

  @Test func theSourceIsKnownWhereItsLanguageIsNotInTheRun() throws {
    let sample = try TextReviewSample(Self.document, Self.entries, axes: [.locale: "he", .textSize: "l,xl"])
    #expect(sample.report.locales == ["he"] && sample.report.variantCount == 2)
    #expect(sample.text("unread")?.source == "12 unread" && sample.text("title")?.source == "Settings")
    #expect(sample.translation("title", "he")?.total == 2)
  }

  @Test func ofManyVariantsTheOneWithTheLeastRoomIsShown() throws {
    let document = """
      <document lang="en"><head><title>T</title><catalog src="a.xcstrings"/></head>
      <screen id="s"><row><label lines="1" key="title">S</label><spacer/></row><p when="text>=ax1" key="ok">OK</p></screen></document>
      """
    let sample = try TextReviewSample(
      document, Self.entries,
      axes: [.locale: "en,de", .device: "ipad-9.7,iphone-se,iphone-xs", .textSize: "l,xxxl,ax5"])
    let german = try #require(sample.translation("title", "de"))
    #expect(german.variant == "a-de-iphone-se-ax5" || german.variant == "a-de-iphone-se-xxxl", "\(german.variant)")
    #expect(german.shown.isTooLong == (german.variant == "a-de-iphone-se-ax5"))
    #expect(german.count == 9 && german.total == 9)
    let seldom = try #require(sample.translation("ok", "de"))
    #expect(seldom.count == 3 && seldom.total == 9)
  }

  @Test func theTotalCounts() throws {
    #expect(
      try sample().report.total
        == "11 texts on 1 screen in 3 locales: 8 missing, 3 stale, 1 needs review, 2 equal to source, 3 no key")
  }
}
