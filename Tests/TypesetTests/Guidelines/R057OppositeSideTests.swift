import Testing

@testable import Typeset

@Suite struct R057OppositeSideTests {
  @Test func theEndIsTheOtherSideInEachDirection() throws {
    for (lang, edge) in [("en", { (line: Rect) in line.maxX - 300 }), ("ar", { (line: Rect) in line.minX })] {
      let sample = try LayoutSample.canvas("<p id=\"x\" align=\"end\">abc</p>", lang: lang)
      #expect(abs(edge(try #require(try sample.lineBoxes(of: "x").first))) < 0.01)
      #expect(try sample.element("x").rules.isEmpty, "the author decided")
    }
  }

  @Test func paragraphsAndItemsObeyToo() throws {
    let text = String(repeating: "A long paragraph of English words. ", count: 5)
    let sample = try LayoutSample.canvas(
      "<p id=\"p\" lang=\"en\" align=\"end\">\(text)</p><ul align=\"end\"><li id=\"i\" lang=\"en\">\(text)</li></ul>",
      lang: "ar")
    #expect(try sample.element("p").alignment == .left)
    #expect(try sample.element("i").alignment == .left)
    let start = try LayoutSample.canvas("<p id=\"p\" lang=\"en\" align=\"start\">\(text)</p>", lang: "ar")
    #expect(try start.element("p").alignment == .right)
  }

  @Test func theExampleHasBothSides() throws {
    let texts = try LayoutSample.example("R057OppositeSide").elements().filter { !$0.lines.isEmpty }
    #expect(texts.map(\.element.alignment) == [.left, .right, .right, .left, .right, .left])
  }
}
