import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R125ScreenTitleCheckTests {
  private func findings(_ screens: String, _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample(screens, axes).findings(of: 125)
  }

  @Test func aTitleComesFromTheScreenItsBarOrItsHeading() throws {
    #expect(try findings("<screen title=\"a\"><p>b</p></screen>").isEmpty)
    #expect(try findings("<screen><nav-bar><title>a</title></nav-bar></screen>").isEmpty)
    #expect(try findings("<screen><h1>a</h1></screen>").isEmpty)
    #expect(try findings("<screen><h2>a</h2></screen>").map(\.fault.aspect) == ["missing"])
    let header = "<list><section><header>a</header><item><label>b</label></item></section></list>"
    #expect(try findings("<screen>\(header)</screen>").map(\.fault.aspect) == ["missing"])
    #expect(try findings("<screen title=\"a\">\(header)</screen>").isEmpty)
    #expect(try findings("<canvas><p>a</p></canvas><page><p>a</p></page>").isEmpty)
  }

  @Test func titlesDifferInEveryLanguage() throws {
    let found = try findings("<screen id=\"one\" title=\"Mail.\"/><screen id=\"two\" title=\"mail\"/>")
    #expect(found.map(\.fault.message) == [#"the screen has the same title as "one": "mail""#])
    #expect(found.map(\.fault.element) == ["two"])
    let german = try CheckSample(example: "Checks/Found/R125ScreenTitle.xml").findings(of: 125)
    #expect(german.map { $0.variants.map { $0.contains("de") } } == [[true]])
  }

  @Test func theSameScreenElsewhereHasTheSameTitle() throws {
    #expect(try findings("<screen title=\"a\"/><screen title=\"a\" device=\"iphone-se\"/>").isEmpty)
    #expect(try findings("<screen title=\"a\"/><screen title=\"a\" orientation=\"landscape\"/>").isEmpty)
  }
}
