import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R085FixedSizeCheckTests {
  private func count(_ contents: String, canvas: String = "screen") throws -> Int {
    try CheckSample("<\(canvas)>\(contents)</\(canvas)>").findings(of: 85).count
  }

  @Test func textOfAFixedSizeIsFound() throws {
    #expect(try count("<p size=\"15\">Boats</p>") == 1)
    #expect(try count("<p size=\"11\">Boats</p>") == 1)
    #expect(try count("<p style=\"subhead\">Boats</p>") == 0)
    #expect(try count("<p>Boats <span size=\"20\">now</span></p>") == 1)
  }

  @Test func smallerTextIsTheBusinessOfAnotherRule() throws { #expect(try count("<p size=\"10.9\">Boats</p>") == 0) }

  @Test func paperAndBarsMaySetSizes() throws {
    #expect(try count("<p size=\"15\">Boats</p>", canvas: "page") == 0)
    #expect(try count("<p size=\"15\">Boats</p>", canvas: "canvas") == 0)
    #expect(try count("<nav-bar><label size=\"15\">Boats</label></nav-bar>") == 0)
  }

  @Test func itDoesNotDependOnTheVariant() throws {
    let sample = try CheckSample(
      "<screen><p size=\"15\">Boats</p></screen>", [.textSize: "l, ax5", .direction: "ltr, rtl"])
    #expect(sample.findings(of: 85).count == 1 && sample.findings(of: 85)[0].variants.isEmpty)
  }
}
