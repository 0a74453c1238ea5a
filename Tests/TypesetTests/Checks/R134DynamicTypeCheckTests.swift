import Testing

@testable import Typeset
@testable import TypesetReview

/// Text survives every text size.
@Suite struct R134DynamicTypeCheckTests {
  private func findings(_ body: String, _ axes: [VariantAxis: String] = [:], scroll: Bool = false) throws -> [Finding] {
    try CheckSample(
      "<screen title=\"Harbours\" scroll=\"\(scroll ? "yes" : "no")\"><status-bar/>\(body)</screen>", axes
    ).findings(of: 134)
  }

  @Test func aCutIsWrongUnlessItsAuthorAsksForIt() throws {
    let words = "Boats leave the harbour every hour on the hour, on Sundays every two hours"
    #expect(try findings("<nav-bar><label id=\"t\">\(words)</label></nav-bar>").map(\.fault.level) == [.error])
    #expect(try findings("<nav-bar><label id=\"t\">Boats</label></nav-bar>").isEmpty)
    #expect(try findings("<p lines=\"1\">\(words)</p>").isEmpty)
    #expect(try findings("<p lines=\"1\" truncate=\"middle\">\(words)</p>").isEmpty)
  }

  /// Half of the screen is 187.5 points.
  @Test(arguments: [(120, CheckLevel.error), (186, .error), (200, .advice)])
  func aBrokenWordIsAdviceInAWideColumn(width: Int, level: CheckLevel) throws {
    let word = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"
    let found = try findings("<p id=\"w\" hyphens=\"none\" width=\"\(width)\">\(word)</p>")
    #expect(found.map(\.fault.level) == [level])
    #expect(found.map(\.fault.element) == ["w"])
    #expect(try findings("<p width=\"\(width)\">Donau\u{AD}dampf\u{AD}schiff</p>").isEmpty)
  }

  @Test func textIsClippedOnlyWhereItsSizeIsTheReason() throws {
    let body = String(repeating: "<p>Boats leave every hour.</p>", count: 16)
    #expect(try findings(body, [.textSize: "l"]).isEmpty)
    let large = try findings(body, [.textSize: "ax5"])
    #expect(!large.isEmpty && large.allSatisfy { $0.fault.aspect == "clipped" && $0.fault.level == .error })
    #expect(try findings(body, [.textSize: "l,ax5"], scroll: true).isEmpty)
  }

  @Test(arguments: ["ltr", "rtl"]) func textsLieOverEachOtherOnlyOnPurpose(direction: String) throws {
    let texts = "<p id=\"a\" height=\"20\">Boats leave every hour on the hour.</p><p id=\"b\">Tickets</p>"
    let axes: [VariantAxis: String] = [.textSize: "l,ax5", .direction: direction]
    let found = try findings("<column spacing=\"0\">\(texts)</column>", axes)
    #expect(found.map(\.fault.element) == ["b"])
    #expect(found.map(\.fault.aspect) == ["overlap"])
    #expect(found.first?.fault.required == "0 pt")
    #expect(try findings("<overlay><p>Boats</p><p>Tickets</p></overlay>", axes).isEmpty)
  }
}
