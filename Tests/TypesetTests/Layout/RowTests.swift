import Testing

@testable import Typeset

@Suite struct RowTests {
  private static let boxes = """
    <row id="r" spacing="10"><box id="a" width="50" height="20"/><box id="b" width="80" height="40"/></row>
    """

  @Test func childrenAreInTheOrderOfTheContext() throws {
    let sample = try LayoutSample.canvas(Self.boxes)
    #expect(near(try sample.box("r"), 0, 0, 300, 40))
    #expect(near(try sample.box("a"), 0, 10, 50, 20))
    #expect(near(try sample.box("b"), 60, 0, 80, 40))
    let mirrored = try LayoutSample.canvas(Self.boxes, lang: "he")
    #expect(near(try mirrored.box("a"), 250, 10, 50, 20))
    #expect(near(try mirrored.box("b"), 160, 0, 80, 40))
  }

  @Test func theDirOfARowIsTheContextInside() throws {
    let sample = try LayoutSample.canvas(
      "<row dir=\"rtl\" spacing=\"10\"><box id=\"a\" width=\"50\" height=\"20\"/></row>")
    #expect(try sample.box("a").minX == 250)
    #expect(try sample.element("canvas1/row1").direction == .rightToLeft)
  }

  @Test func langTurnsNoRow() throws {
    let sample = try LayoutSample.canvas("<row lang=\"ar\"><box id=\"a\" width=\"50\" height=\"20\"/></row>")
    #expect(try sample.box("a").minX == 0)
    #expect(try sample.element("a").language == "ar")
  }

  /// The order in which a row gives way: what may be cut, before a word breaks.
  @Test(arguments: [
    "<label id=\"v\">yesterday</label>", "<label id=\"v\"><money currency=\"EUR\">1234.5</money></label>",
  ])
  func whatMayBeCutGivesWayBeforeAWord(value: String) throws {
    let label = "<label id=\"l\" lines=\"1\" truncate=\"end\">Supercalifragilistic expiali</label>"
    let row = try LayoutSample.canvas("<row collapse=\"never\">\(label)<spacer/>\(value)</row>", "width=\"200\"")
    #expect(try row.lineBoxes(of: "v").count == 1 && row.element("l").isTruncated)
    #expect(try row.box("v").maxX <= 200.001)
    let item = try LayoutSample.canvas(
      "<list kind=\"plain\"><item>\(label)<value id=\"w\">yesterday</value></item></list>", "width=\"200\"")
    #expect(try item.element("l").isTruncated && item.lineBoxes(of: "w").count == 1)
    #expect(try item.box("w").minY < item.box("l").maxY && item.box("w").minX >= item.box("l").maxX)
  }

  @Test(arguments: [("start", 0.0, 0.0), ("center", 10, 0), ("end", 20, 0), ("stretch", 0, 0)])
  func crossPlacesChildrenAcross(cross: String, a: Double, b: Double) throws {
    let sample = try LayoutSample.canvas(
      """
      <row cross="\(cross)"><box id="a" width="50"><box height="20"/></box><box id="b" width="80" height="40"/></row>
      """)
    #expect(near(try sample.box("a"), 0, a, 50, cross == "stretch" ? 40 : 20))
    #expect(near(try sample.box("b"), 58, b, 80, 40))
  }

  @Test func baselinesAreShared() throws {
    let sample = try LayoutSample.canvas(
      """
      <row cross="baseline"><p id="a" style="large-title">One</p><box padding-top="3"><p id="b">Two</p></box>
      <box id="c" width="5" height="5"/></row>
      """)
    let baseline = { (id: String, size: Double, leading: Double) in
      try sample.box(id).minY + (leading - 1.362 * size) / 2 + 1.069 * size
    }
    let large = try baseline("a", 34, 41)
    #expect(abs(try baseline("b", 17, 22) - large) < 0.01)
    #expect(abs(try sample.box("c").maxY - large) < 0.01)
  }

  @Test func spacersPushApart() throws {
    let sample = try LayoutSample.canvas(
      """
      <row spacing="10"><box id="a" width="50" height="20"/><spacer/><box id="b" width="80" height="40"/></row>
      """)
    #expect(try sample.box("a").minX == 0)
    #expect(try sample.box("b").maxX == 300)
  }

  @Test func whatFillsTakesTheRest() throws {
    let sample = try LayoutSample.canvas(
      "<row spacing=\"10\"><box id=\"a\" width=\"fill\" height=\"20\"/><box width=\"80\" height=\"40\"/></row>")
    #expect(near(try sample.box("a"), 0, 10, 210, 20))
  }

  @Test func leastWidthsThatDoNotFitAreReported() throws {
    let sample = try LayoutSample.canvas(
      "<row collapse=\"never\"><p id=\"a\">Unbreakable</p><p id=\"b\">Unbreakable</p></row>", "width=\"100\"")
    #expect(sample.codes == ["row-overflow", "broken-word", "broken-word"])
    #expect(try sample.box("a").width == 48)
    #expect(try sample.box("a").height > 22)
  }

  @Test func aDividerIsUprightInARow() throws {
    let sample = try LayoutSample.canvas(
      "<row spacing=\"10\"><box width=\"50\" height=\"20\"/><divider id=\"d\"/><box width=\"5\" height=\"40\"/></row>")
    #expect(near(try sample.box("d"), 60, 0, 0.5, 40))
  }

  @Test func rowsInRowsCostNoMoreThanTheirNumber() throws {
    let depth = 250
    let open = String(repeating: "<row cross=\"stretch\"><p>a</p>", count: depth)
    let sample = try LayoutSample.canvas(open + String(repeating: "</row>", count: depth))
    #expect(sample.elements().count == 2 * depth)
  }

  @Test func manyChildrenAreInOneRow() throws {
    let sample = try LayoutSample.canvas(
      "<row spacing=\"0\" collapse=\"never\">" + String(repeating: "<box width=\"1\" height=\"1\"/>", count: 20_000)
        + "</row>")
    #expect(sample.codes == ["row-overflow"])
    #expect(sample.elements().count == 20_001)
  }
}
