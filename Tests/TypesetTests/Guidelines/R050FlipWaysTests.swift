import Testing

@testable import Typeset

@Suite struct R050FlipWaysTests {
  @Test func oneWayActs() {
    func way(_ isAsked: Bool, _ context: Direction, _ key: String?) -> R050FlipWays.Way? {
      R050FlipWays.way(isAskedToFlip: isAsked, layoutDirection: context, version: key)
    }
    #expect(way(true, .rightToLeft, nil) == .mirrored)
    #expect(way(true, .leftToRight, nil) == nil)
    #expect(way(false, .rightToLeft, nil) == nil)
    #expect(way(true, .rightToLeft, "rtl") == .directionVersion)
    #expect(way(false, .rightToLeft, "ar-EG") == .languageVersion)
  }

  @Test func theExampleTakesAllThree() throws {
    let sample = try LayoutSample.example("R050FlipWays")
    let rules = try ["ship", "turned", "language", "direction"].map { try sample.element($0).rules }
    #expect(
      rules == [
        [], [R050FlipWays.rule, R051FlipTransform.rule], [R027PictureVariants.rule, R050FlipWays.rule],
        [R027PictureVariants.rule, R050FlipWays.rule],
      ])
    let mirrored = sample.elements().filter(\.element.isMirrored).map(\.element.id)
    #expect(mirrored == ["turned"], "a version made for the direction is not mirrored as well")
  }
}
