import Testing

@testable import Typeset

/// How far the contents of screens reach.
@Suite struct ScreenEdgesTests {
  private func screen(_ blocks: String, lang: String = "en", _ attributes: String = "") throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"\(lang)\"><screen device=\"iphone-xs\" \(attributes)>\(blocks)</screen></document>")
  }

  private static let bars = "<status-bar/><nav-bar><title id=\"t\">Hi</title></nav-bar>"

  /// The colours of the areas that are as wide as the screen and outside of every element.
  private func grounds(of sample: LayoutSample) -> [Color] {
    sample.frames[0].items.flatMap { item -> [Color] in
      guard case .group(let group) = item, case .artifact = group.meaning else { return [] }
      return group.items.compactMap { if case .path(let path) = $0 { path.fill } else { nil } }
    }
  }

  @Test(arguments: ["en", "ar"]) func aBlockReachesTheSides(lang: String) throws {
    let sample = try screen(
      "<box id=\"b\" extends=\"margins\" height=\"50\"/><box id=\"c\" height=\"50\"/>", lang: lang)
    #expect(try sample.box("b").minX == 0 && sample.box("b").maxX == 375)
    #expect(try sample.box("c").minX == 16 && sample.box("c").maxX == 359)
    let canvas = try LayoutSample(
      "<document lang=\"\(lang)\"><canvas padding=\"20\"><p>One</p><box id=\"b\" extends=\"margins\" height=\"9\"/></canvas></document>"
    )
    #expect(try canvas.box("b").minX == 0 && canvas.box("b").maxX == 375)
  }

  @Test func theFirstBlockReachesUnderTheBars() throws {
    let body = "<box id=\"b\" EXTENDS background=\"#102030\"><column><p id=\"p\">One</p></column></box>"
    let usual = try screen(Self.bars + body.replacing("EXTENDS", with: ""))
    let sample = try screen(Self.bars + body.replacing("EXTENDS", with: "extends=\"screen\""))
    #expect(try sample.box("b").minY == 0 && sample.box("b").minX == 0)
    #expect(try sample.box("p").minY <= usual.box("p").minY && sample.box("p").minY >= 88)
    #expect(!grounds(of: usual).isEmpty && grounds(of: sample).isEmpty, "the bars over it are clear")
    let white = Palette.color(named: "label", appearance: .dark)
    #expect(sample.runs(of: "t").map(\.appearance.color) == [white])
    #expect(sample.runs(of: "screen1/status-bar1/time1").map(\.appearance.color) == [white])
    let names = sample.elements().map(\.element.name)
    #expect(names.firstIndex(of: "box")! < names.firstIndex(of: "nav-bar")!, "it is drawn before the bars")
  }

  @Test func theLastBlockReachesUnderTheIndicator() throws {
    let sample = try screen(
      "<p>One</p><spacer/><box id=\"b\" extends=\"screen\" background=\"#102030\"><p id=\"p\">Two</p></box><home-indicator/>"
    )
    #expect(try sample.box("b").maxY == 812 && sample.box("p").maxY <= 812 - 34)
  }

  @Test func anAuthorsBarKeepsItsGround() throws {
    let sample = try screen(
      """
      <nav-bar background="#334455"><title>Hi</title></nav-bar><box extends="screen" background="#ffffff" height="200"/>
      """)
    #expect(grounds(of: sample).contains(Color(hex: "#334455")!))
  }

  @Test(arguments: ["en", "he"]) func thePaddingOfAScreenReplacesItsMargins(lang: String) throws {
    let sample = try screen("<box id=\"b\" height=\"50\"/>", lang: lang, "padding-start=\"0\"")
    let box = try sample.box("b")
    #expect(lang == "en" ? box.minX == 0 && box.maxX == 359 : box.minX == 16 && box.maxX == 375)
    let both = try screen("<box id=\"b\" height=\"50\"/>", lang: lang, "padding=\"30\"")
    #expect(try both.box("b").minX == 30 && both.box("b").maxX == 345)
  }

  @Test func elsewhereItIsAnError() throws {
    let log = DiagnosticLog()
    let xml = "<document lang=\"en\"><screen><column><box extends=\"screen\"/></column></screen></document>"
    _ = Typesetter(fonts: TextSample.library).session().read(Array(xml.utf8), name: "a.xml", folder: ".", log: log)
    #expect(log.diagnostics.map(\.message) == ["attribute \"extends\" does nothing on <box>"])
  }
}
