import Testing

@testable import Typeset

@Suite struct R056NaturalAlignmentTests {
  @Test(arguments: ["title", "h1", "h2", "h3", "h4", "p", "label", "caption", "blockquote"])
  func everyTextIsAtTheStartWhenNothingIsSaid(name: String) throws {
    for (lang, side) in [("en", Side.left), ("ar", .right)] {
      let plain = try LayoutSample.canvas("<\(name) id=\"x\">abc</\(name)>", lang: lang)
      let asked = try LayoutSample.canvas("<\(name) id=\"x\" align=\"auto\">abc</\(name)>", lang: lang)
      #expect(try plain.element("x").alignment == side)
      #expect(try asked.lineBoxes(of: "x") == plain.lineBoxes(of: "x"))
    }
  }

  @Test func autoTakesBackWhatAContainerAsked() throws {
    let sample = try LayoutSample.canvas(
      "<column align=\"end\"><p id=\"x\" align=\"auto\">abc</p></column>", lang: "he")
    #expect(try sample.element("x").alignment == .right)
  }

  @Test func theExampleMirrors() throws {
    let texts = try LayoutSample.example("R056NaturalAlignment").elements().filter { !$0.lines.isEmpty }
    #expect(texts.map(\.element.alignment) == [.left, .left, .right, .right, .right, .right])
  }
}
