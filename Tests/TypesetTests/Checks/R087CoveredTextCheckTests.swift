import Testing

@testable import Typeset
@testable import TypesetReview

/// All of a text is seen, in its box (R087; R134 where the text size is the reason).
@Suite struct R087CoveredTextCheckTests {
  private static let words = "Boats leave every hour from the old harbour, and the last one leaves at midnight."

  private func findings(
    _ body: String, rule: Int = 87, canvas: String = "screen", _ axes: [VariantAxis: String] = [:]
  ) throws -> [Finding] {
    try CheckSample(
      "<\(canvas)>\(body)</\(canvas)>", axes, folder: Examples.folder.appendingPathComponent("Checks/Fine").path
    ).findings(of: rule)
  }

  private func aspects(_ body: String) throws -> [String] { try findings(body).map(\.fault.aspect) }

  @Test(arguments: ["ltr", "rtl"]) func aPictureOverTheSecondLineIsFound(direction: String) throws {
    let text = "<p id=\"t\" anchor=\"top start\">\(Self.words)</p>"
    let picture =
      "<image anchor=\"bottom end\" src=\"Artwork/ship.svg\" width=\"160\" height=\"60\" fit=\"fill\" alt=\"Ship\"/>"
    let axes: [VariantAxis: String] = [.direction: direction]
    let found = try findings("<overlay>\(text)\(picture)</overlay>", axes)
    #expect(found.map(\.fault.aspect) == ["covered"] && found.map(\.fault.element) == ["t"])
    #expect(found.map(\.fault.level) == [.error])
    #expect(found.first?.fault.message.contains("<image>") == true)
    // Painted before the text, or below it, it hides nothing.
    #expect(try findings("<overlay>\(picture)\(text)</overlay>", axes).isEmpty)
    #expect(try findings("<column>\(text)\(picture)</column>".replacing("anchor=", with: "data-a="), axes).isEmpty)
  }

  @Test func aColouredBoxHidesALabel() throws {
    func cover(_ attributes: String, _ inside: String = "") -> String {
      "<overlay><label>Boats leave</label><box \(attributes)>\(inside)</box></overlay>"
    }
    #expect(try aspects(cover("background=\"gray5\" width=\"60\" height=\"30\"")) == ["covered"])
    #expect(try aspects(cover("background=\"gray5\" width=\"60\" height=\"30\" decorative=\"yes\"")) == ["covered"])
    #expect(try aspects(cover("background=\"#00000030\" width=\"60\" height=\"30\"")).isEmpty)
    #expect(try aspects(cover("anchor=\"top end\" background=\"gray5\" width=\"60\" height=\"30\"")).isEmpty)
    // A badge is a layer with words, but a narrow one.
    #expect(try aspects(cover("background=\"gray5\" padding=\"4\"", "<label>New</label>")) == ["covered"])
    let badge = try findings("<overlay><label>Messages</label><badge value=\"3\"/></overlay>")
    #expect(badge.map(\.fault.message) == ["text is covered by <badge>: \"Messages\""])
    // Of two buttons on each other, the targets are the fault.
    #expect(try aspects("<overlay><button>Book a boat</button><button>Rent a boat</button></overlay>").isEmpty)
    #expect(try aspects("<label decorative=\"yes\">Boats</label>" + cover("width=\"60\" height=\"30\"")).isEmpty)
  }

  @Test func anAlertCoversContentsOnPurpose() throws {
    let alert = "<box background=\"background\" padding=\"20\" width=\"270\"><label>Sold out</label></box>"
    #expect(try aspects("<overlay><p>\(Self.words)</p>\(alert)</overlay>").isEmpty)
    let shade = "<box background=\"#00000060\" width=\"fill\" height=\"fill\"/>"
    #expect(try aspects("<overlay height=\"200\"><p>\(Self.words)</p>\(shade)\(alert)</overlay>").isEmpty)
  }

