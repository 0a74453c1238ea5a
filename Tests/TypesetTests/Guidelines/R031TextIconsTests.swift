import Testing

@testable import Typeset

@Suite struct R031TextIconsTests {
  @Test(arguments: ["text-align-natural", "list", "book", "text-bubble", "sidebar", "indent"])
  func iconsOfTextAreMirrored(name: String) throws {
    #expect(try IconSample.isMirrored("name=\"\(name)\""))
    let icon = try IconSample("name=\"\(name)\"", lang: "ar")
    #expect(try icon.element.isMirrored)
    #expect(try icon.rules == ["R031"])
  }

  @Test func digitsInAListKeepTheirShape() throws {
    let (english, arabic) = try IconSample.both("name=\"list-numbers\" lang=\"en\"")
    let (one, other) = (try english.outlines().last!, try arabic.outlines().last!)
    let shift = other.bounds!.minX - one.bounds!.minX
    #expect(shift > 5, "it moved to the other side")
    #expect(one.transformed(by: .translation(x: shift, y: 0)).bounds!.maxX - other.bounds!.maxX < 0.01)
    guard case .move(let start) = one.steps[0], case .move(let moved) = other.steps[0] else {
      Issue.record("no outline")
      return
    }
    #expect(abs(moved.x - start.x - shift) < 0.01, "it was not mirrored (R012)")
  }
}
