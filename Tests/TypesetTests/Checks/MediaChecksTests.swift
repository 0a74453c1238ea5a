import Testing

@testable import Typeset
@testable import TypesetReview

/// What is asked of screens that people watch: R106, R127 and R153.
@Suite struct MediaChecksTests {
  private func findings(_ rule: Int, _ body: String, device: String = "iphone-xs", axes: [VariantAxis: String] = [:])
    throws -> [Finding]
  {
    try CheckSample(
      "<screen device=\"\(device)\" title=\"Film\">\(body)</screen>", axes,
      folder: Examples.folder.appendingPathComponent("Checks/Found").path
    ).findings(of: rule)
  }

  private func video(_ attributes: String) -> String {
    "<video src=\"Artwork/harbour.svg\" alt=\"Boats\" width=\"200\" \(attributes)/>"
  }

  private static let hidden = "<home-indicator id=\"home\" hide=\"yes\"/>"

  /// Half of a screen of 375 × 812 points is 406 points of its full width.
  @Test(arguments: [(405, 1), (406, 0)]) func halfOfTheScreenIsPassiveViewing(height: Int, count: Int) throws {
    let picture =
      "<image src=\"Artwork/harbour.svg\" alt=\"Boats\" width=\"fill\" height=\"\(height)\" fit=\"stretch\"/>"
    #expect(try findings(106, picture + Self.hidden).count == count)
  }

  @Test func anIndicatorHidesOnlyWherePeopleWatchOrListen() throws {
    #expect(try findings(106, "<p>Text</p>" + Self.hidden).map(\.fault.level) == [.warning])
    #expect(try findings(106, "<p>Text</p>" + Self.hidden).map(\.fault.element) == ["home"])
    #expect(try findings(106, "<p>Text</p><home-indicator/>").isEmpty)
    #expect(try findings(106, "<p>Text</p><home-indicator hide=\"no\"/>").isEmpty)
    #expect(try findings(106, "<h1>Radio</h1><player duration=\"3:20\"/>" + Self.hidden).isEmpty)
    let list = "<list><item><label>One</label></item></list><player duration=\"3:20\"/>"
    #expect(try findings(106, list + Self.hidden).count == 1)
    #expect(try findings(106, "<p>Text</p>" + Self.hidden, device: "iphone-8").isEmpty)
  }

  @Test func theSameIndicatorInManyVariantsIsOneFinding() throws {
    let found = try findings(
      106, "<p>Text</p>" + Self.hidden, axes: [.locale: "en,ar", .device: "iphone-8,iphone-xs", .textSize: "l,ax5"])
    #expect(found.map(\.variants.count) == [4])
    let ignored = "<home-indicator hide=\"yes\" ignore=\"R106\" because=\"a test\"/>"
    #expect(try findings(106, "<p>Text</p>" + ignored).isEmpty)
  }

  @Test func videosNeedCaptions() throws {
    #expect(try findings(127, video("controls=\"yes\"")).map(\.fault.level) == [.warning])
    #expect(try findings(127, video("captions=\"yes\"")).isEmpty)
    #expect(try findings(127, video("decorative=\"yes\"")).isEmpty)
    #expect(try findings(127, "<column decorative=\"yes\">\(video(""))</column>").isEmpty)
    #expect(try findings(127, video("ignore=\"R127\" because=\"nobody speaks\"")).isEmpty)
  }

  @Test(arguments: [
    ("autoplay=\"yes\"", 1), ("autoplay=\"yes\" controls=\"no\"", 1), ("autoplay=\"yes\" decorative=\"yes\"", 1),
    ("autoplay=\"yes\" controls=\"yes\"", 0), ("controls=\"yes\"", 0), ("", 0),
  ])
  func whatMovesByItselfCanBeStopped(attributes: String, count: Int) throws {
    #expect(try findings(153, video(attributes)).count == count)
  }

  @Test func aVideoNeedsWordsLikeAPicture() throws {
    let found = try findings(121, "<video src=\"Artwork/harbour.svg\" width=\"200\"/>")
    #expect(found.map(\.fault.message) == ["the video has no alternative text"])
    #expect(try findings(121, video("")).isEmpty)
  }
}
