import Testing

@testable import Typeset

/// What newer editions of UAX #14 say holds with every ICU.
@Suite struct LineBreakAmendmentsTests {
  private let analyzer = TextAnalyzer()

  @Test(arguments: [
    ("בית־ספר", "he", "בית־|ספר"), ("עברית-אנגלית", "he", "עברית-|אנגלית"), ("שָׁ־שָׁ", "he", "שָׁ־|שָׁ"),
    ("ב-x", "he", "ב-x"), ("בית ־ספר", "he", "בית |־|ספר"),
    ("le « mot » juste", "fr", "le |« mot » |juste"), ("« mot », dit-il", "fr", "« mot », |dit-|il"),
    ("eins “ zwei ” drei", "de", "eins |“ zwei ” |drei"), ("“ a ” b", "en", "“ a ” |b"),
    ("say \"yes\" (really)", "en", "say |\"yes\" |(really)"), ("»a» (b)", "sv", "»a» |(b)"),
    ("他说“你好”了", "zh", "他|说|“你|好”|了"), ("한국“어”한국", "ko-u-lw-normal", "한|국|“어”|한|국"),
    ("a“b”c", "en", "a“b”c"), ("don’t 5’ 6”", "en", "don’t |5’ |6”"),
  ])
  func textsBreakAsTheNewerEditionsSay(text: String, language: String, expected: String) {
    let units = Array(text.utf16)
    let breaks = analyzer.lineBreaks(in: units, language: language).opportunities.map(\.offset)
    var broken = ""
    var start = 0
    for offset in breaks {
      broken += (start > 0 ? "|" : "") + String(decoding: units[start..<offset], as: UTF16.self)
      start = offset
    }
    #expect(broken == expected)
  }

  /// An ICU that follows these editions needs no amendment, so a wrong one shows.
  @Test(.enabled(if: Self.isNew, "ICU \(UnicodeVersion.icu) follows an older edition"))
  func aNewerICUIsNeverContradicted() {
    let pool = Array("  abשנ1()“”«»\"'’-־–.,!/\u{A0}漢字\u{301}\u{5B8}".utf16)
    var random = SeededGenerator(state: 7)
    for language in ["en", "he", "fr"] {
      let iterator = LineIterator(language: language).iterator
      for _ in 0..<4000 {
        let text = (0..<8).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }
        let boundaries = Boundaries(of: text.span, by: iterator)
        var offsets: Set<Int> = []
        while let offset = boundaries.next() { offsets.insert(offset) }
        let amendments = LineBreakAmendments(units: text.span, table: analyzer.table)
        for offset in 1..<text.count {
          let (forbids, allows) = (amendments.forbids(offset), amendments.allows(offset))
          guard forbids || allows else { continue }
          #expect(allows == offsets.contains(offset), "\(String(decoding: text, as: UTF16.self)) at \(offset)")
        }
      }
    }
  }

  /// Whether ICU parts Hebrew words at a maqaf by itself, as it does since Unicode 15.1, and Chinese from quotes, since
  /// 16.
  private static let isNew: Bool = {
    ["ב־ב", "漢“漢”漢"].allSatisfy { text in
      let units = Array(text.utf16)
      let boundaries = Boundaries(of: units.span, by: LineIterator(language: "und").iterator)
      return boundaries.next() == (text.hasPrefix("ב") ? 2 : 1)
    }
  }()
}
