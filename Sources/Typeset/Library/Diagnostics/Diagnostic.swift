/// A message about an input: what is wrong, where, and what to do.
public struct Diagnostic: Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable, Comparable {
    /// The result may differ from the author's intent.
    case warning
    /// The input cannot be typeset.
    case error

    /// A warning is less than an error.
    public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable word for programs, such as `unknown-element`.
  public var code: String
  /// The message, in lower case, with names in quotes or angle brackets, without a full stop.
  public var message: String
  /// Its place; nil if there is none.
  package var range: SourceRange?
  /// What to do about it, one sentence each.
  public var hints: [String]
  /// Those that it sums up; nil if it stands for itself alone.
  var summed: Summed?

  /// Diagnostics of one kind that are not shown one by one.
  struct Summed {
    /// How many there are.
    var count: Int
    /// The message of the first one.
    var firstMessage: String
  }

  /// Creates a diagnostic.
  package init(_ severity: Severity, code: String, _ message: String, at range: SourceRange?, hints: [String] = []) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.hints = hints
  }
}

extension Diagnostic {
  /// A stretch of a file; lines and columns count from 1, columns in characters.
  public struct Location: Hashable, Sendable {
    /// The name of the file, as it was given.
    public let file: String
    /// The line that it starts in.
    public let line: Int
    /// The column that it starts at.
    public let column: Int
    /// The line that it ends in.
    public let endLine: Int
    /// The column after its end.
    public let endColumn: Int
  }

  /// Where it is; nil if it has no place in a file.
  public var location: Location? {
    guard let range else { return nil }
    let (start, end) = (range.start, range.end)
    return Location(
      file: range.file.name, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in one line: `page.xml:3:5: error: unknown element <b>`.
  public var description: String {
    let place = location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }
}

extension Diagnostic {
  /// The codes of texts that are cut and of words that are broken without their author asking for it.
  package static let lossesOfText: Set<String> = ["cut-text", "broken-word"]

  /// Whether a file that the document names is missing or unreadable, rather than the document wrong.
  package var isMissingInput: Bool {
    [
      "missing-font", "unreadable-font", "missing-catalog", "unreadable-catalog", "missing-picture",
      "unreadable-picture", "missing-library", "missing-icons", "unreadable-icons", "missing-assets",
      "unreadable-assets", "missing-mockup", "unreadable-mockup",
    ].contains(code)
  }
}
