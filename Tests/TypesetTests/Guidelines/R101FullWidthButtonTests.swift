import Testing

@testable import Typeset

/// R101: a full-width button keeps its margins and is above the bottom of the safe area.
@Suite struct R101FullWidthButtonTests {
  @Test func theMarginIsBelowWhereNothingElseDoes() {
    #expect(R101FullWidthButton.distanceBelow(margin: 16, safeBottom: 34, hasBar: false) == 0)
    #expect(R101FullWidthButton.distanceBelow(margin: 16, safeBottom: 0, hasBar: false) == 16)
    #expect(R101FullWidthButton.distanceBelow(margin: 16, safeBottom: 34, hasBar: true) == 16)
  }

  @Test func theButtonTouchesNoEdge() throws {
    let sample = try LayoutSample.example("R101FullWidthButton")
    let high = try sample.box("english-iphone-xs-go")
    #expect(high.minX == 16 && high.width == 343 && high.maxY == 778)
    let old = try sample.box("english-iphone-se-go", on: 1)
    #expect(old.minX == 16 && old.width == 288 && old.maxY == 552)
  }
}
