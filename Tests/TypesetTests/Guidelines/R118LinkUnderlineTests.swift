import Testing

@testable import Typeset

@Suite struct R118LinkUnderlineTests {
  /// The outlines in the line of a paragraph: what is drawn under or through its text.
  private func bars(_ sample: LayoutSample) -> [Path] {
    sample.lines(of: "p").flatMap(\.items).compactMap { if case .path(let item) = $0 { item.path } else { nil } }
  }

  @Test(arguments: [("en", "The", "timetable"), ("ar", "يوجد", "جدول"), ("he", "לוח", "זמנים")])
  func aLinkIsUnderlinedAsFarAsItsTextGoes(lang: String, word: String, link: String) throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\">\(word) <a id=\"a\" href=\"https://x.org\">\(link)</a></p>", lang: lang)
    let line = try #require(try sample.lineBoxes(of: "p").first)
    let box = try sample.box("a")
    let bar = try #require(bars(sample).first)
    guard case .move(let corner) = bar.steps[0], case .line(let far) = bar.steps[1] else {
      Issue.record("no bar")
      return
    }
    #expect(abs(line.minX + corner.x - box.minX) < 0.01)
    #expect(abs(line.minX + far.x - box.maxX) < 0.01)
    #expect(try sample.element("a").rules == [R118LinkUnderline.rule])
  }

  @Test func theAuthorCanTakeItAway() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\">The <a id=\"a\" href=\"https://x.org\" underline=\"no\">rule</a></p>")
    #expect(bars(sample).isEmpty)
    #expect(try sample.element("a").rules.isEmpty)
  }

  @Test func otherTextHasNone() throws {
    #expect(bars(try LayoutSample.canvas("<p id=\"p\">The <b>rule</b></p>")).isEmpty)
    #expect(bars(try LayoutSample.canvas("<p id=\"p\">The <u>rule</u></p>")).count == 1)
  }

  @Test func theExampleHasThreeLinks() throws {
    let links = try LayoutSample.example("R118LinkUnderline").elements().filter { $0.element.role == .link }
    #expect(links.count == 3)
    #expect(links.allSatisfy { $0.element.rules == [Rule(118)] })
  }
}
