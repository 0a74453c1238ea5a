import Testing

@testable import Typeset

@Suite struct R041BadgeTests {
  @Test(arguments: ["top-end", "top-start", "bottom-end", "bottom-start"])
  func theBadgeGoesToTheOtherCorner(corner: String) throws {
    let (english, arabic) = try IconSample.both("name=\"cart\"", "<badge name=\"check\" at=\"\(corner)\"/>")
    let (one, other) = (try english.part("badge"), try arabic.part("badge"))
    let width = english.sample.frames[0].size.width
    #expect(near(other.box, width - one.box.maxX, one.box.minY, one.box.width, one.box.height))
    let icon = try arabic.sample.box("x")
    #expect((other.box.minX - icon.minX < icon.width / 2) == corner.hasSuffix("end"))
    #expect((other.box.minY - icon.minY < icon.height / 2) == corner.hasPrefix("top"))
    #expect(!other.element.isMirrored)
    #expect(try arabic.rules == ["R034", "R041", "R044"])
  }

  @Test func aThingThatStaysHasItsBadgeAtTheOtherCornerToo() throws {
    let (english, arabic) = try IconSample.both("name=\"bell\"", "<badge/>")
    #expect(try arabic.rules == ["R041"])
    #expect(try english.part("badge").box.minX > english.sample.box("x").minX + 8)
    #expect(try arabic.part("badge").box.maxX < arabic.sample.box("x").maxX - 8)
  }

  @Test func cornersFollowTheContext() {
    #expect(R041Badge.corner(.topEnd, context: .leftToRight) == (true, false))
    #expect(R041Badge.corner(.topEnd, context: .rightToLeft) == (false, false))
    #expect(R041Badge.corner(.bottomStart, context: .rightToLeft) == (true, true))
  }
}
