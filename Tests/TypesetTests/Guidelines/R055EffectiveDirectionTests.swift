import Testing

@testable import Typeset

@Suite struct R055EffectiveDirectionTests {
  /// F11: the five cases in both contexts.
  @Test(arguments: [
    (Semantics.auto, Direction.leftToRight, Direction.rightToLeft), (.playback, .leftToRight, .leftToRight),
    (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft, .rightToLeft),
  ])
  func theTruthTableHolds(semantics: Semantics, inLeftToRight: Direction, inRightToLeft: Direction) {
    #expect(R055EffectiveDirection.effectiveDirection(.leftToRight, semantics) == inLeftToRight)
    #expect(R055EffectiveDirection.effectiveDirection(.rightToLeft, semantics) == inRightToLeft)
  }

  @Test(arguments: Semantics.allCases, [Direction.leftToRight, .rightToLeft])
  func aRowFollowsIt(semantics: Semantics, context: Direction) throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><canvas width="300">
      <row id="r" semantics="\(semantics.rawValue)" padding-start="10"><box id="a" width="50" height="20"/></row>
      </canvas></document>
      """, options: LayoutOptions(direction: context))
    let direction = R055EffectiveDirection.effectiveDirection(context, semantics)
    #expect(try sample.box("a").minX == (direction == .leftToRight ? 10 : 240))
    #expect(try sample.element("r").direction == direction)
    #expect(try sample.element("r").rules.contains(R055EffectiveDirection.rule) == (direction != context))
  }

  @Test func theExampleHasARowForEveryCase() throws {
    let sample = try LayoutSample.example("R055EffectiveDirection", options: LayoutOptions(direction: .rightToLeft))
    for semantics in Semantics.allCases {
      let isFirstAtTheRight =
        try sample.box("\(semantics.rawValue)-1").minX > sample.box("\(semantics.rawValue)-2").minX
      #expect(
        isFirstAtTheRight == (R055EffectiveDirection.effectiveDirection(.rightToLeft, semantics) == .rightToLeft))
    }
  }
}
