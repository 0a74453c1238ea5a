/// Advises on texts that are nothing but a sequence of numbers, such as `1 – 2 – 3`, in a right-to-left layout (R015).
///
/// The order of such a text is that of UAX #9 and depends on its signs, so that steps may run against the reading
/// direction. Only whole numbers that rise by one, three of them or more, with nothing but blanks and signs between
/// them are found; the parts of controls are left alone, and so are `code`, `pre` and what has a `dir` of its own.
enum R015NumberSequenceCheck: PageCheck {
  static let rule = Rule(15)
  static let level = CheckLevel.advice

  /// The least number of numbers.
  private static let leastNumbers = 3

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    var texts: [Int: String] = [:]
    for line in page.lines { texts[line.element, default: ""] += line.text }
    for (index, text) in texts.sorted(by: { $0.key < $1.key }) where isSequence(text) {
      let element = page.elements[index]
      guard element.name != .pre, !element.gives(Common.dir), element.element.control == nil,
        page.direction(around: element) == .rightToLeft
      else { continue }
      log.add(
        .advice, at: element, "the numbers of \(quoted(text)) are ordered as text, not as a sequence",
        remedy: "use <steps>, <pager>, or a <row> of the numbers")
    }
  }

  /// Whether a text is a sequence of rising numbers.
  static func isSequence(_ text: String) -> Bool {
    guard text.utf8.count < 200, !text.contains(where: \.isLetter) else { return false }
    let numbers = text.split { $0.wholeNumberValue == nil }.map { digits in
      digits.reduce(0) { min($0, 1 << 40) * 10 + ($1.wholeNumberValue ?? 0) }
    }
    return numbers.count >= leastNumbers && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }
}

extension CheckedPage {
  /// The direction of the layout around an element: that of the nearest container.
  func direction(around element: CheckedElement) -> Direction {
    ancestors(of: element).first { $0.element.alignment == nil }?.element.direction ?? frame.direction
  }
}
