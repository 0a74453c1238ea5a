/// Formats diagnostics for standard error.
public struct DiagnosticPrinter: Sendable {
  /// The two forms of `--diagnostics`.
  public enum Form: String, Sendable, CaseIterable {
    /// A block for readers: place, message, the line with a marker, hints.
    case text
    /// One JSON object a line.
    case json
  }

  /// The form.
  public var form: Form
  /// Whether the text form is coloured by ANSI sequences.
  public var usesColor: Bool

  /// Creates a printer; colour is the caller's to decide.
  public init(form: Form = .text, usesColor: Bool = false) {
    self.form = form
    self.usesColor = usesColor
  }

  /// One diagnostic with the end of its last line.
  public func string(for diagnostic: Diagnostic) -> String {
    switch form {
    case .text: text(diagnostic)
    case .json: json(diagnostic)
    }
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    let what = painted("\(severity.rawValue):", severity == .error ? .red : .magenta)
    var place = "typesetter"
    if let range = diagnostic.range {
      let start = range.start
      place = "\(range.file.name):\(start.line):\(start.column)"
    }
    var result = "\(painted(harmless(place) + ":", .bold)) \(what) \(harmless(diagnostic.message))\n"
    if let range = diagnostic.range, range.file.utf8.count > 0 {
      let excerpt = SourceExcerpt(range)
      result += excerpt.line + "\n" + excerpt.indent + painted(excerpt.marker, .green) + "\n"
    }
    for hint in diagnostic.hints { result += "\(painted("hint:", .cyan)) \(harmless(hint))\n" }
    return result
  }

  private func json(_ diagnostic: Diagnostic) -> String {
    let start = diagnostic.range?.start
    let end = diagnostic.range?.end
    func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }
    let fields: [(String, String)] = [
      ("severity", JSONText.escaped(diagnostic.severity.rawValue)), ("code", JSONText.escaped(diagnostic.code)),
      ("message", JSONText.escaped(diagnostic.message)),
      ("file", diagnostic.range.map { JSONText.escaped($0.file.name) } ?? "null"),
      ("line", number(start?.line)), ("column", number(start?.column)),
      ("endLine", number(end?.line)), ("endColumn", number(end?.column)),
      ("hints", "[" + diagnostic.hints.map { JSONText.escaped($0) }.joined(separator: ", ") + "]"),
    ]
    return "{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}\n"
  }

  private enum Paint: String {
    case bold = "1"
    case red = "1;31"
    case magenta = "1;35"
    case green = "1;32"
    case cyan = "36"
  }

  private func painted(_ text: String, _ paint: Paint) -> String {
    usesColor ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }

  private func harmless(_ text: String) -> String { text.map { SourceExcerpt.shown($0) }.joined() }
}
