import Testing

@testable import Typeset

@Suite struct R006ShortBlockTests {
  @Test func theSideSwitchesExactlyWhereTheThirdLineComes() throws {
    var previous: (lines: Int, side: Side)?
    var switches = 0
    for width in stride(from: 320.0, through: 100, by: -2) {
      let sample = try LayoutSample.canvas(
        "<p id=\"p\" lang=\"en\">The lift takes you up to the gallery.</p>", lang: "he", "width=\"\(width)\"")
      let now = (lines: try sample.lineBoxes(of: "p").count, side: try #require(try sample.element("p").alignment))
      if let previous, previous.side != now.side {
        switches += 1
        #expect(previous.lines == 2 && now.lines == 3)
      }
      previous = now
    }
    #expect(switches == 1)
  }

  @Test func aLargerTypeMakesAParagraphOfAShortBlock() throws {
    let blocks = "<p id=\"p\" lang=\"en\">The stairs are closed today; the lift takes you up.</p>"
    var options = LayoutOptions()
    let xml = "<document lang=\"ar\"><canvas width=\"260\">\(blocks)</canvas></document>"
    #expect(try LayoutSample(xml, options: options).element("p").alignment == .right)
    options.textSize = .ax2
    #expect(try LayoutSample(xml, options: options).element("p").alignment == .left)
  }

  @Test func aShortBlockKeepsTheOrderOfItsOwnDirection() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\" lang=\"en\">Boats leave at nine.</p>", lang: "he")
    #expect(sample.seen("p") == "Boats leave at nine.")
    #expect(try sample.element("p").direction == .leftToRight)
    #expect(try sample.element("p").alignment == .right)
    #expect(try sample.element("p").rules == [R006ShortBlock.rule])
  }

  @Test func theExampleHasOneTwoAndThreeLines() throws {
    let sample = try LayoutSample.example("R006ShortBlock")
    for (id, lines, side) in [("one", 1, Side.right), ("two", 2, .right), ("three", 3, .left)] {
      #expect(try sample.lineBoxes(of: id).count == lines)
      #expect(try sample.element(id).alignment == side)
    }
  }
}
