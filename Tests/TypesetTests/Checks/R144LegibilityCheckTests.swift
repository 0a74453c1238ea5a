import Testing

@testable import Typeset
@testable import TypesetReview

/// Characters without a glyph, small text and low letters (R144).
@Suite struct R144LegibilityCheckTests {
  private func found(_ contents: String, page: String = "screen") throws -> [Finding] {
    try CheckSample("<\(page)>\(contents)</\(page)>").findings(of: 144)
  }

  @Test func charactersThatNoFontHasAreErrors() throws {
    let findings = try found("<p id=\"a\">One \u{12000} and \u{12000} and \u{13000}</p><p>Two</p>")
    let fault = try #require(findings.first?.fault)
    #expect(findings.count == 1 && fault.level == .error && fault.element == "a")
    #expect(fault.message == "no font has \"\u{12000}\" and \"\u{13000}\"")
    #expect(fault.remedy.contains("a font that has them") && fault.frame != nil)
  }

  @Test func manyOfThemAreSummedUp() throws {
    let text = (0..<9).map { String(UnicodeScalar(0x12000 + $0)!) }.joined(separator: " ")
    let fault = try #require(try found("<p>\(text)</p>").first?.fault)
    #expect(fault.message.hasSuffix("and 4 more") && fault.severity == 9)
  }

  @Test func paperIsCheckedForCharactersButMayHaveSmallText() throws {
    #expect(try found("<p>\u{12000}</p>", page: "page").count == 1)
    #expect(try found("<p size=\"8\">Small</p>", page: "page").isEmpty)
  }

  @Test(arguments: [(10.5, 1), (11.0, 0)])
  func textBelowElevenPointsIsAWarning(size: Double, count: Int) throws {
    #expect(try found("<p size=\"\(size)\">Small</p>").count == count)
  }
}
