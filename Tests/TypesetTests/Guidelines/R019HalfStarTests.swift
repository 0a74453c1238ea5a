import Testing

@testable import Typeset

@Suite struct R019HalfStarTests {
  @Test(
    arguments: [
      (0.0, [0.0, 0, 0, 0, 0]), (3.5, [1, 1, 1, 0.5, 0]), (3.7, [1, 1, 1, 0.5, 0]), (3.8, [1, 1, 1, 1, 0]),
      (5, [1, 1, 1, 1, 1]),
    ] as [(Double, [Double])])
  func valuesFillHalves(value: Double, fillings: [Double]) {
    #expect(R019HalfStar.fillings(of: value, count: 5) == fillings)
  }

  /// What is clipped of the star of a number, counted from its own corner.
  private func clip(_ id: String, in sample: LayoutSample, on canvas: Int = 0) -> Rect? {
    func find(_ items: [FrameItem], isInside: Bool) -> Rect? {
      for case .group(let group) in items {
        if isInside, let clip = group.clip { return clip }
        var isStar = isInside
        if case .element(let element) = group.meaning { isStar = isStar || element.id == id }
        if let clip = find(group.items, isInside: isStar) { return clip }
      }
      return nil
    }
    return find(sample.frames[canvas].items, isInside: false)
  }

  @Test func theHalfIsThatOfTheReadingSide() throws {
    let sample = try LayoutSample.example("R019HalfStar")
    #expect(clip("en/star4", in: sample) == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(clip("ar/star4", in: sample) == Rect(x: 10, y: 0, width: 10, height: 20))
    #expect(clip("wrong-ar/star4", in: sample, on: 1) == Rect(x: 0, y: 0, width: 10, height: 20))
    #expect(clip("en/star3", in: sample) == nil)
    #expect(try sample.box("ar/star1").minX > sample.box("ar/star4").minX)
    #expect(try sample.element("ar/star4").rules == [R019HalfStar.rule])
    #expect(try sample.element("ar/star3").rules.isEmpty && sample.element("en/star4").rules.isEmpty)
  }
}
