/// Finds text that does not survive a text size: cut without its author asking for it, broken inside a word, clipped by
/// what it is in, or under the letters of another text (R134).
///
/// A word that is wider than a column over half of the screen has to be broken somewhere, and is advice; an address or
/// a number cannot be divided in a better place, and is left alone there. Text that is
/// cut at the author's wish (`lines`) is left alone, and so is a text that lies over another in an `overlay`. Hidden
/// text is reported at text sizes other than the usual one; at the usual size the device is the reason (R087), and
/// what is hidden there is not reported again. Charts, tables and lists are one element each.
enum R134DynamicTypeCheck: PageCheck {
  static let rule = Rule(134)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for text in LostText.all(on: page, for: rule) { report(text, on: page, &log) }
    guard !page.hasUsualTextSize || !page.isScreen else { return }
    if let overflow = page.overflow, !overflow.isUnderBar { log.add(overflow, on: page) }
    let known = LostText.elements(on: page, for: rule)
    for text in HiddenText.all(on: page, for: rule, known: known) { log.add(text) }
  }

  private static func report(_ text: LostText, on page: CheckedPage, _ log: inout FaultLog) {
    let own = page.elements[text.line.element]
    let element = page.whole(of: own, for: rule)
    let chartRemedy = element.name == .chart ? HiddenText.chartRemedy : nil
    if let uncut = text.line.line.uncut {
      return log.add(
        .error, at: element, "text is cut: \(quoted(String(utf16: uncut.units).shortened(to: 60)))",
        remedy: chartRemedy ?? "make room for it, shorten the text, or say with lines how much of it is enough",
        aspect: "cut"
      ) {
        $0.measured = "\(PointText.text(text.line.frame.width)) pt"
        $0.required = "\(PointText.text(uncut.width)) pt"
        $0.severity = uncut.width - text.line.frame.width
      }
    }
    let word = text.word(on: page)
    log.add(
      text.hasAllWidth ? .advice : .error, at: element, "a word is broken: \(quoted(word.text.shortened(to: 60)))",
      remedy: chartRemedy
        ?? (text.hasAllWidth
          ? "say where it may be divided with a soft hyphen (U+00AD), or use a shorter word"
          : "make room for it, or use fewer columns"),
      aspect: "broken"
    ) {
      $0.measured = "\(PointText.text(text.line.frame.width)) pt"
      $0.required = "\(PointText.text(word.width)) pt"
      $0.severity = word.width - text.line.frame.width
    }
  }
}
