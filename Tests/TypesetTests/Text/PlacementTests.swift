import Testing

@testable import Typeset

@Suite struct PlacementTests {
  private func baselines(_ placed: PlacedText) -> [Double] {
    placed.lines.compactMap { group in
      guard case .line(let line) = group.meaning else { return nil }
      return group.origin.y + line.baseline
    }
  }

  private func runs(_ placed: PlacedText) -> [GlyphRun] {
    placed.lines.flatMap { group in
      group.items.compactMap { item -> GlyphRun? in
        if case .glyphs(let run) = item { run } else { nil }
      }
    }
  }

  @Test func leadingRulesTheBaseline() {
    let placed = TextSample("<p>one<br/>two</p>").placed(in: 300)
    let first = (22 - 1.362 * 17) / 2 + 1.069 * 17
    #expect(abs(baselines(placed)[0] - first) < 0.001)
    #expect(abs(baselines(placed)[1] - first - 22) < 0.001)
    #expect(placed.height == 44)
  }

  @Test func aTallerRunRaisesItsLineOnly() {
    let placed = TextSample("<p>one<br/>t<span size=\"34\">w</span>o<br/>three</p>").placed(in: 300)
    #expect(placed.height == 22 + 44 + 22)
  }

  @Test func arabicInTheDefaultFontsKeepsTheLeading() {
    #expect(TextSample("<p>منارة</p>", lang: "ar").placed(in: 300).height == 22)
    #expect(TextSample("<p>מגדל</p>", lang: "he").placed(in: 300).height == 22)
  }

  @Test func sidesFollowTheDecision() {
    let right = TextSample("<p>abc</p>", context: .rightToLeft).placed(in: 300)
    #expect(right.side == .right)
    #expect(abs(right.lines[0].origin.x + right.widestLine - 300) < 0.001)
    let center = TextSample("<p align=\"center\">abc</p>").placed(in: 300)
    #expect(abs(center.lines[0].origin.x * 2 + center.widestLine - 300) < 0.001)
    #expect(center.rules.isEmpty)
  }

  @Test func runsAreInVisualOrder() {
    let placed = TextSample("<p>العدد 541 هنا</p>", lang: "ar").placed(in: 300)
    let texts = runs(placed).map(\.text)
    #expect(texts.first?.contains("هنا") == true)
    #expect(texts.contains { $0.trimmingPrefix(" ").hasPrefix("541") })
    var x = runs(placed)[0].origin.x
    for run in runs(placed) {
      #expect(abs(run.origin.x - x) < 0.001)
      x += run.width
    }
  }

  /// The pieces of a run from right to left, and blanks that hang on either side of the line.
  @Test(arguments: [
    ("en", "Two words", "Two |words"), ("ar", "كلمة أولى ثانية", "ثانية|أولى |كلمة "),
    ("en", "one אחת שתיים two", "one |שתיים|אחת | |two"), ("ar", "كلمة two words أخرى", "أخرى| |two |words|كلمة "),
  ])
  func piecesAreFromLeftToRight(lang: String, text: String, pieces: String) {
    let placed = TextSample("<p>\(text)</p>", lang: lang).placed(in: 600)
    let shown = runs(placed).flatMap { run in
      #expect(zip(run.pieces, run.pieces.dropFirst()).allSatisfy { $0.x < $1.x })
      return run.pieces.map { String(decoding: run.paragraph[$0.text], as: UTF16.self) }
    }
    #expect(shown.joined(separator: "|") == pieces)
  }

  @Test func underlinesRunThroughWithoutSeams() {
    let placed = TextSample("<p><u>one <b>two</b> ثلاثة</u></p>").placed(in: 300)
    let bars = placed.lines[0].items.filter { if case .path = $0 { true } else { false } }
    #expect(bars.count == 1)
  }

  @Test func missingCharactersAreBoxesAndWarned() {
    let sample = TextSample("<p>ab \u{1F600}</p>")
    let placed = sample.placed(in: 300)
    #expect(placed.lines[0].items.contains { if case .path = $0 { true } else { false } })
    #expect(sample.log.diagnostics.isEmpty, "missing characters are reported at the end")
    sample.setter.reportMissingCharacters()
    let found = sample.log.diagnostics
    #expect(found.map(\.code) == ["missing-character"])
    #expect(found[0].message.contains("U+1F600"))
    let place = found[0].range.map { sample.document.source.position(at: $0.bytes.lowerBound) }
    #expect(place == SourcePosition(line: 1, column: 33))
  }

  @Test func superscriptsAreHigherAndSmaller() {
    let all = runs(TextSample("<p>E=mc<sup>2</sup></p>").placed(in: 300))
    #expect(all[1].origin.y < all[0].origin.y)
    #expect(all[1].appearance.size < all[0].appearance.size)
  }
}

@Suite struct IsolateOrderTests {
  private func order(_ markup: String, lang: String) -> String {
    let sample = TextSample("<p>\(markup)</p>", lang: lang)
    let broken = sample.broken(in: 400)
    let line = broken.visualLine(0)
    return line.runs.map { String(decoding: broken.paragraph.text.units[$0.text], as: UTF16.self) }.joined(
      separator: "|")
  }

  /// UAX #9: what an isolate shows is one neutral character to its surroundings.
  @Test func adjacentIsolatesStayApart() {
    #expect(order("<bdi>abc</bdi><bdi>def</bdi>א", lang: "he") == "א|def|abc")
    #expect(order("<bdi>אב</bdi><bdi>גד</bdi>x", lang: "en") == "אב|גד|x")
    #expect(order("א <bdi>abc</bdi> <bdi>def</bdi>", lang: "he") == "def| |abc|א ")
  }
}
