import Testing

@testable import Typeset

@Suite struct GridTests {
  private static let cells = (1...5).map { "<box id=\"c\($0)\" width=\"fill\" height=\"\($0 * 10)\"/>" }.joined()

  @Test func columnsAreEqualAndRowsAsHighAsTheirTallestCell() throws {
    let sample = try LayoutSample.canvas("<grid id=\"g\" columns=\"2\" spacing=\"10\">\(Self.cells)</grid>")
    #expect(near(try sample.box("g"), 0, 0, 300, 20 + 10 + 40 + 10 + 50))
    #expect(near(try sample.box("c1"), 0, 0, 145, 10))
    #expect(near(try sample.box("c2"), 155, 0, 145, 20))
    #expect(near(try sample.box("c3"), 0, 30, 145, 30))
    #expect(near(try sample.box("c5"), 0, 80, 145, 50))
  }

  @Test func orderFollowsTheContext() throws {
    let sample = try LayoutSample.canvas("<grid columns=\"2\" spacing=\"10\">\(Self.cells)</grid>", lang: "fa")
    #expect(try sample.box("c1").minX == 155)
    #expect(try sample.box("c2").minX == 0)
  }

  @Test(arguments: [(90.0, 3), (93.33, 3), (100, 2), (150, 1), (300, 1), (900, 1)])
  func asManyColumnsAsTheLeastWidthAllows(least: Double, count: Int) throws {
    let sample = try LayoutSample.canvas("<grid min-column=\"\(least)\" spacing=\"10\">\(Self.cells)</grid>")
    let firstRow = sample.elements().dropFirst().filter { $0.box.minY == 0 }
    #expect(firstRow.count == min(count, 5))
  }

  @Test func theLeastWidthGrowsWithTheText() throws {
    var options = LayoutOptions()
    options.textSize = .ax5
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\"><grid min-column=\"90\">\(Self.cells)</grid></canvas></document>",
      options: options)
    #expect(sample.elements().dropFirst().filter { $0.box.minY == 0 }.count == 1)
  }
}

@Suite struct OverlayTests {
  @Test(arguments: [
    ("", 125.0, 40.0), ("top start", 0, 0), ("top end", 250, 0), ("bottom center", 125, 80), ("center end", 250, 40),
    ("bottom start", 0, 80),
  ])
  func childrenAreAtTheirAnchors(anchor: String, x: Double, y: Double) throws {
    let attribute = anchor.isEmpty ? "" : "anchor=\"\(anchor)\""
    let blocks = """
      <overlay><box width="300" height="100"/><box id="b" width="50" height="20" \(attribute)/></overlay>
      """
    #expect(near(try LayoutSample.canvas(blocks).box("b"), x, y, 50, 20))
    #expect(near(try LayoutSample.canvas(blocks, lang: "ar").box("b"), 250 - x, y, 50, 20))
  }

  @Test func textTakesItsIdealWidth() throws {
    let sample = try LayoutSample.canvas("<overlay><p id=\"p\">One</p><box width=\"200\" height=\"90\"/></overlay>")
    let text = try #require(sample.elements().first { $0.element.id == "p" })
    #expect(abs(text.box.width - text.lines[0].width) < 0.01)
    #expect(text.box.minY == 34)
  }

  @Test func thereAreFewerColumnsThanWordsFitInto() throws {
    let cells = ["Alexandria", "Constantinople", "Genoa"].map { "<label id=\"\($0)\">\($0)</label>" }.joined()
    let grid = { (width: Double) in
      try LayoutSample.canvas("<grid id=\"g\" columns=\"3\" spacing=\"10\">\(cells)</grid>", "width=\"\(width)\"")
    }
    let (wide, narrow) = (try grid(400), try grid(300))
    #expect(try wide.box("Genoa").minY == 0 && wide.element("g").rules.isEmpty)
    #expect(try narrow.box("Constantinople").minX == 155 && narrow.box("Genoa").minX == 0)
    #expect(try narrow.element("g").rules == [R139Columns.rule] && narrow.codes.isEmpty)
    let page = try LayoutSample(
      "<document lang=\"en\"><page size=\"340x300\" margin=\"20\"><grid id=\"g\" columns=\"3\" spacing=\"10\">\(cells)</grid></page></document>"
    )
    #expect(try page.box("Genoa").minX == 20 && page.element("g").rules == [R139Columns.rule])
  }
}
