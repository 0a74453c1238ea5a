import Testing

@testable import Typeset

/// Lengths in percent of the container, and boxes whose height follows their width.
@Suite struct ShareTests {
  @Test(arguments: ["en", "ar"]) func widthsAreSharesOfTheContainer(lang: String) throws {
    let sample = try LayoutSample.canvas(
      """
      <box id="a" width="30%" height="9"/><box padding="20"><column><box id="b" width="50%" height="9"/></column></box>
      <row spacing="20"><box id="c" width="25%" height="9"/><box id="d" width="75%" height="9"/></row>
      <box id="e" width="200" max-width="50%" height="9"/><box id="f" width="10" min-width="20%" height="9"/>
      """, lang: lang)
    for (id, width) in [("a", 90.0), ("b", 130), ("c", 70), ("d", 210), ("e", 150), ("f", 60)] {
      #expect(try sample.box(id).width == width, "\(id)")
    }
    #expect(sample.codes.isEmpty)
  }

  @Test func heightsAreSharesWhereTheyAreKnown() throws {
    let sample = try LayoutSample.canvas(
      """
      <overlay height="80"><box id="a" width="10" height="50%"/></overlay>
      <row height="60"><box id="b" width="10" height="50%"/></row>
      <column height="200" padding="10" spacing="0"><box id="c" height="25%"/><box id="d" height="fill"/></column>
      <column><box id="e" height="50%"><p>One</p></box></column>
      """)
    for (id, height) in [("a", 40.0), ("b", 30), ("c", 45), ("d", 135)] {
      #expect(try sample.box(id).height == height, "\(id)")
    }
    #expect(try sample.box("e").height < 40, "as high as its contents")
  }

  @Test func aScreenHasAHeight() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><screen device=\"iphone-se\"><box id=\"b\" height=\"50%\"/></screen></document>")
    let box = try sample.box("b")
    #expect(abs(2 * box.height + box.minY - sample.frames[0].size.height) < 0.01)
    #expect(sample.codes.isEmpty)
  }

  @Test func theHeightFollowsTheWidth() throws {
    let sample = try LayoutSample.canvas(
      """
      <box id="a" aspect="3:2"/><box id="b" aspect="2:1" height="40"/><box id="c" aspect="3:2" width="50%"/>
      <box id="d" aspect="100:1"><p>One</p></box>
      """)
    #expect(try near(sample.box("a"), 0, sample.box("a").minY, 300, 200))
    #expect(try sample.box("b").width == 80)
    #expect(try sample.box("c").height == 100)
    #expect(try sample.box("d").height > 15, "texts that need more room get it")
  }

  @Test func columnsOfTablesTakeShares() throws {
    let sample = try LayoutSample.canvas(
      "<table><tr><td id=\"a\" width=\"30%\">One</td><td id=\"b\">Two</td></tr></table>")
    #expect(try sample.box("a").width == 90 && sample.box("b").width == 210)
  }
}