  @Test func twoTextsOfAnOverlayAreOnTopOfEachOther() throws {
    let found = try findings("<overlay><label id=\"a\">Boats leave</label><label id=\"b\">Tickets</label></overlay>")
    #expect(found.map(\.fault.aspect) == ["overlaid"] && found.map(\.fault.element) == ["b"])
    #expect(
      try aspects(
        "<overlay><label anchor=\"center start\">Boats</label><label anchor=\"center end\">Tickets</label></overlay>"
      ).isEmpty)
    // A shadow of the same words, and decoration.
    #expect(try aspects("<overlay><label>Boats</label><label color=\"tint\">Boats</label></overlay>").isEmpty)
    #expect(try aspects("<overlay><label decorative=\"yes\">7</label><label>Tickets</label></overlay>").isEmpty)
  }

  @Test func textStaysInACardWithAGivenHeight() throws {
    func card(_ attributes: String) -> String {
      "<box padding=\"8\" \(attributes)><p id=\"t\">\(Self.words)</p></box>"
    }
    let found = try findings(card("background=\"gray5\" height=\"40\""), [.direction: "ltr,rtl"])
    #expect(found.map(\.fault.aspect) == ["outside"] && found.map(\.fault.level) == [.warning])
    #expect(found.map(\.fault.remedy) == ["use min-height in place of height"])
    #expect(found.map(\.variants.count) == [2])
    #expect(try aspects(card("border=\"separator\" height=\"40\"")) == ["outside"])
    #expect(try aspects(card("background=\"gray5\" min-height=\"40\"")).isEmpty)
    #expect(try aspects(card("background=\"gray5\" height=\"80\"")).isEmpty)
    // Nothing is seen of a box without a ground.
    #expect(try aspects(card("height=\"40\"")).isEmpty)
    #expect(try aspects(card("background=\"background\" height=\"40\"")).isEmpty)
  }

  @Test func theTextSizeIsTheReasonOrNot() throws {
    func card(_ height: Int) -> String {
      "<box background=\"gray5\" padding=\"8\" height=\"\(height)\"><p>Tickets on board</p></box>"
    }
    let axes: [VariantAxis: String] = [.textSize: "l,ax5"]
    #expect(try findings(card(44), rule: 134, axes).map(\.fault.aspect) == ["outside"])
    #expect(try findings(card(44), rule: 87, axes).isEmpty)
    // What is there at the usual size as well is one finding.
    #expect(try findings(card(20), rule: 87, axes).map(\.fault.aspect) == ["outside"])
    #expect(try findings(card(20), rule: 134, axes).isEmpty)
    #expect(try findings(card(20), rule: 134, [.textSize: "ax5"]).map(\.fault.aspect) == ["outside"])
  }

  @Test func partsOfControlsAndChartsAreLeftAlone() throws {
    let controls =
      "<slider label=\"Wind\" ticks=\"5\" numbers=\"yes\"/><steps current=\"2\" total=\"4\"/><rating value=\"3\" label=\"a\" numbers=\"yes\"/><badge value=\"128\"/><p>A <s>struck</s> and <u>underlined</u> text with a <a href=\"#a\">link</a></p><chart values=\"1, 2, 3\" labels=\"January, February, March\" alt=\"More\"/>"
    #expect(try aspects(controls).isEmpty)
  }

  @Test func thousandsOfTextsTakeNoTime() throws {
    let rows = (0..<2000).map { "<row background=\"gray5\"><label>Boat \($0)</label><icon name=\"star\"/></row>" }
      .joined()
    let session = try LayoutSample(
      "<document lang=\"en\"><screen scroll=\"yes\"><column>\(rows)</column></screen></document>")
    let page = CheckedPage(session.frames[0], options: LayoutOptions())
    let time = workTime { #expect(page.coveredOrEscapedTexts().isEmpty) }
    #expect(time < .seconds(10))
  }
}
