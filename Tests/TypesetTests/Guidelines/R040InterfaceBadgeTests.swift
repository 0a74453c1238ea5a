import Testing

@testable import Typeset

@Suite struct R040InterfaceBadgeTests {
  @Test func theBadgeIsMirroredWithItsContents() throws {
    let badge = "<badge name=\"sidebar\" at=\"bottom-end\" depicts=\"ui\"/>"
    let (english, arabic) = try IconSample.both("name=\"document\"", badge)
    let side = try english.element.size.width
    let mirrored = try english.outlines(of: "badge").map { $0.transformed(by: .mirror(width: side)).tightBounds! }
    for (box, image) in zip(try arabic.outlines(of: "badge").map { $0.tightBounds! }, mirrored) {
      #expect(near(box, image.minX, image.minY, image.width, image.height))
    }
    #expect(try arabic.part("badge").element.isMirrored)
    #expect(try arabic.rules.contains("R040") && !arabic.rules.contains("R041"))
  }

  @Test func otherBadgesKeepTheirContents() {
    for context in [Direction.leftToRight, .rightToLeft] {
      #expect(!R040InterfaceBadge.mirrors(depictsInterface: false, layoutDirection: context))
    }
    #expect(!R040InterfaceBadge.mirrors(depictsInterface: true, layoutDirection: .leftToRight))
  }
}
