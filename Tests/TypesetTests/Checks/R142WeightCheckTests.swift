import Testing

@testable import Typeset
@testable import TypesetReview

/// Small text is not thin.
@Suite struct R142WeightCheckTests {
  private func findings(_ text: String, _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample("<canvas>\(text)</canvas>", axes).findings(of: 142)
  }

  @Test(arguments: [("399", "17", 1), ("400", "17", 0), ("regular", "17", 0), ("300", "27.9", 1), ("300", "28", 0)])
  func theLimitsAreTheWeightAndTheSize(weight: String, size: String, count: Int) throws {
    let found = try findings("<p weight=\"\(weight)\" size=\"\(size)\">Harbour</p>", [.locale: "en,ar"])
    #expect(found.count == count)
    #expect(found.first.map { $0.fault.measured == weight && $0.variants.count == 2 } ?? true)
  }

  @Test func theNearestWeightThatWasAskedForCounts() throws {
    #expect(try findings("<column weight=\"200\"><p>Harbour</p></column>").map(\.fault.measured) == ["200"])
    #expect(try findings("<column weight=\"200\"><p weight=\"500\">Harbour</p></column>").isEmpty)
    #expect(try findings("<p weight=\"200\" ignore=\"R142\" because=\"a test\">Harbour</p>").isEmpty)
    #expect(try findings("<column weight=\"200\"/>").isEmpty)
  }

  @Test func largeTextSizesHelp() throws {
    let text = "<p weight=\"300\">Harbour</p>"
    #expect(try findings(text, [.textSize: "xxxl"]).count == 1)
    #expect(try findings(text, [.textSize: "ax1"]).isEmpty, "body has 28 points")
  }
}
