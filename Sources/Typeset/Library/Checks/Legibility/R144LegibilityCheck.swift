/// Finds text on screens that is too small, or set in a font whose small letters are too low (R144).
///
/// Text below 11 points is too small (F9). Letters are too low if `x` is lower than 0.45 of a capital's em on text of body size or
/// smaller; the bundled fonts reach 0.53. Paper may have smaller text. Missing characters are reported while a document is rendered.
enum R144LegibilityCheck: PageCheck {
  static let rule = Rule(144)

  /// The least size of text in points (F9), the least height of `x` in type sizes, and the size up to which it counts.
  private static let (leastSize, leastHeight, largestSmallSize) = (11.0, 0.45, 17.0)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    var reported: Set<Int> = []
    for run in page.lines.lazy.flatMap(\.runs) where !run.run.text.allSatisfy(\.isWhitespace) {
      let appearance = run.run.appearance
      let element = page.elements[run.element]
      if appearance.size < leastSize, reported.insert(run.element).inserted {
        log.add(
          .warning, at: element, "text is only \(PointText.text(appearance.size)) points large",
          remedy: "use a style such as caption2, which is never smaller than 11 points", aspect: "size"
        ) {
          $0.measured = "\(PointText.text(appearance.size)) pt"
          $0.required = "11 pt"
          $0.severity = leastSize / max(appearance.size, 0.01)
        }
      } else if appearance.size <= largestSmallSize, run.run.script == "Latn",
        let height = appearance.font.smallLetterHeight, height < leastHeight, reported.insert(run.element).inserted
      {
        log.add(
          .advice, at: element, "the small letters of \(quoted(appearance.font.family)) are low",
          remedy: "use a font with higher letters, or a larger style", aspect: "height"
        ) {
          $0.measured = "0.\(Int(height * 100))"
          $0.required = "0.45"
        }
      }
    }
  }
}
