import Testing

@testable import Typeset

@Suite struct R004NaturalAlignmentTests {
  @Test func theEdgeOfTextIsMirroredWithTheLayout() throws {
    let blocks = "<h2 id=\"h\">Sunset</h2><p id=\"p\">The tour leaves at sunset.</p><label id=\"l\">Every day</label>"
    let left = try LayoutSample.canvas(blocks)
    let right = try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\">\(blocks)</canvas></document>",
      options: LayoutOptions(direction: .rightToLeft))
    for id in ["h", "p", "l"] {
      let one = try #require(try left.lineBoxes(of: id).first)
      let other = try #require(try right.lineBoxes(of: id).first)
      #expect(one.minX == 0)
      #expect(near(other, 300 - one.minX - one.width, one.minY, one.width, one.height))
    }
  }

  @Test func aTextOfTheLayoutsOwnDirectionNamesTheRule() throws {
    for (lang, text, side) in [("en", "Sunset", Side.left), ("he", "שקיעה", .right), ("ar", "الغروب", .right)] {
      let element = try LayoutSample.canvas("<p id=\"p\">\(text)</p>", lang: lang).element("p")
      #expect(element.alignment == side)
      #expect(element.rules == [R004NaturalAlignment.rule])
    }
  }

  @Test func theExampleIsAtBothSides() throws {
    let sample = try LayoutSample.example("R004NaturalAlignment")
    let texts = sample.elements().filter { !$0.lines.isEmpty }
    #expect(texts.map(\.element.alignment) == [.right, .right, .right, .left, .left, .left])
    #expect(texts.allSatisfy { $0.element.rules == [Rule(4)] })
  }
}
