import Testing

@testable import Typeset

@Suite struct R063SemanticsTests {
  @Test func theContextContinuesInsideTheChildren() throws {
    let sample = try LayoutSample.canvas(
      """
      <row id="r" semantics="force-ltr" spacing="0"><box id="a" width="100"><row id="inner">
      <box id="b" width="20" height="10"/><box id="c" width="30" height="10"/></row></box><p id="p">אב</p></row>
      """, lang: "he")
    #expect(try sample.box("a").minX == 0)
    #expect(try sample.box("b").minX > sample.box("c").minX)
    #expect(try sample.element("r").rules == [R055EffectiveDirection.rule, R063Semantics.rule])
    #expect(try sample.element("inner").rules.isEmpty)
  }

  @Test func whatChangesNothingIsNotNamed() throws {
    let sample = try LayoutSample.canvas("<row id=\"r\" semantics=\"playback\"><box width=\"20\" height=\"10\"/></row>")
    #expect(try sample.element("r").rules.isEmpty)
  }

  @Test(arguments: ["canvas width=\"300\"", "page size=\"300x300\" margin=\"0\""])
  func aCanvasCanHaveThem(open: String) throws {
    let name = open.prefix { $0 != " " }
    let sample = try LayoutSample(
      """
      <document lang="ar"><\(open) semantics="force-ltr"><box id="a" width="50" height="10"/><row>
      <box id="b" width="50" height="10"/></row></\(name)></document>
      """)
    #expect(try sample.box("a").minX == 0)
    #expect(try sample.box("b").minX == 250)
  }

  @Test(arguments: [
    (ElementName.player, Semantics.playback), (.direction, .spatial), (.alignPicker, .spatial), (.slider, .auto),
  ])
  func someControlsHaveSemanticsByNature(name: ElementName, semantics: Semantics) {
    #expect(R063Semantics.semantics(of: name, asked: .auto) == semantics)
    #expect(R063Semantics.semantics(of: name, asked: .forceRightToLeft) == .forceRightToLeft)
  }

  @Test func theExampleKeepsItsTransportRow() throws {
    let left = try LayoutSample.example("R063Semantics", options: LayoutOptions(direction: .leftToRight))
    let right = try LayoutSample.example("R063Semantics", options: LayoutOptions(direction: .rightToLeft))
    for id in ["rewind", "play", "forward"] {
      let row = try (left.box("transport"), right.box("transport"))
      #expect(try abs(left.box(id).minX - row.0.minX - (right.box(id).minX - row.1.minX)) < 0.01)
    }
    #expect(try right.box("wrong-rewind").minX > right.box("wrong-forward").minX)
  }
}
