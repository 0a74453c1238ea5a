import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R075SafeAreaCheckTests {
  private func depths(_ contents: String, _ attributes: String = "", axes: [VariantAxis: String] = [:]) throws
    -> [String]
  {
    let bars = "<status-bar/><nav-bar><title>Boats</title></nav-bar><tab-bar><tab icon=\"home\">Home</tab></tab-bar>"
    return try CheckSample("<screen \(attributes)>\(bars)\(contents)</screen>", axes).findings(of: 75)
      .map { $0.fault.measured ?? "" }
  }

  /// Something at the bottom of a box that begins 12 points below the bar.
  private func tall(_ height: Int, _ inner: String) -> String {
    "<overlay width=\"343\" height=\"\(height)\">\(inner)</overlay>"
  }

  @Test func contentsUnderABarAreFound() throws {
    // The contents begin at 100 and the tab bar at 729.
    let button = "<button anchor=\"bottom center\">Book</button>"
    #expect(try depths(tall(629, button)).isEmpty)
    #expect(try depths(tall(630, button)).isEmpty)
    #expect(try depths(tall(632, button)) == ["3 pt"])
    #expect(try depths(tall(632, button), axes: [.direction: "ltr, rtl"]) == ["3 pt"])
  }

  @Test func decorationAndEmptyBoxesMayRunThere() throws {
    #expect(
      try depths(tall(680, "<box anchor=\"bottom center\" background=\"red\" width=\"80\" height=\"80\"/>")).isEmpty)
    #expect(try depths(tall(680, "<icon anchor=\"bottom center\" name=\"share\" decorative=\"yes\"/>")).isEmpty)
    #expect(try depths(tall(680, "<icon anchor=\"bottom center\" name=\"share\" alt=\"Share\"/>")).count == 1)
  }

  @Test func whatScrollsRunsBelowTheBarsAtTheBottom() throws {
    let rows = (1...40).map { "<p>Boat \($0)</p>" }.joined()
    #expect(try depths(rows, "scroll=\"yes\"").isEmpty)
    #expect(try !depths(rows).isEmpty)
  }

  @Test func aPageHasNoBars() throws {
    #expect(try CheckSample("<page><p>Boats</p></page>").findings(of: 75).isEmpty)
  }
}
