import Testing

@testable import Typeset

@Suite struct R054FlippedControlsTests {
  @Test func segmentsRunFromWhereReadingStarts() throws {
    let sample = try LayoutSample.example("R054FlippedControls")
    for id in ["ar", "he"] {
      #expect(try sample.box("\(id)/selection1").maxX > sample.box("\(id)").maxX - 3)
      #expect(try sample.element(id).rules == [R054FlippedControls.rule])
    }
    #expect(try sample.box("en/selection1").minX < sample.box("en").minX + 3)
    #expect(try sample.element("en").rules.isEmpty)
  }

  @Test func segmentsAreEquallyWideAndCentred() throws {
    let sample = try LayoutSample.canvas(
      "<segmented id=\"s\"><segment id=\"a\">A</segment><segment id=\"b\" selected=\"yes\">Longer</segment></segmented>"
    )
    #expect(near(try sample.box("a"), 0, 0, 150, 32))
    #expect(near(try sample.box("b"), 150, 0, 150, 32))
    #expect(near(try sample.box("s/selection1"), 152, 2, 146, 28))
    #expect(try sample.element("b").alignment == .center)
    #expect(sample.runs(of: "b").map(\.appearance.font.weight) == [600])
  }

  @Test func segmentsWithoutRoomAreBelowEachOther() throws {
    let xml = """
      <document lang="en"><canvas width="300">
      <segmented id="s" width="200"><segment id="a">Mediterranean</segment><segment id="b">Adriatic</segment></segmented>
      </canvas></document>
      """
    let large = try LayoutSample(xml, options: .with { $0.textSize = .ax1 })
    #expect(try large.box("a").width == 200 && large.box("b").minY == large.box("a").maxY)
    #expect(large.codes.isEmpty)
    let standard = try LayoutSample(xml)
    #expect(try standard.box("b").minY == standard.box("a").minY, "they never are at standard sizes")
  }

  @Test(arguments: [("toggle", "knob1"), ("stepper", "minus1"), ("pager total=\"4\" current=\"1\"", "dot1")])
  func partsMirror(markup: String, name: String) throws {
    let xml = "<\(markup) id=\"x\"/>"
    let (left, right) = try (LayoutSample.canvas(xml), LayoutSample.canvas(xml, lang: "ar-EG"))
    let (one, other) = try (left.box("x/\(name)"), right.box("x/\(name)"))
    #expect(abs(300 - one.maxX - other.minX) < 0.01)
    #expect(try right.element("x").rules.contains(R054FlippedControls.rule))
  }
}
