import Testing

@testable import Typeset
@testable import TypesetReview

/// Contrast is measured on what lies under the glyphs, with the limits of table F1.
@Suite struct R151ContrastCheckTests {
  private func findings(
    _ body: String, _ axes: [VariantAxis: String] = [:], profile: CheckProfile = .hig
  ) throws -> [Finding] {
    var checker = Checker()
    checker.profile = profile
    return try CheckSample("<canvas>\(body)</canvas>", axes, checker: checker).findings(of: 151)
  }

  @Test(arguments: [
    ("#777777", 17, "4.47:1"), ("#767676", 17, nil), ("#777777", 18, nil), ("#959595", 18, "2.9:1"),
    ("#ffffff", 17, "1.00:1"),
  ])
  func limitsAreThoseOfTheTable(color: String, size: Int, measured: String?) throws {
    let found = try findings("<p color=\"\(color)\" size=\"\(size)\">Harbour</p>")
    #expect(found.first?.fault.measured == measured)
    #expect(found.first?.fault.level == (measured == nil ? nil : .error))
  }

  @Test(arguments: [("regular", 1), ("medium", 1), ("semibold", 0), ("bold", 0)])
  func boldTextNeedsLess(weight: String, count: Int) throws {
    #expect(try findings("<p color=\"#949494\" weight=\"\(weight)\">Harbour</p>").count == count)
  }

  @Test(arguments: [(CheckProfile.hig, 0), (.wcagAA, 0), (.wcagAAA, 1)])
  func profilesHaveTheirLimits(profile: CheckProfile, count: Int) throws {
    #expect(try findings("<p color=\"#666666\">Harbour</p>", profile: profile).count == count)
  }

  @Test func translucentColoursAreLaidOverEachOther() throws {
    let body = "<box background=\"#00000080\" padding=\"8\"><p id=\"a\" color=\"#ffffff\">Harbour</p></box>"
    let fault = try #require(try findings(body).first?.fault)
    #expect(fault.measured == "4.00:1")
    #expect(fault.message.contains("#7f7f7f"))
  }

  @Test func theWorstPixelUnderTheGlyphsCounts() throws {
    let stripes = """
      <overlay><column spacing="0" width="300" height="60"><box background="#000000" height="30"/><box background="#ffffff"\
       height="30"/></column><p id="a" color="#ffffff" size="40">HHHH</p></overlay>
      """
    let fault = try #require(try findings(stripes).first?.fault)
    #expect(fault.measured == "1.0:1")
  }

  @Test func whatCannotBeUsedOrMeansNothingIsLeftAlone() throws {
    #expect(try findings("<button enabled=\"no\">Book</button>").isEmpty)
    #expect(try findings("<column enabled=\"no\"><p color=\"#cccccc\">Harbour</p></column>").isEmpty)
    #expect(try findings("<p color=\"#cccccc\" decorative=\"yes\">Harbour</p>").isEmpty)
  }

  @Test func aSpanIsFoundAsItself() throws {
    let body =
      "<p id=\"a\">Boats leave <span color=\"#bbbbbb\">every hour</span>\n  and <span color=\"#cccccc\">on foot</span>.</p>"
    let faults = try findings(body).map(\.fault)
    #expect(faults.map(\.aspect) == ["span 1", "span 2"])
    #expect(
      faults[0].message.hasPrefix("text \"every hour\" has") && faults[1].message.hasPrefix("text \"on foot\" has"))
    #expect(faults.map { $0.position?.line } == [1, 2])
    #expect(faults[0].frame.map { $0.minX > 80 && $0.width < 100 } == true)
  }

  /// A colour of the same role: never a hue for a text.
  @Test(arguments: [
    ("<p color=\"orange\">Harbour</p>", "secondary-label"), ("<p color=\"#8080ff\">Harbour</p>", "secondary-label"),
    ("<p color=\"#dddddd\">Harbour</p>", "secondary-label"),
    ("<button kind=\"plain\" color=\"#70a0ff\">Map</button>", "tint"),
    ("<box background=\"#003366\"><p color=\"#336699\">Harbour</p></box>", "on-tint"),
  ])
  func theRemedyNamesATextColour(body: String, name: String) throws {
    let fault = try #require(try findings(body).first?.fault)
    #expect(fault.remedy.hasPrefix("use the colour \(name), "), "\(fault.remedy)")
  }

  @Test func theSameFaultInTwoAppearancesIsOneFinding() throws {
    let found = try findings(
      "<p color=\"#808080\" id=\"a\">Harbour</p>", [.appearance: "light,dark", .locale: "en,ar"])
    #expect(found.map(\.variants.count) == [2])
    #expect(found.first?.fault.remedy.hasPrefix("use the colour ") == true)
  }

  @Test func ignoreSilencesItAndIsAdviceWhereItSilencesNothing() throws {
    #expect(try findings("<p color=\"#777777\" ignore=\"R151\" because=\"a test\">Harbour</p>").isEmpty)
    let unused = try findings("<p id=\"a\" ignore=\"R151\" because=\"a test\">Harbour</p>")
    #expect(unused.map(\.fault.level) == [.advice])
  }

  @Test func aChartIsOneElement() throws {
    let chart = "<chart id=\"x\" values=\"3,1,2\" labels=\"a,b,c\" alt=\"A chart\"/>"
    let found = try findings("<box background=\"#808080\" padding=\"8\">\(chart)</box>")
    #expect(found.map(\.fault.element) == ["x"], "although six texts have too little contrast")
  }
}
