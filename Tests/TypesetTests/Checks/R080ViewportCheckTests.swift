import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R080ViewportCheckTests {
  private func excess(_ contents: String, canvas: String = "screen", axes: [VariantAxis: String] = [:]) throws
    -> [Double]
  {
    try CheckSample("<\(canvas)>\(contents)</\(canvas)>", axes).findings(of: 80).map(\.fault.severity)
  }

  @Test func whatReachesBeyondTheSidesIsFound() throws {
    // The text begins at the margin of 16 points.
    #expect(try excess("<p width=\"359\">Boats</p>").isEmpty)
    #expect(try excess("<p width=\"360\">Boats</p>").isEmpty)
    #expect(try excess("<p width=\"361\">Boats</p>") == [2])
    #expect(try excess("<button width=\"400\">Book</button>") == [41])
  }

  @Test func theWidthThatIsTooGreatIsThatOfWhatGivesIt() throws {
    let row = "<row id=\"r\" width=\"600\"><label>One</label><spacer/><label>Two</label><button>Book</button></row>"
    let faults = try CheckSample("<screen>\(row)</screen>").findings(of: 80).map(\.fault)
    #expect(faults.map(\.element) == ["r"])
    #expect(faults[0].measured == "600 pt" && faults[0].required == "at most 359 pt")
    #expect(faults[0].remedy == "remove its fixed width")
  }

  @Test func theOtherSideCountsWhereReadingStartsThere() throws {
    let sample = try CheckSample("<screen><p width=\"361\">Boats</p></screen>", [.direction: "ltr, rtl"])
    let findings = sample.findings(of: 80)
    #expect(findings.count == 1 && findings[0].variants.count == 2)
  }

  @Test func onlyTheOutermostIsReported() throws {
    #expect(try excess("<button width=\"400\" icon=\"share\">Book</button>").count == 1)
  }

  @Test func decorationMayBleedOverTheSides() throws {
    #expect(try excess("<icon name=\"share\" decorative=\"yes\" width=\"500\"/>").isEmpty)
    #expect(try excess("<p width=\"500\">Boats</p>", canvas: "canvas").isEmpty)
  }
}
