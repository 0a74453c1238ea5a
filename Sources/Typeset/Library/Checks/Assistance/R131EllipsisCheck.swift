/// Finds buttons that open another view or app (`opens`) whose title does not end with an ellipsis in the language
/// shown (R131).
///
/// Three dots are found as well: they are no ellipsis. Titles in pseudolanguages and buttons without words are left
/// alone. A title that is cut is looked at as a whole.
enum R131EllipsisCheck: PageCheck {
  static let rule = Rule(131)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.options.pseudolanguage == nil else { return }
    let buttons = page.elements.filter { $0.name == .button && $0[ButtonElement.opens] != nil }
    guard !buttons.isEmpty else { return }
    let texts = page.paragraphs
    for button in buttons {
      guard let text = texts[button.index], let last = text.last(where: { !$0.isSpaceOrControl }) else { continue }
      if text.hasThreeDots {
        log.add(
          .warning, at: button, "the button opens another view, and its title has three dots for an ellipsis",
          remedy: "write … (U+2026)")
      } else if last != "…" && last != "⋯" {
        log.add(
          .warning, at: button, "the button opens another view, but its title \(quoted(text)) ends without an ellipsis",
          remedy: "end the title with … in every language")
      }
    }
  }
}

extension CheckedPage {
  /// The whole texts of the elements that show one, what is cut included, by the indexes of the elements.
  var paragraphs: [Int: String] {
    var texts: [Int: String] = [:]
    for line in lines where texts[line.element] == nil {
      texts[line.element] = String(utf16: line.line.paragraph)
    }
    return texts
  }
}

extension Character {
  /// Whether it is a blank, or a control of the bidirectional algorithm (F15).
  fileprivate var isSpaceOrControl: Bool { isWhitespace || unicodeScalars.allSatisfy(BidiControl.isControl) }
}
