import Testing

@testable import Typeset

@Suite struct R039SlashTests {
  @Test(arguments: ["name=\"speaker-slash\"", "name=\"cart\""])
  func theSlashRunsTheSameWay(attributes: String) throws {
    let slash = attributes.contains("slash") ? "" : "<slash/>"
    let (english, arabic) = try IconSample.both(attributes, slash)
    let (one, other) = (try english.outlines(of: "slash"), try arabic.outlines(of: "slash"))
    #expect(one == other)
    guard case .move(let start)? = one[0].steps.first, case .line(let end)? = one[0].steps.last else {
      Issue.record("no slash")
      return
    }
    #expect(start.x < end.x && start.y < end.y, "from top left to bottom right")
    #expect(try arabic.part("base").element.isMirrored)
    #expect(try !arabic.part("slash").element.isMirrored)
    #expect(try arabic.rules.contains("R039"))
    #expect(try !english.rules.contains("R039"))
  }

  @Test func aThingThatStaysNeedsNoRule() throws {
    #expect(try IconSample("name=\"bell-slash\"", lang: "ar").rules == [])
  }
}
