import Testing

@testable import Typeset

@Suite struct R018TextSizeButtonsTests {
  @Test func theSmallerIsWhereReadingStarts() throws {
    let sample = try LayoutSample.example("R018TextSizeButtons")
    #expect(try sample.box("en-smaller").minX < sample.box("en-larger").minX)
    #expect(try sample.box("ar-smaller").minX > sample.box("ar-larger").minX)
    #expect(try sample.box("he-smaller").minX > sample.box("he-larger").minX)
    #expect(try sample.element("ar-smaller/icon1").rules.contains(R018TextSizeButtons.rule))
    #expect(try !sample.element("en-smaller/icon1").rules.contains(R018TextSizeButtons.rule))
  }

  @Test func otherIconsAreNoneOfItsBusiness() {
    #expect(R018TextSizeButtons.rule(icon: "share", in: .rightToLeft) == nil)
    #expect(R018TextSizeButtons.rule(icon: nil, in: .rightToLeft) == nil)
    #expect(R018TextSizeButtons.rule(icon: "text-size-larger", in: .rightToLeft) == R018TextSizeButtons.rule)
  }
}
