/// Shows what Unicode says of a text: its direction, levels, scripts and break opportunities, and what R023 made of it.
enum ParagraphStage {
  static func text(of paragraph: MeasuredParagraph) -> String {
    let analysed = paragraph.analysed
    let text = analysed.text
    var lines = [
      "\(text.direction.rawValue) in \(text.layoutDirection.rawValue), \(text.language.tag) \(text.quoted(0..<text.units.count))"
    ]
    let levels = analysed.levels.isEmpty ? [(0..<text.units.count, analysed.baseLevel)] : runs(of: analysed.levels)
    lines.append("  levels " + levels.map { "\($0.1):\(text.quoted($0.0))" }.joined(separator: " "))
    lines.append(
      "  scripts " + analysed.scripts.map { "\($0.script.tag):\(text.quoted($0.range))" }.joined(separator: " "))
    lines.append(
      "  breaks " + analysed.breaks.map { "\($0.offset)\($0.isMandatory ? "!" : "")" }.joined(separator: " "))
    for span in text.spans {
      let style = span.style
      lines.append(
        "  span \(text.quoted(span.range)) \(style.family ?? FontSelector.defaultFamily) \(style.weight)"
          + (style.isItalic ? " italic" : "") + " \(style.size.short)/\(style.leading.short) \(style.color.hex)")
    }
    if text.raisesRightToLeft { lines.append("  balance +\(R023Balance.points.short) for right-to-left letters") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Stretches of equal levels.
  private static func runs(of levels: [UInt8]) -> [(Range<Int>, UInt8)] {
    var runs: [(Range<Int>, UInt8)] = []
    for (offset, level) in levels.enumerated() {
      if let last = runs.last, last.1 == level {
        runs[runs.count - 1].0 = last.0.lowerBound..<offset + 1
      } else {
        runs.append((offset..<offset + 1, level))
      }
    }
    return runs
  }
}
