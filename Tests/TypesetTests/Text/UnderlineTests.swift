import Testing

@testable import Typeset

/// Lines under text leave its letters free.
@Suite struct UnderlineTests {
  /// The bars of the first line, from left to right, and its baseline.
  private func bars(_ inline: String, lang: String = "en") throws -> (bars: [Rect], line: Line) {
    let placed = TextSample("<p size=\"40\">\(inline)</p>", lang: lang).placed(in: 600)
    let bars = placed.lines[0].items.compactMap { item -> Rect? in
      guard case .path(let path) = item, case .move(let corner) = path.path.steps[0],
        case .line(let right) = path.path.steps[1], case .line(let bottom) = path.path.steps[2]
      else { return nil }
      return Rect(x: corner.x, y: corner.y, width: right.x - corner.x, height: bottom.y - corner.y)
    }
    guard case .line(let line) = placed.lines[0].meaning else { throw SampleError.noLine }
    return (bars.sorted { $0.minX < $1.minX }, line)
  }

  private enum SampleError: Error { case noLine }

  /// The ink of the first line's glyphs between two heights, as ranges on the line.
  private func ink(_ inline: String, lang: String, from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    let broken = TextSample("<p size=\"40\">\(inline)</p>", lang: lang).broken(in: 600)
    var found: [ClosedRange<Double>] = []
    let baseline = broken.baseline(inLineOf: broken.lineHeights[0])
    for run in DecoratedRun.runs(of: broken.visualLine(0), of: broken.paragraph, baseline: baseline) {
      run.forEachGlyph { glyph, x in
        let scale = run.item.scale
        let outline = run.item.font.face.outline(of: glyph.id)
        let parts = outline.ink(
          between: (run.baseline - bottom) / scale - Double(glyph.yOffset),
          and: (run.baseline - top) / scale - Double(glyph.yOffset))
        for part in parts { found.append(x + part.lowerBound * scale...x + part.upperBound * scale) }
      }
    }
    return found
  }

  @Test(arguments: [
    ("en", "<u>jumping quickly</u>"), ("en", "<a href=\"https://x.org\">typography</a>"), ("ar", "<u>ج ي ب</u>"),
    ("ar", "<u>يبحث عن بيتٍ جميل</u>"), ("fa", "<u>پیچیده</u>"), ("ur", "<u>خوبصورت</u>"), ("he", "<u>ק ך ן ץ</u>"),
    ("hi", "<u>कुछ बूँद</u>"), ("th", "<u>ผู้ญู่</u>"), ("vi", "<u>Việt Nặng</u>"), ("zh", "<u>永国</u>"),
  ])
  func theLineDoesNotTouchTheLetters(lang: String, inline: String) throws {
    let (bars, _) = try bars(inline, lang: lang)
    #expect(!bars.isEmpty)
    for bar in bars {
      let ink = ink(inline, lang: lang, from: bar.minY, to: bar.maxY)
      #expect(ink.allSatisfy { $0.upperBound <= bar.minX || bar.maxX <= $0.lowerBound }, "\(bar) \(ink)")
    }
  }

  @Test func theLineRunsBelowTheDotsOfArabic() throws {
    let (bars, line) = try bars("<u>باب</u>", lang: "ar")
    let font = BundledFonts.font("Noto Sans Arabic UI")
    let bar = try #require(bars.first)
    #expect(bars.count == 1 && bar.minY > line.baseline + font.depth(of: "\u{628}") * 40)
  }

  @Test func theLineIsWhereTheFontAsks() throws {
    let (bars, line) = try bars("<u>Sun</u>")
    let font = BundledFonts.font("Noto Sans")
    #expect(font.underline == .underline)
    let bar = try #require(bars.first)
    #expect(abs(bar.minY - line.baseline - 4) < 0.001 && abs(bar.height - 2) < 0.001)
  }

  @Test func aDescenderInterruptsTheLine() throws {
    #expect(try bars("<u>Sun</u>").bars.count == 1)
    #expect(try bars("<u>one p two</u>").bars.count == 2)
    // Little would be left of the line: it runs below.
    let (below, line) = try bars("<u>ggg</u>")
    #expect(below.count == 1 && below.first.map { $0.minY > line.baseline + 8 } == true)
  }

  @Test func raisedTextFollowsTheLineAroundIt() throws {
    #expect(try bars("<u>E = mc<sup>2</sup></u>").bars.count == 1)
    #expect(try bars("<u>one <b>two</b> <span size=\"20\">six</span></u>").bars.count == 1)
  }

  @Test func theLineThroughTextIsWhereTheFontAsks() throws {
    let (bars, line) = try bars("<s>gone</s>")
    let bar = try #require(bars.first)
    #expect(bars.count == 1 && abs(line.baseline - bar.minY - 0.322 * 40) < 0.001)
  }

  /// The outline of the letter i of Noto Sans, cut through its stem and through the gap below its dot.
  @Test func inkIsFoundBetweenHeights() throws {
    let font = BundledFonts.font("Noto Sans")
    let outline = font.face.outline(of: try #require(font.glyph(for: "i")))
    #expect(outline.contours.count == 2)
    let stem = outline.ink(between: 100, and: 110)
    #expect(stem.count == 1 && stem[0].upperBound - stem[0].lowerBound < 110, "\(stem)")
    #expect(outline.ink(between: 560, and: 600).isEmpty)
    #expect(outline.ink(between: -200, and: -100).isEmpty)
  }
}
