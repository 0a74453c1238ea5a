import Typeset

// A report for a terminal: a block for each text, a line for each locale.
extension TextReport {
  /// How a list of texts begins.
  static let start = "texts: "

  /// The report as text.
  package func text() -> String {
    var lines = [Self.start + total]
    lines += unrendered.map { "\($0) could not be rendered" }
    for screen in screens {
      lines += ["", "\(screen.document):\(screen.position.line): \(screen.name)"]
      for text in screen.texts { lines += self.lines(of: text) }
    }
    return lines.map { TerminalText.line($0) + "\n" }.joined()
  }

  private func lines(of text: ReviewedText) -> [String] {
    let place = text.attribute.map { "\(text.elementWords), \($0)" } ?? text.elementWords
    var lines = ["", "  \(text.key ?? "no key") (\(place))"]
    if let note = text.note { lines.append("    \(note)") }
    let width = locales.map(\.count).max() ?? 0
    for translation in text.translations {
      let shown = translation.shown
      let locale = translation.locale + String(repeating: " ", count: max(0, width - translation.locale.count))
      lines.append("    \(locale)  \(shown.text)")
      let facts = [shown.state.words, shown.lengthWords, shown.measured?.roomWords].compactMap(\.self)
      lines.append("    \(String(repeating: " ", count: width))  \(facts.joined(separator: ", "))")
    }
    return lines
  }
}

extension ShownText {
  /// Its length in words: `1 character`, `28 characters`.
  var lengthWords: String { CountedNoun.character.words(length) }
}
