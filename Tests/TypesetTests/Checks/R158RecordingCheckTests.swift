import Testing

@testable import Typeset
@testable import TypesetReview

/// R158: what a video lacks is one piece of advice.
@Suite struct R158RecordingCheckTests {
  private func findings(_ attributes: String, head: String = "") throws -> [Finding] {
    try CheckSample(
      """
      <head><title>F</title>\(head)</head><screen title="Film">
      <video src="Artwork/harbour.svg" alt="Boats" width="200" \(attributes)/></screen>
      """, folder: Examples.folder.appendingPathComponent("Checks/Found").path
    ).findings(of: 158)
  }

  @Test func allThatIsMissingIsOneFinding() throws {
    let found = try findings("captions=\"yes\"")
    #expect(found.map(\.fault.level) == [.advice])
    #expect(found.map(\.fault.message) == ["the video has no subtitles, no audio description and no transcript"])
    #expect(
      found.map(\.fault.remedy) == [
        "add what is missing, and say so with subtitles=\"…\", description=\"yes\" and transcript=\"yes\""
      ])
  }

  @Test(arguments: [
    ("subtitles=\"ar\" description=\"yes\" transcript=\"yes\"", []),
    ("subtitles=\"ar\" description=\"no\" transcript=\"yes\"", ["the video has no audio description"]),
    ("subtitles=\"ar\" description=\"yes\"", ["the video has no transcript"]),
    ("description=\"yes\" transcript=\"yes\"", ["the video has no subtitles"]), ("decorative=\"yes\"", []),
    ("ignore=\"R158\" because=\"a test\"", []),
  ])
  func onlyWhatIsMissingIsNamed(attributes: String, messages: [String]) throws {
    #expect(try findings(attributes).map(\.fault.message) == messages)
  }

  @Test(arguments: [
    ("", "the video has no subtitles in ar, he and zh-Hant"),
    ("subtitles=\"ar-EG\"", "the video has no subtitles in he and zh-Hant"),
    ("subtitles=\"ar, he, zh-TW\"", nil), ("subtitles=\"ar, he, zh-Hans\"", "the video has no subtitles in zh-Hant"),
  ])
  func languagesAreThoseOfTheVariants(subtitles: String, message: String?) throws {
    let head = "<variants locales=\"en, ar-EG, ar-AE, he, zh-TW\"/>"
    let found = try findings("description=\"yes\" transcript=\"yes\" \(subtitles)", head: head)
    #expect(Set(found.map(\.fault.message)) == Set([message].compactMap(\.self)))
  }

  @Test func aLanguageThatIsNoneIsAnError() {
    let (_, diagnostics) = readDocument(
      "<document lang=\"en\"><canvas><video src=\"a.png\" alt=\"A\" subtitles=\"ar, xx-nowhere\"/></canvas></document>")
    #expect(diagnostics.map(\.severity) == [.error])
  }
}
