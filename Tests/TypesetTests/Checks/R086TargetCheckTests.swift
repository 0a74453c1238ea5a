import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R086TargetCheckTests {
  private func found(_ contents: String, canvas: String = "screen", axes: [VariantAxis: String] = [:]) throws
    -> [Finding]
  {
    try CheckSample("<\(canvas)>\(contents)</\(canvas)>", axes).findings(of: 86)
  }

  private func button(_ side: String) -> String {
    "<button width=\"\(side)\" height=\"\(side)\" min-height=\"0\" padding=\"0\" label=\"Later\">+</button>"
  }

  @Test func theLimitsAre44And28Points() throws {
    #expect(try found(button("44")).isEmpty)
    #expect(try found(button("43.5")).isEmpty)
    let small = try found(button("43"))
    #expect(small.map(\.fault.level) == [.warning] && small[0].fault.measured == "43 × 43 pt")
    #expect(try found(button("28")).map(\.fault.level) == [.warning])
    #expect(try found(button("27.9")).map(\.fault.level) == [.error])
  }

  @Test func neighboursShareTheSpaceBetweenThem() throws {
    let icons = "<button icon=\"share\" label=\"Share\" padding=\"0\" min-height=\"0\"/>"
    #expect(try found("<row spacing=\"40\">\(icons)\(icons)<spacer/></row>").isEmpty)
    let near = try found("<row spacing=\"4\">\(icons)\(icons)<spacer/></row>", axes: [.direction: "ltr, rtl"])
    #expect(near.count == 2 && near.allSatisfy { $0.variants.count == 2 })
  }

  /// What nobody wrote anything unusual about cannot be changed.
  @Test(arguments: [
    "<slider label=\"Volume\" value=\"1\"/><toggle>Vibrate</toggle>", "<back>Boats</back><next>Tickets</next>",
    "<column spacing=\"16\"><back>Boats</back><next>Tickets</next></column>",
  ])
  func neighboursAtTheUsualDistanceAreLeftAlone(contents: String) throws {
    #expect(try found(contents).isEmpty)
  }

  @Test(arguments: [
    ("<column spacing=\"CHANGED\"><back>Boats</back><next>Tickets</next></column>", 2),
    ("<back>Boats</back><next height=\"CHANGED\">Tickets</next>", 2),
    ("<back>Boats</back><row height=\"CHANGED\"><next>Tickets</next></row>", 2),
    (
      "<overlay height=\"60\"><back anchor=\"top start\">Boats</back><back anchor=\"bottom start\">Tickets</back></overlay>",
      2
    ),
  ])
  func whatTheirAuthorPutsNearIsFound(contents: String, count: Int) throws {
    #expect(try found(contents.replacing("CHANGED", with: "10")).count == count)
  }

  @Test(arguments: ["nav-bar", "toolbar", "tab-bar"]) func lowBarsAnswerOverTheirHeight(bar: String) throws {
    let contents =
      bar == "tab-bar"
      ? "<tab icon=\"home\">Boats</tab>"
      : "<back>Boats</back><button icon=\"more\" label=\"More\"/><button icon=\"share\" label=\"Share\"/>"
    let axes: [VariantAxis: String] = [.orientation: "portrait,landscape-left", .device: "iphone-se,iphone-xs"]
    let sample = try CheckSample("<screen><\(bar)>\(contents)</\(bar)><p>Tickets</p></screen>", axes)
    #expect(sample.findings(of: 86).isEmpty, "\(sample.findings(of: 86).map(\.fault.message))")
    let narrow = "<nav-bar><button width=\"20\" padding=\"0\" icon=\"share\" label=\"Share\"/></nav-bar>"
    #expect(try found(narrow, axes: [.orientation: "landscape-left"]).first?.fault.required == "44 × 32 pt")
  }

  @Test func linksInTextAndPagesAreLeftAlone() throws {
    #expect(try found("<p>See the <a href=\"https://example.org\">map</a>.</p>").isEmpty)
    #expect(try found(button("20"), canvas: "canvas").isEmpty)
    #expect(try found(button("20").replacing("<button", with: "<button enabled=\"no\"")).isEmpty)
  }

  @Test func itCanBeIgnored() throws {
    let silenced = button("20").replacing("<button", with: "<button ignore=\"R086\" because=\"a game\"")
    #expect(try CheckSample("<screen>\(silenced)</screen>").findings(of: 86).isEmpty)
  }

  @Test func thousandsOfTargetsTakeNoTime() {
    let boxes = (0..<20_000).map { (index: Int) -> Rect in
      Rect(x: Double(index % 4) * 50, y: Double(index / 4) * 30, width: 30, height: 20)
    }
    var targets: [Rect] = []
    let time = workTime { targets = R086Targets.hitBoxes(of: boxes) }
    #expect(time < .seconds(5) && targets.count == boxes.count)
    #expect(targets[4].height == 30 && targets[4].width == 44)
  }
}
