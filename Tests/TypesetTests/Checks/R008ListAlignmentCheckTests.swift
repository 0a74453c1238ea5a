import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R008ListAlignmentCheckTests {
  private func findings(_ list: String, _ locales: String = "en") throws -> [Finding] {
    try CheckSample("<page>\(list)</page>", [.locale: locales]).findings(of: 8)
  }

  @Test func anItemAtTheOtherSideIsFoundWithBothSides() throws {
    let list = "<ul><li>a</li><li align=\"end\">b</li><li align=\"center\">c</li></ul>"
    let found = try findings(list, "en,ar-EG")
    #expect(found.map(\.fault.required) == ["left", "left"])
    #expect(found.map(\.fault.measured) == ["right", "center"])
    #expect(found.allSatisfy { $0.variants.count == 2 })
    #expect(try findings(list, "ar-EG").map(\.fault.required) == ["right", "right"])
  }

  @Test func scriptsListsInsideAndListsBesideAreLeftAlone() throws {
    #expect(try findings("<ul><li>a</li><li lang=\"ar\">ا</li></ul>").isEmpty)
    #expect(try findings("<ul align=\"end\"><li>a</li><li>b</li></ul><ul><li>c</li></ul>").isEmpty)
    #expect(try findings("<ul><li>a<ul align=\"end\"><li>b</li></ul></li><li>c</li></ul>").isEmpty)
    #expect(try findings("<list><item><label>a</label><value>b</value></item></list>").isEmpty)
  }

  @Test func rowsAreCheckedByTheirLabels() throws {
    let rows =
      "<list><section><item><label>a</label></item><item><label align=\"end\">b</label></item></section></list>"
    #expect(try findings(rows).count == 1)
  }
}
