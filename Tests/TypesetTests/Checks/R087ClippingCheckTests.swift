import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R087ClippingCheckTests {
  private func count(_ height: Double, _ attributes: String = "", axes: [VariantAxis: String] = [:]) throws -> Int {
    let text = "<overlay width=\"343\" height=\"\(height)\"><p anchor=\"bottom start\">Until midnight</p></overlay>"
    return try CheckSample("<screen device=\"iphone-8\" \(attributes)><status-bar/>\(text)</screen>", axes).findings(
      of: 87
    )
    .count
  }

  @Test func textThatTheEdgeCutsOffIsFound() throws {
    // The screen is 667 points high, the text begins below the status bar of 20 points.
    #expect(try count(647) == 0)
    #expect(try count(648) == 0)
    #expect(try count(660) == 1)
    #expect(try count(660, axes: [.direction: "ltr, rtl"]) == 1)
  }

  @Test func aScreenThatScrollsShowsItAll() throws { #expect(try count(900, "scroll=\"yes\"") == 0) }

  @Test func atLargerTextSizesAnotherRuleReports() throws { #expect(try count(660, axes: [.textSize: "ax1"]) == 0) }

  @Test func bothRotationsAreOneFinding() throws {
    let axes: [VariantAxis: String] = [.orientation: "portrait, landscape-left, landscape-right"]
    let text = "<overlay width=\"343\" height=\"500\"><p anchor=\"bottom start\">Until midnight</p></overlay>"
    let found = try CheckSample("<screen device=\"iphone-8\">\(text)</screen>", axes).findings(of: 87)
    #expect(found.count == 1 && found[0].variants.count == 2)
  }
}
