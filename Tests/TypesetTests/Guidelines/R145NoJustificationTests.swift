import Testing

@testable import Typeset

@Suite struct R145NoJustificationTests {
  @Test(arguments: ["justify", "justified"])
  func nobodyCanAskForIt(word: String) throws {
    let (document, diagnostics) = readDocument(page("<p align=\"\(word)\">x</p>"))
    #expect(document == nil)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.code == "justification" && diagnostic.message.contains("R145"))
    #expect(diagnostic.hints.contains { $0.contains("auto, start, center, end") })
  }

  @Test(arguments: [
    ("en", "Lines that are stretched to both edges have gaps of many widths. These end where their last word ends."),
    ("ar", "السطور التي تُمد إلى الحافتين تتفاوت فيها المسافات بين الكلمات. أما هذه فتنتهي حيث تنتهي كلمتها الأخيرة."),
    ("he", "בשורות שנמתחות אל שני הקצוות נוצרים רווחים לא שווים. כאן כל שורה נגמרת במקום שבו נגמרת המילה האחרונה."),
  ])
  func allBlanksOfAParagraphAreAlike(lang: String, text: String) throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">\(text)</p>", lang: lang, "width=\"240\"")
    let lines = try sample.lineBoxes(of: "p")
    #expect(lines.count >= 3)
    #expect(lines.allSatisfy { $0.width < 240 }, "no line fills the width")
    let start = lang == "en" ? lines.map(\.minX) : lines.map { 240 - $0.maxX }
    #expect(start.allSatisfy { abs($0) < 0.01 })
    for run in sample.runs(of: "p") {
      // Blanks that hang over the end of the line take no width.
      let visible = run.range.lowerBound + String(run.text.reversed().drop { $0 == " " }.reversed()).utf16.count
      let widths = [natural(run, before: run.range.upperBound), natural(run, before: visible)]
      #expect(widths.contains { abs(run.width - $0) < 0.01 }, "a run is as wide as its font makes it")
    }
  }

  /// The advances of the glyphs whose clusters begin before an offset, in points.
  private func natural(_ run: GlyphRun, before end: Int) -> Double {
    let scale = run.appearance.size / Double(run.appearance.font.metrics.unitsPerEm)
    return run.pieces.reduce(0) { sum, piece in
      let glyphs = piece.shaped.glyphs[piece.glyphs].filter { piece.start + Int($0.cluster) < end }
      return sum + Double(glyphs.reduce(0) { $0 + Int($1.advance) }) * scale
    }
  }

  @Test func otherWordsAreNoJustification() {
    for word in ["auto", "start", "center", "end", "left", ""] {
      #expect(R145NoJustification.refusal(of: word) == nil)
    }
  }

  @Test func theExampleIsRagged() throws {
    let texts = try LayoutSample.example("R145NoJustification").elements().filter { !$0.lines.isEmpty }
    #expect(texts.count == 3)
    for text in texts { #expect(Set(text.lines.map { ($0.width * 100).rounded() }).count > 1) }
  }
}
