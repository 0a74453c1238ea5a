import Testing

@testable import Typeset

@Suite struct ColumnTests {
  @Test func childrenFillTheWidthAndAreBelowEachOther() throws {
    let sample = try LayoutSample.canvas(
      "<column id=\"c\" spacing=\"10\"><p id=\"a\">One</p><p id=\"b\">Two</p></column>")
    #expect(near(try sample.box("c"), 0, 0, 300, 54))
    #expect(near(try sample.box("a"), 0, 0, 300, 22))
    #expect(near(try sample.box("b"), 0, 32, 300, 22))
    #expect(sample.frames[0].size == Size(width: 300, height: 54))
  }

  @Test func aPathNamesWhatHasNoID() throws {
    let sample = try LayoutSample.canvas("<column><p>One</p><h1>Two</h1><p>Three <a href=\"#x\">x</a></p></column>")
    #expect(
      sample.elements().map(\.element.id) == [
        "canvas1/column1", "canvas1/column1/p1", "canvas1/column1/h11", "canvas1/column1/p2", "canvas1/column1/p2/a1",
      ])
  }

  @Test func aNarrowChildFollowsTheAlignOfItsContainer() throws {
    for (align, x) in [("auto", 0.0), ("start", 0), ("center", 100), ("end", 200)] {
      let sample = try LayoutSample.canvas(
        "<column align=\"\(align)\"><box id=\"b\" width=\"100\" height=\"10\"/></column>")
      #expect(near(try sample.box("b"), x, 0, 100, 10), "\(align)")
      let mirrored = try LayoutSample.canvas(
        "<column align=\"\(align)\"><box id=\"b\" width=\"100\" height=\"10\"/></column>", lang: "ar")
      #expect(near(try mirrored.box("b"), 200 - x, 0, 100, 10), "\(align)")
    }
  }

  @Test func paddingAndBorderLieInsideTheWidth() throws {
    let sample = try LayoutSample.canvas(
      """
      <box id="b" width="200" padding="10" padding-start="30" border="red" border-width="2"><p id="p">One</p></box>
      """)
    #expect(near(try sample.box("b"), 0, 0, 200, 46))
    #expect(near(try sample.box("p"), 32, 12, 156, 22))
    let mirrored = try LayoutSample.canvas(
      "<box id=\"b\" width=\"200\" padding=\"10\" padding-start=\"30\"><p id=\"p\">One</p></box>", lang: "ar")
    #expect(near(try mirrored.box("p"), 110, 10, 160, 22))
  }

  @Test func aBorderWithoutColourTakesNoRoom() throws {
    let sample = try LayoutSample.canvas("<box border-width=\"5\"><p id=\"p\">One</p></box>")
    #expect(near(try sample.box("p"), 0, 0, 300, 22))
  }

  @Test func boundsClampLast() throws {
    let sample = try LayoutSample.canvas(
      """
      <box id="a" width="200" max-width="150" height="5"/><box id="b" width="10" min-width="40" height="5"/>
      <box id="c" max-width="120" min-height="30"/><box id="d" width="fill" max-height="7" height="9"/>
      """)
    #expect(try sample.box("a").width == 150)
    #expect(try sample.box("b").width == 40)
    #expect(try sample.box("c").size == Size(width: 120, height: 30))
    #expect(try sample.box("d").size == Size(width: 300, height: 7))
  }

  @Test func spacersAndGrowthShareADefiniteHeight() throws {
    let sample = try LayoutSample.canvas(
      """
      <column height="200" spacing="0"><p>One</p><spacer/><box id="b" grow="2" height="10"/><p id="p">Two</p></column>
      """)
    // 200 − 22 − 10 − 22 = 146, a third for the spacer.
    #expect(near(try sample.box("b"), 0, 22 + 146 / 3, 300, 10 + 146 * 2 / 3))
    #expect(near(try sample.box("p"), 0, 178, 300, 22))
  }

  @Test func aSpacerTakesNothingWhereTheHeightIsOpen() throws {
    let sample = try LayoutSample.canvas("<column spacing=\"0\"><p>One</p><spacer/><p id=\"p\">Two</p></column>")
    #expect(near(try sample.box("p"), 0, 22, 300, 22))
  }

  @Test func headingsAskForMoreSpaceButNotAtTheTop() throws {
    let sample = try LayoutSample.canvas(
      """
      <h1 id="a">One</h1><p>Two</p><section id="s"><h2 id="b">Three</h2><p id="p">Four</p></section><h4 id="h">Five</h4>
      """)
    #expect(try sample.box("a").minY == 0)
    #expect(try sample.box("s").minY == 34 + 12 + 22 + 24)
    #expect(try sample.box("b").minY == sample.box("s").minY)
    #expect(try sample.box("p").minY - sample.box("b").maxY == 12)
    #expect(try sample.box("h").minY - sample.box("p").maxY == 12)
  }

  @Test func theAuthorsSpacingHoldsAboveHeadingsToo() throws {
    let sample = try LayoutSample.canvas("<column spacing=\"5\"><p>Two</p><h1 id=\"a\">One</h1></column>")
    #expect(try sample.box("a").minY == 27)
  }

  @Test func aButtonTakesItsIdealWidthAndItsLeastHeight() throws {
    let sample = try LayoutSample.canvas("<button id=\"b\">Go</button>")
    let button = try #require(sample.elements().first)
    #expect(button.box.height == 46)
    #expect(abs(button.box.width - 40 - button.lines[0].width) < 0.01)
    #expect(button.lines[0].minX == 20)
    #expect(button.element.role == .button)
    #expect(button.element.alignment == .center)
  }

  @Test func textIsInTheMiddleOfAHighButton() throws {
    let sample = try LayoutSample.canvas("<button id=\"b\" height=\"100\" width=\"200\">Go</button>")
    let line = try #require(sample.elements().first?.lines.first)
    #expect(line.minY == 39)
    #expect(abs(line.minX + line.width / 2 - 100) < 0.01)
  }

  @Test func whatIsTooWideIsDrawnAndReported() throws {
    let sample = try LayoutSample.canvas("<box id=\"b\" width=\"400\" height=\"10\"/>", lang: "ar")
    #expect(near(try sample.box("b"), -100, 0, 400, 10))
    #expect(sample.codes == ["overflow"])
    #expect(sample.diagnostics[0].message == "<box> is 400 pt wide in a space of 300 pt")
  }

  @Test func whatIsTooHighIsDrawnAndReported() throws {
    let sample = try LayoutSample.canvas("<box height=\"20\"><p>One</p></box><p id=\"p\">Two</p>")
    #expect(try sample.box("p").minY == 32)
    #expect(sample.codes == ["overflow"])
  }

  @Test func textThatMayNotBreakIsReportedWhereItRunsOver() throws {
    let long = String(repeating: "word ", count: 20)
    #expect(try LayoutSample.canvas("<p wrap=\"none\">\(long)</p>").codes == ["overflow"])
    #expect(try LayoutSample.canvas("<p wrap=\"none\" lines=\"1\">\(long)</p>").codes.isEmpty)
    #expect(try LayoutSample.canvas("<p>\(long)</p>").codes.isEmpty)
  }

  @Test func sizesNearNothingAndBeyondAllReasonDoNoHarm() throws {
    let sample = try LayoutSample.canvas(
      """
      <box width="0.001" height="0.001"><p>One two</p></box><box width="100000" height="100000"/>
      <column padding="100000"><p>One</p></column><grid columns="1000"><p>One</p></grid>
      <row grow="1000"><p grow="1000">One</p></row><column max-width="0.01"><row><button>One</button></row></column>
      """)
    #expect(sample.frames[0].size.height.isFinite)
    #expect(sample.elements().allSatisfy { $0.box.width.isFinite && $0.box.minX.isFinite && $0.box.height >= 0 })
  }

  @Test func aBoxWithAGreatestWidthIsAsWideAsItsLines() throws {
    let sample = try LayoutSample.canvas(
      """
      <box id="a" max-width="200" padding="10"><p id="p">The lighthouses of Alexandria and Constantinople</p></box>
      <box id="b" max-width="200" padding="10"><slider label="x"/></box>
      <row><box id="c" max-width="200"><p>The lighthouses of Alexandria and Constantinople</p></box><spacer/></row>
      """)
    let longest = try #require(try sample.lineBoxes(of: "p").map(\.width).max())
    #expect(abs(try sample.box("a").width - longest - 20) < 0.05 && longest < 180)
    #expect(try sample.box("b").width == 200, "a slider fills")
    #expect(try sample.box("c").width < 200)
  }
}
