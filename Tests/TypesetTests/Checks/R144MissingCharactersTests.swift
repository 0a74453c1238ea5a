import Testing

@testable import Typeset
@testable import TypesetReview

/// Characters that no font has are errors, wherever they are (R144).
@Suite struct R144MissingCharactersTests {
  private func found(_ contents: String, page: String = "screen") throws -> [Finding] {
    try CheckSample("<\(page)>\(contents)</\(page)>").findings(of: 144)
  }

  @Test(arguments: ["screen", "page", "canvas"]) func theyAreListedOnceForEachElement(page: String) throws {
    let findings = try found("<p id=\"a\">One \u{12000} and \u{12000} and \u{12001}</p><p>Two</p>", page: page)
    let fault = try #require(findings.first?.fault)
    #expect(findings.count == 1 && fault.level == .error && fault.element == "a")
    #expect(fault.message == "no font has \"\u{12000}\" and \"\u{12001}\"")
    #expect(fault.remedy.contains("a font that has them") && fault.frame != nil)
  }

  @Test func aScriptIsFoundOnceInADocument() throws {
    let text = "<p id=\"a\">One \u{12000}</p><p id=\"b\">\u{12001}</p><p id=\"c\">\u{13000}</p>"
    let again = "<p>\u{12000} \u{13000}</p>"
    let sample = try CheckSample(
      "<screen title=\"a\">\(text)</screen><screen title=\"b\">\(again)</screen>", [.direction: "ltr,rtl"])
    let found = sample.findings(of: 144)
    #expect(found.map(\.fault.element) == ["a", "c"] && found.allSatisfy { $0.variants.count == 2 })
    #expect(found[0].fault.message == "no font has \"\u{12000}\" and \"\u{12001}\"")
  }

  @Test func manyOfThemAreSummedUp() throws {
    let text = (0..<9).map { String(UnicodeScalar(0x12000 + $0)!) }.joined(separator: " ")
    let fault = try #require(try found("<p>\(text)</p>").first?.fault)
    #expect(fault.message.hasSuffix("and 4 more") && fault.severity == 9)
  }

  @Test func aSmallTextWithoutAFontHasTwoFaults() throws {
    #expect(try found("<p size=\"9\">Boats \u{12000}</p>").map(\.fault.aspect).sorted() == ["missing Xsux", "size"])
  }
}
