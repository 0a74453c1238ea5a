import Testing

@testable import Typeset

@Suite struct R016FlippedControlsTests {
  @Test func theBarFillsFromWhereReadingStarts() throws {
    let sample = try LayoutSample.example("R016FlippedControls")
    for (id, side, canvas) in [("en", Side.left, 0), ("ar", .right, 0), ("he", .right, 0), ("wrong-ar", .left, 1)] {
      let (track, fill) = try (sample.box("\(id)/track1", on: canvas), sample.box("\(id)/fill1", on: canvas))
      #expect(abs(fill.width - 0.3 * track.width) < 0.01)
      #expect(side == .left ? fill.minX == track.minX : abs(fill.maxX - track.maxX) < 0.01, "\(id)")
    }
    #expect(try sample.element("ar").rules == [R016FlippedControls.rule])
    #expect(try sample.element("en").rules.isEmpty)
  }

  @Test(arguments: [(0.0, 0.0), (1, 0), (3, 0.5), (5, 1), (9, 1)])
  func theFractionStaysOnTheWay(value: Double, fraction: Double) {
    #expect(R016FlippedControls.fraction(of: value, from: 1, to: 5) == fraction)
  }

  @Test func aSlidersKnobMirrors() throws {
    let xml = "<slider id=\"s\" value=\"3\" min=\"2\" max=\"6\"/>"
    let (left, right) = try (LayoutSample.canvas(xml), LayoutSample.canvas(xml, lang: "he"))
    #expect(near(try left.box("s/knob1"), (300 - 28) / 4, 0, 28, 28))
    #expect(near(try right.box("s/knob1"), 300 - 28 - (300 - 28) / 4, 0, 28, 28))
    #expect(try right.box("s/fill1").maxX == 300)
  }
}
