/// Shows the lines of a text: where they end, how wide they are, and their runs from left to right.
enum LineStage {
  static func text(of broken: BrokenParagraph, _ alignment: BlockAlignment) -> String {
    let paragraph = broken.paragraph
    let text = paragraph.text
    var lines = [
      "\(broken.lineCount) \(broken.lineCount == 1 ? "line" : "lines") in \(broken.width.short) pt, \(text.wrap.rawValue)"
        + ", \(alignment.side.rawValue)" + (alignment.rule.map { " by \($0)" } ?? "")
        + (broken.isTruncated ? ", cut" : "")
    ]
    for (index, (line, height)) in zip(broken.lines, broken.lineHeights).enumerated() {
      let visual = broken.visualLine(index)
      let runs = visual.runs.map { "\(paragraph.items[$0.item].level):\(text.quoted($0.text))" }
      lines.append(
        "  \(line.range.lowerBound)..<\(line.range.upperBound) \(visual.width.short)×\(height.short) pt"
          + (line.endsInHyphen ? " hyphen" : "") + (line.isEmergency ? " inside a word" : "") + ": "
          + runs.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
