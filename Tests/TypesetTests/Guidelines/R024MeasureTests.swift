import Testing

@testable import Typeset

@Suite struct R024MeasureTests {
  @Test func thePointsMakeLettersAsHighAsCapitals() {
    #expect(abs(R024Measure.points(size: 20, capitals: 0.75, letters: 0.625, textScale: 1) - 4) < 1e-9)
    #expect(
      abs(R024Measure.points(size: 20, capitals: 0.6, letters: 0.5625, textScale: 1) * 0.5625 + 20 * 0.5625 - 12) < 1e-9
    )
    #expect(R024Measure.points(size: 40, capitals: 0.7, letters: 0.5, textScale: 1) == 4, "4 points at most")
    #expect(R024Measure.points(size: 80, capitals: 0.7, letters: 0.5, textScale: 2) == 8, "in proportion to the text")
    #expect(R024Measure.points(size: 20, capitals: 0.6, letters: 0.7, textScale: 1) == 0, "nothing shrinks")
    #expect(R024Measure.points(size: 20, capitals: nil, letters: 0.7, textScale: 1) == 0)
    #expect(R024Measure.points(size: 20, capitals: 0.7, letters: nil, textScale: 1) == 0)
  }

  @Test(arguments: [("he", "\u{5D4}", "הורדה"), ("ar", "\u{627}", "ابدا")], [12.0, 17, 28])
  func inkMeetsTheCapitals(script: (lang: String, letter: String, word: String), size: Double) throws {
    let (lang, letter, word) = script
    let sample = try LayoutSample.canvas(
      "<row balance=\"measure\"><button id=\"en\" size=\"\(size)\">HHH</button>"
        + "<button id=\"x\" size=\"\(size)\" lang=\"\(lang)\">\(word)</button></row>", "width=\"600\"")
    let capital = try #require(sample.runs(of: "en").first)
    let run = try #require(sample.runs(of: "x").first)
    let top = try #require(capital.appearance.font.capitalHeight) * capital.appearance.size
    let scalar = try #require(letter.unicodeScalars.first)
    let own = try #require(run.appearance.font.face.glyph(for: scalar).flatMap(run.appearance.font.face.top))
    let reached = Double(own) / Double(run.appearance.font.metrics.unitsPerEm) * run.appearance.size
    #expect(abs(top - reached) < 0.5 || run.appearance.balance == 4 || run.appearance.balance == 0 && reached > top)
    #expect(run.appearance.balance >= 0 && run.appearance.balance <= 4)
    let rules = try sample.element("x").rules
    #expect(rules.contains(R024Measure.rule) == (run.appearance.balance > 0) && !rules.contains(R023Balance.rule))
  }

  @Test func theExampleMeasuresItsButtons() throws {
    let sample = try LayoutSample.example("R024Measure")
    #expect(sample.runs(of: "latin").allSatisfy { $0.appearance.balance == 0 })
    for id in ["arabic", "hebrew"] {
      let points = try #require(sample.runs(of: id).first).appearance.balance
      #expect(points >= 0 && points <= 4 && points != 2, "\(id): \(points)")
      #expect(id == "arabic" || points > 0, "an alef may be as high as capitals already")
    }
  }

  @Test func onlyTextBesideCapitalsGrows() throws {
    let sample = try LayoutSample.canvas("<label id=\"x\" lang=\"he\" balance=\"measure\">קובץ Reader</label>")
    #expect(sample.runs(of: "x").allSatisfy { $0.appearance.balance == 0 })
  }
}
