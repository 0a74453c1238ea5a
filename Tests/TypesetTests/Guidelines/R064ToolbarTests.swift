import Testing

@testable import Typeset

/// R064: items follow the reading direction, unless the order is fixed.
@Suite struct R064ToolbarTests {
  private func order(_ attributes: String, _ direction: Direction) throws -> String {
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen><toolbar id=\"bar\" \(attributes)><label>A</label><label>B</label>"
        + "<label>C</label></toolbar></screen></document>", options: LayoutOptions(direction: direction))
    let rules = try sample.element("bar").rules
    let labels = sample.elements().filter { $0.element.name == "label" }.sorted { $0.box.minX < $1.box.minX }
    #expect(rules.contains(R064Toolbar.rule) == (direction == .rightToLeft && attributes.isEmpty))
    return labels.map { String($0.element.id.last ?? "?") }.joined()
  }

  @Test func theOrderFollowsTheContext() throws {
    #expect(try order("", .leftToRight) == "123")
    #expect(try order("", .rightToLeft) == "321")
    #expect(try order("order=\"fixed\"", .rightToLeft) == "123")
  }

  @Test func itemsAreSpreadFromMarginToMargin() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen><toolbar><label id=\"a\">A</label><label id=\"b\">B</label>"
        + "<label id=\"c\">C</label></toolbar></screen></document>")
    let (a, b, c) = (try sample.box("a"), try sample.box("b"), try sample.box("c"))
    #expect(a.minX == 16 && abs(c.maxX - 359) < 0.01)
    #expect(abs((b.minX - a.maxX) - (c.minX - b.maxX)) < 0.01)
  }
}
