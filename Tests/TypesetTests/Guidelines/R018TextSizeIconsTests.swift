import Testing

@testable import Typeset

@Suite struct R018TextSizeIconsTests {
  @Test(arguments: [("en", nil), ("he", "R018"), ("ar", "R018"), ("fa", "R018"), ("de", nil)] as [(String, String?)])
  func theLetterIsTheReaders(lang: String, rule: String?) throws {
    for name in [R018TextSizeIcons.smaller, R018TextSizeIcons.larger] {
      let icon = try IconSample("name=\"\(name)\"", lang: lang)
      #expect(try icon.rules.first == rule)
      #expect(try !icon.element.isMirrored, "a letter is never turned round")
    }
  }

  @Test func theSmallerLetterStandsWhereReadingStarts() throws {
    for (row, isLeftToRight) in [("en", true), ("he", false), ("ar", false)] {
      let icons = try LayoutSample.example("R018TextSizeIcons").elements().filter { $0.element.name == "icon" }
      let pair = icons.filter { $0.element.id.hasPrefix("canvas1/box1/column1/\(row)") || $0.element.language == row }
      let (smaller, larger) = (try #require(pair.first), try #require(pair.last))
      #expect((smaller.box.minX < larger.box.minX) == isLeftToRight, "\(row)")
    }
  }
}
