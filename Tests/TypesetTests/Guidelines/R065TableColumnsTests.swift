import Testing

@testable import Typeset

@Suite struct R065TableColumnsTests {
  private func table(_ attributes: String, _ direction: Direction) throws -> LayoutSample {
    try LayoutSample(
      """
      <document lang="en"><canvas width="300"><table id="t" \(attributes)><thead><tr><th id="h">A</th><th>B</th></tr></thead>
      <tr><td id="a">1</td><td id="b">2</td></tr></table></canvas></document>
      """, options: LayoutOptions(direction: direction))
  }

  @Test func theFirstColumnIsWhereReadingStarts() throws {
    let left = try table("", .leftToRight)
    let right = try table("", .rightToLeft)
    #expect(try abs(left.box("a").minX) < 0.01 && abs(left.box("b").maxX - 300) < 0.01)
    #expect(try abs(right.box("a").maxX - 300) < 0.01 && abs(right.box("b").minX) < 0.01)
    #expect(try right.box("h").minX == right.box("a").minX)
    #expect(try left.element("t").rules.isEmpty)
    #expect(try right.element("t").rules == [R065TableColumns.rule])
  }

  @Test func fixedColumnsKeepTheirOrderAndTheirTextTheSideOfTheContext() throws {
    let sample = try table("order=\"fixed\"", .rightToLeft)
    #expect(try abs(sample.box("a").minX) < 0.01 && abs(sample.box("b").maxX - 300) < 0.01)
    #expect(try sample.element("a").alignment == .right)
    #expect(try sample.element("t").rules.isEmpty)
  }

  @Test func aRowMayHaveADirectionOfItsOwn() throws {
    let sample = try LayoutSample.canvas(
      "<table><tr dir=\"rtl\"><td id=\"a\">1</td><td>2</td></tr><tr><td id=\"b\">1</td><td>2</td></tr></table>")
    #expect(try abs(sample.box("a").maxX - 300) < 0.01 && abs(sample.box("b").minX) < 0.01)
  }

  @Test func oneColumnIsNotMoved() {
    #expect(!R065TableColumns.acts(on: 1, order: .auto, context: .rightToLeft))
    #expect(R065TableColumns.acts(on: 2, order: .auto, context: .rightToLeft))
    #expect(!R065TableColumns.acts(on: 2, order: .fixed, context: .rightToLeft))
    #expect(!R065TableColumns.acts(on: 2, order: .auto, context: .leftToRight))
  }

  @Test func theExampleShowsBothOrders() throws {
    let sample = try LayoutSample.example("R065TableColumns")
    let tables = sample.elements().map(\.element).filter { $0.name == "table" }
    #expect(tables.map(\.rules) == [[R065TableColumns.rule], []])
  }
}
