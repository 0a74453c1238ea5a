import Foundation
import Testing

@testable import Typeset

@Suite struct R005ParagraphTests {
  private static let english = "The lamp was lit at six, and the fog came in from the west before it was midnight."
  private static let arabic = "أُضيء المصباح في السادسة، ثم جاء الضباب من جهة الغرب قبل أن ينتصف الليل بقليل."

  @Test(arguments: [("ar", "en", english, Side.left, Side.right), ("en", "ar", arabic, .right, .left)])
  func threeLinesFollowTheirLanguage(layout: String, language: String, text: String, own: Side, other: Side) throws {
    var counts: Set<Int> = []
    for width in stride(from: 90.0, through: 700, by: 10) {
      let sample = try LayoutSample.canvas(
        "<p id=\"p\" lang=\"\(language)\">\(text)</p>", lang: layout, "width=\"\(width)\"")
      let element = try sample.element("p")
      let lines = try sample.lineBoxes(of: "p")
      counts.insert(min(lines.count, 3))
      let isParagraph = lines.count >= 3
      #expect(element.alignment == (isParagraph ? own : other), "\(lines.count) lines at \(width)")
      #expect(element.rules == [isParagraph ? R005Paragraph.rule : R006ShortBlock.rule])
      for line in lines {
        let edge = element.alignment == .left ? line.minX : width - line.maxX
        #expect(abs(edge) < 0.01, "a line is off the edge at \(width)")
      }
    }
    #expect(counts == [1, 2, 3])
  }

  @Test func theFarEdgeIsRagged() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\" lang=\"en\">\(Self.english)</p>", lang: "ar", "width=\"200\"")
    let edges = try sample.lineBoxes(of: "p").map(\.maxX)
    #expect(edges.count >= 3 && Set(edges).count == edges.count)
  }

  @Test(arguments: [
    "<button id=\"p\">TEXT</button>", "<p id=\"p\" lines=\"2\">TEXT</p>",
    "<p id=\"p\" align=\"start\">TEXT</p>", "<ul><li id=\"p\">TEXT</li></ul>", "<ul><li><p id=\"p\">TEXT</p></li></ul>",
  ])
  func controlsItemsAndLimitedBlocksAreNoParagraphs(markup: String) throws {
    let text = markup.replacingOccurrences(of: "TEXT", with: Self.english)
    let sample = try LayoutSample.canvas("<column lang=\"en\">\(text)</column>", lang: "ar", "width=\"200\"")
    #expect(try sample.element("p").alignment != .left)
    #expect(try !sample.element("p").rules.contains(R005Paragraph.rule))
  }

  @Test func forcedBreaksCount() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\" lang=\"en\">One<br/>two<br/>three</p>", lang: "he")
    #expect(try sample.element("p").rules == [R005Paragraph.rule])
  }

  @Test func theExampleHasBothKinds() throws {
    let sample = try LayoutSample.example("R005Paragraph")
    #expect(try sample.element("three").alignment == .left)
    #expect(try sample.lineBoxes(of: "three").count == 3)
    #expect(try sample.element("two").alignment == .right)
    #expect(try sample.lineBoxes(of: "two").count == 2)
    #expect(try sample.element("long-at-start", on: 1).alignment == .right)
    #expect(try sample.element("short-at-end", on: 1).alignment == .left)
  }
}
