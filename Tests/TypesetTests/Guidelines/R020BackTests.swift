import Testing

@testable import Typeset

@Suite struct R020BackTests {
  @Test func itPointsAgainstTheReadingDirection() {
    #expect(R020Back.side(in: .leftToRight) == .left)
    #expect(R020Back.side(in: .rightToLeft) == .right)
  }

  @Test(arguments: [("en", false), ("ar", true), ("he", true)])
  func theChevronIsAtTheStart(id: String, isRight: Bool) throws {
    let sample = try LayoutSample.example("R020Back")
    let (box, chevron) = try (sample.box(id), sample.box("\(id)/chevron1"))
    #expect(isRight ? abs(chevron.maxX - box.maxX) < 0.01 : abs(chevron.minX - box.minX) < 0.01)
    let tip = try #require(sample.outlines(of: "\(id)/chevron1").first).tip
    #expect(isRight ? tip.x > chevron.width / 2 : tip.x < chevron.width / 2)
    #expect(try sample.element(id).rules.contains(R020Back.rule) == isRight)
    #expect(try sample.element("\(id)/chevron1").isMirrored == isRight)
  }
}

extension Path {
  /// The corner of a chevron between its two strokes.
  var tip: Point {
    guard steps.count > 1, case .line(let tip) = steps[1] else { return .zero }
    return tip
  }
}
