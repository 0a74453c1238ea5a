import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R097EdgesCheckTests {
  private func found(
    _ attributes: String = "", list: String = "", count: Int = 30, after: String = "", scroll: String = "yes"
  ) throws -> [Finding] {
    let rows = (1...count).map { "<item><label>Boat \($0)</label></item>" }.joined()
    let screen = "<screen scroll=\"\(scroll)\" \(attributes)><list \(list)>\(rows)</list>\(after)</screen>"
    return try CheckSample(screen).findings(of: 97)
  }

  @Test func aListRunsToTheBottom() throws {
    #expect(try found().isEmpty)
    #expect(try found("padding-bottom=\"16\"").isEmpty)
    #expect(try found("padding-bottom=\"17\"").map(\.fault.measured) == ["17 pt"])
    #expect(try found("padding-bottom=\"40\"", after: "<tab-bar><tab icon=\"home\">Home</tab></tab-bar>").count == 1)
  }

  @Test func aFixedHeightEndsItEverywhere() throws {
    #expect(try found(list: "height=\"300\"").count == 1)
    #expect(try found(list: "height=\"300\"", count: 3).isEmpty)
  }

  @Test func shortListsCardsAndOtherContentsAreLeftAlone() throws {
    #expect(try found("padding-bottom=\"40\"", count: 3).isEmpty)
    #expect(try found("padding-bottom=\"40\"", list: "kind=\"inset\"").isEmpty)
    #expect(try found("padding-bottom=\"40\"", after: "<button width=\"fill\">Book</button>").isEmpty)
    #expect(try found("padding-bottom=\"40\"", scroll: "no").isEmpty)
  }
}
