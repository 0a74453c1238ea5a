import Testing

@testable import Typeset
@testable import TypesetReview

/// Padding of one side brings nothing out of the middle (R100).
@Suite struct R100SidePaddingCheckTests {
  private static let words = "Boats leave every hour from the old harbour, and the last one leaves at midnight."

  private func findings(_ body: String, screen: String = "", _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample("<screen \(screen)><status-bar/>\(body)</screen>", axes).findings(of: 100)
  }

  private func aspects(_ body: String) throws -> [String] { try findings(body).map(\.fault.aspect) }

  private func card(_ padding: String, _ inside: String? = nil) -> String {
    "<box background=\"gray5\" \(padding)>\(inside ?? "<p>\(Self.words)</p>")</box>"
  }

  @Test func textTouchesNoEdgeOfACard() throws {
    let found = try findings(card("padding-start=\"16\""), [.direction: "ltr,rtl"])
    #expect(found.map(\.fault.aspect) == ["sides"] && found.map(\.fault.level) == [.advice])
    #expect(found.map(\.fault.measured) == ["16 and 0 pt"] && found.map(\.variants.count) == [2])
    #expect(try aspects(card("padding-end=\"16\"")) == ["sides"])
    #expect(try aspects(card("padding-top=\"16\"")) == ["ends"])
    #expect(try aspects(card("padding-start=\"16\" padding-end=\"8\"")).isEmpty)
    #expect(try aspects(card("padding=\"16\" padding-start=\"24\"")).isEmpty)
    #expect(try aspects(card("padding-start=\"1\"")).isEmpty)
    #expect(try aspects(card("padding-start=\"16\"").replacing("background=\"gray5\"", with: "")).isEmpty)
    #expect(try aspects(card("padding-start=\"16\"", "<label>Boats</label>")).isEmpty)
  }

  @Test func anIconMayTouchTheEdge() throws {
    let inside = "<row><icon name=\"star\" alt=\"a\"/><label>Boats</label></row>"
    #expect(try aspects(card("padding-end=\"16\"", inside)).isEmpty)
  }

  @Test func centredTextIsInTheMiddle() throws {
    #expect(try aspects("<p align=\"center\" padding-end=\"40\">Boats</p>") == ["sides"])
    #expect(try aspects("<column align=\"center\"><p padding-start=\"40\">Boats</p></column>") == ["sides"])
    let column = "<column align=\"center\" padding-start=\"40\"><label>Boats</label><button>Book</button></column>"
    #expect(try aspects(column) == ["sides"])
    #expect(try aspects(column.replacing("align=\"center\"", with: "")).isEmpty)
    #expect(try aspects("<p padding-end=\"40\">Boats</p>").isEmpty)
    #expect(try aspects("<p align=\"center\" padding-start=\"40\" padding-end=\"40\">Boats</p>").isEmpty)
    #expect(try aspects("<overlay><p align=\"center\" padding-end=\"40\">Boats</p></overlay>").isEmpty)
  }

  @Test func buttonsHaveTheirTextInTheMiddle() throws {
    #expect(try aspects("<button padding-start=\"48\">Book</button>") == ["sides"])
    #expect(try aspects("<button padding-top=\"24\">Book</button>") == ["ends"])
    #expect(try aspects("<button padding-start=\"20\">Book</button>").isEmpty, "it is the usual one")
    #expect(try aspects("<button kind=\"plain\" padding-start=\"0\">Book</button>").isEmpty)
    #expect(try aspects("<nav-bar><button padding-start=\"0\">Book</button></nav-bar>").isEmpty)
  }

  @Test func aScreenHasTwoSides() throws {
    #expect(try findings("<p>Boats</p>", screen: "padding-start=\"24\"").map(\.fault.aspect) == ["screen"])
    let all = try CheckSample("<screen title=\"a\" padding-start=\"24\"><status-bar/><p>Boats</p></screen>").findings
    #expect(all.map(\.fault.rule) == [Rule(100)], "it is one fault")
    #expect(try findings("<p>Boats</p>", screen: "padding-start=\"24\" padding-end=\"24\"").isEmpty)
    #expect(try findings("<p>Boats</p>", screen: "padding-bottom=\"24\"").isEmpty)
    #expect(try findings("<p>Boats</p>", screen: "padding-start=\"24\" ignore=\"R100\" because=\"a map\"").isEmpty)
  }
}
