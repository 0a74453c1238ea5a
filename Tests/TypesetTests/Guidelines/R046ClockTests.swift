import Testing

@testable import Typeset

@Suite struct R046ClockTests {
  @Test func handsMoveClockwise() {
    #expect(R046Clock.hands(atMinute: 0) == (0, 0))
    #expect(R046Clock.hands(atMinute: 15 * 60 + 45) == (0.3125, 0.75))
    #expect(R046Clock.hands(atMinute: 23 * 60 + 59).hour > 0.99)
  }

  @Test func noLayoutTurnsAClockRound() throws {
    func outlines(_ lang: String) throws -> [Path] {
      let sample = try LayoutSample.canvas("<clock id=\"x\" time=\"10:08\" width=\"100\"/>", lang: lang)
      #expect(try sample.element("x").rules == (lang == "ar" ? [Rule(46)] : []))
      #expect(try !sample.element("x").isMirrored)
      return sample.paths.map(\.path)
    }
    let outlines = (try outlines("en"), try outlines("ar"))
    #expect(outlines.0 == outlines.1)
    guard case .line(let hour)? = outlines.0.dropLast(2).last?.steps.last else { throw MissingOutline() }
    #expect(hour.x < 50 && hour.y < 50, "ten is at the left of twelve")
  }

  @Test func theDialGrowsWithItsText() throws {
    func side(_ size: TextSizeCategory) throws -> Double {
      var options = LayoutOptions()
      options.textSize = size
      return try LayoutSample(
        "<document lang=\"en\"><canvas width=\"400\"><clock id=\"x\"/></canvas></document>", options: options
      ).box("x").width
    }
    #expect(try side(.l) == 68 && side(.ax5) == 212)
  }
}
