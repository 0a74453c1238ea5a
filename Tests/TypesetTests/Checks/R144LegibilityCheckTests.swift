import Testing

@testable import Typeset
@testable import TypesetReview

/// Text on screens has 11 points at least.
@Suite struct R144LegibilityCheckTests {
  private func findings(_ text: String, on canvas: String = "screen", _ axes: [VariantAxis: String] = [:]) throws
    -> [Finding]
  {
    try CheckSample("<\(canvas)>\(text)</\(canvas)>", axes).findings(of: 144)
  }

  @Test(arguments: [("10.9", 1), ("11", 0), ("5", 1)]) func elevenPointsAreEnough(size: String, count: Int) throws {
    let text = "<p size=\"\(size)\">Harbour</p>"
    let found = try findings(text, [.locale: "en,ar", .textSize: "l,ax5"])
    #expect(found.count == count)
    #expect(found.first.map { $0.fault.measured == "\(size) pt" && $0.variants.count == 4 } ?? true)
    #expect(try findings(text, on: "page").isEmpty)
    #expect(try findings(text, on: "canvas").isEmpty)
  }

  @Test func aTextIsOneFindingHoweverManyRunsAreSmall() throws {
    #expect(try findings("<p size=\"9\">Boats <b>leave</b> every <i>hour</i> ميناء</p>").count == 1)
    #expect(try findings("<p size=\"9\" ignore=\"R144\" because=\"a test\">Boats</p>").isEmpty)
  }

  @Test func aTableIsOneFinding() throws {
    let rows = (1...3).map { "<tr><td size=\"9\">Boats</td><td size=\"8\">\($0)</td></tr>" }.joined()
    #expect(try findings("<table id=\"t\">\(rows)</table>").map(\.fault.element) == ["t"])
  }

  @Test func noStyleIsTooSmallAtAnyTextSize() throws {
    let styles = ["caption2", "caption1", "footnote", "body"].map { "<p style=\"\($0)\">Harbour</p>" }.joined()
    #expect(try findings(styles, [.textSize: "xs,s,m,l,ax5"]).isEmpty)
  }
}
