import Testing

@testable import Typeset

@Suite struct R066CellsTests {
  private static let table = """
    <table><thead><tr><th id="h">Passengers</th><th id="e" align="end">Price</th></tr></thead>
    <tr><td id="a" lang="en">Pharos, the light of Alexandria, is one of seven wonders</td><td id="f" align="end">7</td></tr>
    <tr><td id="b" lang="ar">منارة الإسكندرية</td><td>1</td></tr><tr><td id="c">541</td></tr></table>
    """

  @Test(arguments: Direction.allCases)
  func headsAndCellsShareOneSide(context: Direction) throws {
    let sample = try LayoutSample(
      "<document lang=\"ar\"><canvas width=\"240\">\(Self.table)</canvas></document>",
      options: LayoutOptions(direction: context))
    let edges = try ["h", "a", "b", "c"].flatMap { id -> [Double] in
      #expect(try sample.element(id).alignment == context.startSide)
      return try sample.lineBoxes(of: id).map { context == .leftToRight ? $0.minX : $0.maxX }
    }
    #expect(edges.count >= 6, "a text of three lines is still a cell")
    #expect(edges.allSatisfy { abs($0 - edges[0]) < 0.01 })
  }

  @Test func theEndIsTheAuthors() throws {
    let sample = try LayoutSample("<document lang=\"ar\"><canvas width=\"240\">\(Self.table)</canvas></document>")
    #expect(try sample.element("e").alignment == .left && sample.element("f").alignment == .left)
    #expect(try sample.element("f").rules.isEmpty)
  }

  @Test func theExampleHasOneSideForEachColumn() throws {
    let sample = try LayoutSample.example("R066Cells")
    let texts = sample.elements().filter { ["td", "th"].contains($0.element.name) && !$0.lines.isEmpty }
    #expect(texts.count >= 9)
    #expect(texts.allSatisfy { $0.element.alignment == .right || $0.element.rules.isEmpty })
  }
}
