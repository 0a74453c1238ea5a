import Testing

@testable import Typeset

@Suite struct CanvasTests {
  private func screen(_ blocks: String, _ attributes: String = "", lang: String = "en") throws -> LayoutSample {
    try LayoutSample("<document lang=\"\(lang)\"><screen \(attributes)>\(blocks)</screen></document>")
  }

  /// Tails of Arabic and stacks of Thai reach out of their lines.
  @Test(arguments: [("ar", "حجّةٌ ىٍ"), ("th", "ปู่ฎุ ที่ปี่"), ("ur", "پیچیدہ ے")])
  func aCanvasWithoutAHeightIsAsHighAsItsInk(lang: String, text: String) throws {
    let sample = try LayoutSample.canvas("<label size=\"40\" id=\"t\">\(text)</label>", lang: lang)
    let frame = sample.frames[0]
    let ink = TextInk(of: frame.items)
    #expect(ink.top >= -0.001 && ink.bottom <= frame.size.height + 0.001)
    let given = try LayoutSample.canvas(
      "<label size=\"40\">\(text)</label>", lang: lang, "width=\"300\" height=\"30\"")
    #expect(given.frames[0].size.height == 30)
  }

  @Test func contentsAreInsideTheSafeAreaAndTheMargins() throws {
    let sample = try screen("<p id=\"p\">One</p>")
    let frame = sample.frames[0]
    #expect(frame.size == Size(width: 375, height: 812))
    #expect(frame.device == "iphone-xs")
    #expect(frame.scale == 3)
    #expect(frame.name == "screen1")
    #expect(near(try sample.box("p"), 16, 44, 343, 22))
  }

  @Test func theMarginIsAddedToTheSafeArea() throws {
    let sample = try screen("<p id=\"p\">One</p>", "orientation=\"landscape\"")
    #expect(sample.frames[0].size == Size(width: 812, height: 375))
    #expect(near(try sample.box("p"), 60, 0, 692, 22))
    let large = try screen("<p id=\"p\">One</p>", "device=\"iphone-plus\" orientation=\"landscape-right\"")
    #expect(near(try large.box("p"), 20, 0, 696, 22))
  }

  @Test func dividersIgnoreTheMargins() throws {
    let sample = try screen("<divider id=\"d\"/><column><divider id=\"e\"/></column>")
    #expect(near(try sample.box("d"), 0, 44, 375, 0.5))
    #expect(try sample.box("e").width == 343)
    let landscape = try screen("<divider id=\"d\"/>", "orientation=\"landscape\"", lang: "ar")
    #expect(near(try landscape.box("d"), 0, 0, 812, 0.5))
  }

  @Test func spacersShareTheHeight() throws {
    let sample = try screen("<spacer/><p id=\"p\">One</p>")
    #expect(try sample.box("p").maxY == 778)
  }

  @Test func whatExceedsTheHeightIsReported() throws {
    let sample = try screen("<box height=\"735\"/>")
    #expect(sample.codes == ["clipped"])
    #expect(sample.frames[0].size.height == 812)
  }

  @Test func aScrollingScreenGrows() throws {
    let sample = try screen("<box height=\"1000\"/>", "scroll=\"yes\"")
    #expect(sample.codes.isEmpty)
    #expect(sample.frames[0].size.height == 1078)
    #expect(try screen("<box height=\"10\"/>", "scroll=\"yes\"").frames[0].size.height == 812)
  }

  @Test func theGroundRunsToTheEdges() throws {
    let sample = try screen("<p>One</p>", "background=\"#112233\" title=\"Start\"")
    #expect(sample.frames[0].background == Color(red: 0x11, green: 0x22, blue: 0x33))
    #expect(sample.frames[0].name == "Start")
  }

  @Test func aCanvasIsAsHighAsItsContents() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">One</p>", "padding=\"9\"")
    #expect(sample.frames[0].size == Size(width: 375, height: 40))
    #expect(near(try sample.box("p"), 9, 9, 357, 22))
  }

  @Test func aCanvasOfAHeightKeepsIt() throws {
    let sample = try LayoutSample.canvas("<box height=\"30\"/><spacer/><p id=\"p\">One</p>", "height=\"100\"")
    #expect(try sample.box("p").maxY == 100)
    #expect(try LayoutSample.canvas("<box height=\"101\"/>", "height=\"100\"").codes == ["clipped"])
  }

  @Test func theContextComesFromTheOptionsThenTheRoot() throws {
    let xml = "<document lang=\"ar\" dir=\"ltr\"><canvas/></document>"
    #expect(try LayoutSample(xml).frames[0].direction == .leftToRight)
    #expect(try LayoutSample(xml, options: LayoutOptions(locale: "he")).frames[0].direction == .rightToLeft)
    let asked = LayoutOptions(locale: "en", direction: .rightToLeft)
    #expect(try LayoutSample(xml, options: asked).frames[0].direction == .rightToLeft)
    #expect(try LayoutSample(xml, options: asked).frames[0].locale == "en")
    #expect(try LayoutSample("<document lang=\"ar\"><canvas/></document>").frames[0].direction == .rightToLeft)
    #expect(
      try LayoutSample("<document lang=\"ar\"><canvas dir=\"ltr\"/></document>", options: asked).frames[0].direction
        == .leftToRight)
  }
}
