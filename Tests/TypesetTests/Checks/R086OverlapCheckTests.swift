import Testing

@testable import Typeset
@testable import TypesetReview

/// No touch target is on top of another (R086).
@Suite struct R086OverlapCheckTests {
  private func findings(_ body: String, _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample("<screen>\(body)</screen>", axes).findings(of: 86).filter { $0.fault.aspect == "overlap" }
  }

  private func pair(_ width: Int, _ other: String = "") -> String {
    "<overlay width=\"300\" height=\"60\"><button id=\"a\" anchor=\"center start\" width=\"\(width)\">A</button><button id=\"b\" anchor=\"center end\" width=\"150\" \(other)>B</button></overlay>"
  }

  @Test func twoPointsAreNothing() throws {
    #expect(try findings(pair(150)).isEmpty)
    #expect(try findings(pair(152)).isEmpty)
    let found = try findings(pair(153), [.direction: "ltr,rtl"])
    #expect(found.map(\.fault.element) == ["b"] && found.map(\.variants.count) == [2])
    #expect(found.map(\.fault.measured) == ["3 × 46 pt"] && found.map(\.fault.level) == [.warning])
  }

  @Test func whatIsCoveredCannotBeHit() throws {
    #expect(try findings(pair(190)).map(\.fault.level) == [.warning])
    let same = "<overlay><button id=\"a\">Buy</button><button id=\"b\">Buy</button></overlay>"
    #expect(try findings(same).map(\.fault.level) == [.error])
  }

  @Test func whatIsInsideOrAboveOnPurposeIsLeftAlone() throws {
    let row =
      "<list><item disclosure=\"yes\"><label>Boats</label><trailing><toggle label=\"Lamp\"/></trailing></item></list>"
    #expect(try findings(row).isEmpty)
    let alert =
      "<box background=\"background\" padding=\"20\" width=\"270\"><column><label>Sold out</label><button>OK</button></column></box>"
    #expect(try findings("<overlay height=\"200\"><button width=\"fill\">Buy</button>\(alert)</overlay>").isEmpty)
    #expect(try findings(pair(190, "enabled=\"no\"")).isEmpty)
    #expect(try findings(pair(190, "ignore=\"R086\" because=\"a test\"")).isEmpty)
    #expect(try CheckSample("<canvas>\(pair(190))</canvas>").findings(of: 86).isEmpty)
  }
}
