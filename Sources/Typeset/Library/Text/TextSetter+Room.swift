// The room of texts, where it is asked for.
extension TextSetter {
  /// Measures a text in a width; `spare` is how much wider its box could be, in points.
  ///
  /// The room of a text is what its last line leaves of the widest box that it could have: its own, and what its
  /// container still has to give. The least lines count, without regard to how they are balanced. Of a text that is
  /// cut, it is what does not fit: in one line the width beyond that of the box, in several the width of the lines that
  /// are missing. Where lines may not be broken, the longest counts.
  func measured(_ paragraph: MeasuredParagraph, in width: Double, spare: Double) -> MeasuredText {
    let text = paragraph.text
    let lines = self.widths(of: paragraph, in: width)
    let limit = text.lineLimit
    let keepsLines = text.wrap == .none
    var measured = MeasuredText(
      text: String(utf16: text.units), lineCount: limit > 0 ? min(limit, lines.count) : lines.count,
      width: lines.reduce(0, +), room: 0, end: .wraps)
    if keepsLines {
      measured.end = limit > 0 ? .cut : .overflows
    } else if limit > 0, lines.count >= limit {
      measured.end = .cut
    }
    if limit > 0, lines.count > limit {
      measured.room =
        limit == 1 && paragraph.maxContent > width
        ? width - paragraph.maxContent : -lines.dropFirst(limit).reduce(0, +)
    } else {
      measured.room = width + spare - ((keepsLines ? lines.max() : lines.last) ?? 0)
    }
    return measured
  }
}
