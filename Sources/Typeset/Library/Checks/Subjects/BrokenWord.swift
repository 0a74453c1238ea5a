/// A word that is divided between two lines because it has no room in one.
struct BrokenWord {
  /// The whole word, without soft hyphens.
  let text: String
  /// The width that it needs in one line, in points.
  let width: Double

  /// Whether its author can say where it may be divided: it is neither a number nor an address.
  var canBeDivided: Bool {
    text.count(where: \.isLetter) * 2 > text.count && !text.dropLast().contains { $0 == "@" || $0 == "/" || $0 == "." }
  }

  /// The word at the end of a line of a text; `lines` are all lines of the text.
  init(at line: CheckedLine, of lines: [CheckedLine]) {
    let units = line.line.paragraph
    let end = line.line.range.upperBound
    let breaks = TextAnalyzer().lineBreaks(in: units, language: line.line.language).opportunities.map(\.offset)
      .filter { $0 == units.count || units[$0 - 1] != 0xAD }
    let start = breaks.last { $0 < end } ?? 0
    let range = start..<(breaks.first { $0 >= end } ?? units.count)
    let word = String(utf16: units[range]).filter { $0 != "\u{AD}" }
    text = word.split { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }.joined(separator: " ")
    width = lines.flatMap(\.runs).reduce(0) { $0 + $1.advance(of: range) }
  }
}

extension CheckedRun {
  /// The sum of the advances of the glyphs that show a part of the paragraph, in points.
  fileprivate func advance(of range: Range<Int>) -> Double {
    let scale = run.appearance.size / Double(max(1, run.appearance.font.metrics.unitsPerEm))
    return run.pieces.filter { $0.text.overlaps(range) }.reduce(0) { sum, piece in
      let glyphs = piece.shaped.glyphs[piece.glyphs.clamped(to: piece.shaped.glyphs.indices)]
      return sum
        + glyphs.lazy.filter { range.contains(piece.start + Int($0.cluster)) }
        .reduce(0) { $0 + Double($1.advance) * scale }
    }
  }
}
