/// Formats diagnostics for standard error.
package struct DiagnosticPrinter: Sendable {
  /// The two forms of `--diagnostics`.
  package enum Form: String, Sendable, CaseIterable {
    /// A block for readers: place, message, the line with a marker, hints.
    case text
    /// One JSON object a line.
    case json
  }

  /// The form.
  package var form: Form
  /// Whether the text form is coloured by ANSI sequences.
  package var usesColor: Bool

  /// Creates a printer; colour is the caller's to decide.
  package init(form: Form = .text, usesColor: Bool = false) {
    self.form = form
    self.usesColor = usesColor
  }

  /// One diagnostic with the end of its last line.
  package func string(for diagnostic: Diagnostic) -> String {
    switch form {
    case .text: text(diagnostic)
    case .json: json(diagnostic)
    }
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { "\($0.file.name):\($0.start.line):\($0.start.column)" } ?? "typesetter"
    return block(
      at: place, diagnostic.severity.rawValue, diagnostic.severity == .error ? .red : .magenta, diagnostic.message,
      range: diagnostic.range, hints: diagnostic.hints)
  }

  /// A block for readers: the place, a word for how bad it is, the message, the line with a marker, notes, hints.
  package func block(
    at place: String, _ word: String, _ paint: Paint, _ message: String, range: SourceRange?, notes: [String] = [],
    hints: [String]
  ) -> String {
    let word = painted(word + ":", paint)
    var result = "\(painted(TerminalText.line(place) + ":", .bold)) \(word) \(TerminalText.inline(message))\n"
    if let range, range.file.utf8.count > 0 {
      let excerpt = SourceExcerpt(range)
      result += excerpt.line + "\n" + excerpt.indent + painted(excerpt.marker, .green) + "\n"
    }
    for note in notes { result += TerminalText.line(note) + "\n" }
    for hint in hints { result += "\(painted("hint:", .cyan)) \(TerminalText.inline(hint))\n" }
    return result
  }

  private func json(_ diagnostic: Diagnostic) -> String {
    let json = JSONWriter()
    let range = diagnostic.range
    json.object {
      json.member("severity", diagnostic.severity)
      json.member("code", diagnostic.code)
      json.member("message", diagnostic.message)
      json.member("file", orNull: range?.file.name)
      json.member("line", orNull: range?.start.line)
      json.member("column", orNull: range?.start.column)
      json.member("endLine", orNull: range?.end.line)
      json.member("endColumn", orNull: range?.end.column)
      json.member("hints", diagnostic.hints)
    }
    return json.text + "\n"
  }

  /// A colour or weight on a terminal, by its parameters in an ANSI sequence.
  package enum Paint: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case green = "1;32"
    case cyan = "36"
  }

  private func painted(_ text: String, _ paint: Paint) -> String {
    usesColor ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
