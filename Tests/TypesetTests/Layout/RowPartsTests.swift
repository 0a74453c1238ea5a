import Testing

@testable import Typeset

/// Actions of rows, selection, handles, free contents; rows and grids that scroll to the side; badges of tabs; buttons
/// that hold blocks.
@Suite struct RowPartsTests {
  private static let actions = """
    <actions id="s"><button icon="flag">Flag</button><button icon="trash" purpose="destructive">Delete</button></actions>
    """

  private func screen(_ blocks: String, rightToLeft: Bool = false) throws -> LayoutSample {
    var options = LayoutOptions()
    options.direction = rightToLeft ? .rightToLeft : .leftToRight
    return try LayoutSample(
      "<document lang=\"en\"><screen device=\"iphone-xs\">\(blocks)</screen></document>", options: options)
  }

  @Test(arguments: [
    (false, "trailing", true), (false, "leading", false), (true, "trailing", false), (true, "leading", true),
  ])
  func aRowIsPushedAsideByItsActions(rightToLeft: Bool, side: String, isAtRight: Bool) throws {
    let sample = try screen(
      "<list><item id=\"i\" swiped=\"\(side)\"><label id=\"l\">Sara</label>\(Self.actions)</item></list>",
      rightToLeft: rightToLeft)
    let still = try screen("<list><item id=\"i\"><label id=\"l\">Sara</label></item></list>", rightToLeft: rightToLeft)
    let (row, actions) = try (sample.box("i"), sample.box("s"))
    #expect(isAtRight ? actions.maxX == row.maxX : actions.minX == row.minX)
    #expect(actions.height == row.height)
    let shift = try sample.box("l").minX - still.box("l").minX
    #expect(abs(shift) == actions.width && (shift < 0) == isAtRight)
    #expect(!still.elements().contains { $0.element.name == "actions" })
  }

  @Test func selectionAndHandleAreAtBothEnds() throws {
    let sample = try screen(
      "<list><item id=\"i\" selected=\"yes\" reorder=\"yes\"><label id=\"l\">Sara</label></item></list>",
      rightToLeft: true)
    let row = try sample.box("i")
    #expect(try sample.box("i/selection1").maxX == row.maxX - 16)
    #expect(try sample.box("i/reorder1").minX == row.minX + 16)
    #expect(try sample.box("l").maxX < sample.box("i/selection1").minX)
    #expect(try sample.element("i").isSelected == true)
    #expect(try sample.element("i/reorder1").label == "Reorder")
  }

  @Test func aTextInABlockOfARowSaysWhereTheLineBegins() throws {
    let sample = try LayoutSample.canvas(
      """
      <list><item><row><box width="40" height="40"/><column spacing="0"><label id="l">Sara</label><p>Hello</p></column>
      </row></item><item><label>B</label></item></list>
      """)
    let text = try sample.box("l").minX
    var lines: [Rect] = []
    func collect(_ items: [FrameItem], _ origin: Point) {
      for item in items {
        if case .group(let group) = item { collect(group.items, origin + group.origin) }
        if case .path(let path) = item, let bounds = path.path.bounds, bounds.height < 1, bounds.width > 100 {
          lines.append(Rect(origin: origin + bounds.origin, size: bounds.size))
        }
      }
    }
    collect(sample.frames[0].items, .zero)
    #expect(lines.contains { abs($0.minX - text) < 1 }, "\(lines) \(text)")
  }

  @Test(arguments: ["row", "grid columns=\"2\" rows=\"1\""])
  func whatHasNoRoomIsCutAtTheEnd(container: String) throws {
    let name = container.prefix { $0 != " " }
    let tiles = (1...5).map {
      "<box id=\"t\($0)\" width=\"\(name == "row" ? "130" : "fill")\" height=\"60\" background=\"gray5\"/>"
    }
    let blocks = "<\(container) scroll=\"x\" id=\"r\">\(tiles.joined())</\(name)>"
    let (left, right) = try (screen(blocks), screen(blocks, rightToLeft: true))
    #expect(left.codes.isEmpty && right.codes.isEmpty)
    #expect(try left.box("r").width == 375, "it runs to the edges")
    #expect(try left.box("t1").minX == 16)
    #expect(try right.box("t1").maxX == 375 - 16)
    let third = try left.box("t3")
    #expect(third.minX < 375 - 10 && third.maxX > 375, "the next one is seen in part: \(third)")
    for tile in 1...5 {
      let (one, other) = try (left.box("t\(tile)"), right.box("t\(tile)"))
      #expect(abs(other.minX - (375 - one.maxX)) < 0.01)
    }
  }

  @Test func aBadgeIsAtTheEndOfTheIconOfItsTab() throws {
    let bar =
      "<tab-bar><tab id=\"t\" icon=\"home\" selected=\"yes\">Home<badge id=\"b\" value=\"12\"/></tab><tab icon=\"map\">Map</tab></tab-bar>"
    for rightToLeft in [false, true] {
      let sample = try screen(bar, rightToLeft: rightToLeft)
      let (icon, badge) = try (sample.box("t/icon1"), sample.box("b"))
      #expect(rightToLeft ? badge.midX < icon.midX : badge.midX > icon.midX)
      #expect(try sample.element("t").value == "12")
    }
  }

  @Test func aButtonThatHoldsBlocksIsOneThing() throws {
    let sample = try LayoutSample.canvas(
      """
      <button id="x"><avatar name="Sara Haddad"/><label id="l">Open chat</label><caption>Two new</caption></button>
      """)
    let element = try sample.element("x")
    #expect(element.role == .button && element.label == "Sara Haddad, Open chat, Two new")
    #expect(try sample.element("l").role == .none)
    #expect(sample.elements().filter { $0.element.control != nil }.count == 1)
  }

  @Test func aButtonHasItsIconAboveAndShowsItsMenu() throws {
    let sample = try LayoutSample.canvas(
      "<button id=\"x\" icon=\"share\" layout=\"icon-top\">Share it</button><button id=\"m\" menu=\"yes\">Sort</button>"
    )
    let (icon, line) = try (sample.box("x/icon1"), #require(sample.lineBoxes(of: "x").first))
    #expect(icon.maxY <= line.minY && abs(icon.midX - line.midX) < 1)
    #expect(try sample.box("m/menu-sign1").minX > #require(sample.lineBoxes(of: "m").first).maxX)
  }

  @Test(arguments: [
    ("<button><button>A</button></button>", "<button> is inside a <button>, which is one thing to touch"),
    ("<button><row><toggle>A</toggle></row></button>", "<toggle> is inside a <button>, which is one thing to touch"),
    ("<list><item swiped=\"leading\"><label>A</label></item></list>", "the row is swiped and has no actions"),
    ("<list><item><actions/></item></list>", "the actions are empty"),
    ("<row scroll=\"y\"/>", "scroll cannot be \"y\""), ("<actions/>", "<actions> is not allowed inside <canvas>"),
  ])
  func whatCannotBeIsReported(block: String, message: String) {
    let messages = readDocument("<document lang=\"en\"><canvas>\(block)</canvas></document>").diagnostics.map(\.message)
    #expect(messages.contains(message), "\(messages)")
  }
}
