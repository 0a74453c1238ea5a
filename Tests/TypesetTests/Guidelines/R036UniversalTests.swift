import Testing

@testable import Typeset

@Suite struct R036UniversalTests {
  @Test(arguments: ["check", "checkmark-circle", "info", "warning", "share", "more", "wifi", "battery", "play"])
  func aSignIsTheSameEverywhere(name: String) throws {
    #expect(try IconSample.isKept("name=\"\(name)\""))
    let icon = try IconSample("name=\"\(name)\"", lang: "ar")
    #expect(try !icon.element.isMirrored)
    #expect(try icon.rules == [], "nothing was changed")
    let entry = try #require(BundledIcons.entries[name])
    #expect(!entry.meaning.isMirrored && entry.meaning.rule == R036Universal.rule)
  }

  @Test func theWrongVersionOfTheExampleIsTurned() throws {
    let icons = try LayoutSample.example("R036Universal").elements().filter { $0.element.name == "icon" }
    let count = icons.count / 3
    #expect(icons.prefix(2 * count).allSatisfy { !$0.element.isMirrored })
    #expect(icons.suffix(count).allSatisfy { $0.element.isMirrored })
  }
}
