import Testing

@testable import Typeset
@testable import TypesetReview

/// Where a screen scrolls, text is not cut.
@Suite struct R136ScrollingTruncationCheckTests {
  private static let words = "Boats leave the harbour every hour on the hour, on Sundays every two hours"

  private func findings(_ body: String, scroll: String = "yes", _ axes: [VariantAxis: String] = [:]) throws -> [Finding]
  {
    try CheckSample("<screen title=\"Harbours\" scroll=\"\(scroll)\">\(body)</screen>", axes).findings(of: 136)
  }

  @Test func thereIsRoomForAllOfATextOnAScreenThatScrolls() throws {
    let text = "<p id=\"t\" lines=\"1\">\(Self.words)</p>"
    let found = try findings(text, [.locale: "en,ar", .textSize: "l,ax5"])
    #expect(found.map(\.fault.level) == [.warning])
    #expect(found.map(\.variants.count) == [4])
    #expect(try findings(text, scroll: "no").isEmpty)
    #expect(try findings("<p lines=\"3\">\(Self.words)</p>").isEmpty)
    #expect(try findings("<p lines=\"1\" ignore=\"R136\" because=\"a test\">\(Self.words)</p>").isEmpty)
  }

  @Test func aListIsOneElement() throws {
    let row = "<item><label lines=\"1\">\(Self.words)</label></item>"
    #expect(try findings("<list id=\"l\">\(row)\(row)</list>").map(\.fault.element) == ["l"])
  }

  @Test func whatLeadsToTheWholeTextIsLeftAlone() throws {
    let label = "<label lines=\"1\">\(Self.words)</label>"
    #expect(try findings("<list><item>\(label)</item></list>").count == 1)
    #expect(try findings("<list><item disclosure=\"yes\">\(label)</item></list>").isEmpty)
    #expect(try findings("<button lines=\"1\">\(Self.words)</button>").count == 1)
    #expect(try findings("<button lines=\"1\" opens=\"view\">\(Self.words)</button>").isEmpty)
    #expect(try findings("<nav-bar><label>\(Self.words)</label></nav-bar>").isEmpty)
    #expect(try findings("<text-field value=\"\(Self.words)\"/><search value=\"\(Self.words)\"/>").isEmpty)
  }
}
