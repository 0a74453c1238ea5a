import Testing

@testable import Typeset

@Suite struct R021NextPreviousTests {
  @Test func bothFollowTheReadingDirection() {
    #expect(R021NextPrevious.side(isNext: true, in: .leftToRight) == .right)
    #expect(R021NextPrevious.side(isNext: false, in: .leftToRight) == .left)
    #expect(R021NextPrevious.side(isNext: true, in: .rightToLeft) == .left)
    #expect(R021NextPrevious.side(isNext: false, in: .rightToLeft) == .right)
  }

  @Test(arguments: [("en", false), ("ar", true), ("he", true)])
  func chevronsAreOutside(lang: String, isRightToLeft: Bool) throws {
    let sample = try LayoutSample.example("R021NextPrevious")
    for (name, pointsRight) in [("next", !isRightToLeft), ("previous", isRightToLeft)] {
      let (box, chevron) = try (sample.box("\(lang)-\(name)"), sample.box("\(lang)-\(name)/chevron1"))
      #expect(pointsRight ? abs(chevron.maxX - box.maxX) < 0.01 : abs(chevron.minX - box.minX) < 0.01)
      let tip = try #require(sample.outlines(of: "\(lang)-\(name)/chevron1").first).tip
      #expect(pointsRight ? tip.x > chevron.width / 2 : tip.x < chevron.width / 2)
      #expect(try sample.element("\(lang)-\(name)").rules.contains(R021NextPrevious.rule) == isRightToLeft)
    }
  }
}
