/// Finds text and controls that the edge of a screen cuts off at the usual text size, on some device or orientation (R087).
///
/// Where a larger text size is the reason, R134 reports it.
enum R087ClippingCheck: PageCheck {
  static let rule = Rule(87)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen, page.hasUsualTextSize else { return }
    var reported: Set<Int> = []
    for line in page.lines where !line.runs.isEmpty && !line.text.allSatisfy(\.isWhitespace) {
      let ink = line.inkBox
      let visible = ink.intersection(Rect(origin: .zero, size: page.frame.size)).clipped(by: line.clip)
      guard visible.height < ink.height - 1 || visible.width < ink.width - 1, isInside(ink, page),
        reported.insert(line.element).inserted
      else { continue }
      log.add(
        .error, at: page.elements[line.element], "text is clipped: \(quoted(line.text.shortened(to: 40)))",
        remedy: "let the screen scroll with scroll=\"yes\", or make room"
      ) {
        $0.severity = ink.height - visible.height
      }
    }
  }

  /// Whether a line begins on the screen; what reaches beyond its sides is reported by R080.
  private static func isInside(_ ink: Rect, _ page: CheckedPage) -> Bool {
    ink.minX > -1 && ink.maxX < page.frame.size.width + 1
  }
}

extension Rect {
  /// What a clip leaves of it.
  fileprivate func clipped(by clip: Rect?) -> Rect { clip.map(intersection) ?? self }
}
