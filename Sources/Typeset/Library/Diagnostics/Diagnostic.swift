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
  public var range: SourceRange?
  /// What to do about it, one sentence each.
  public var hints: [String]

  /// Creates a diagnostic.
  public init(_ severity: Severity, code: String, _ message: String, at range: SourceRange?, hints: [String] = []) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.hints = hints
  }
}

extension Diagnostic {
  /// Whether a file that the document names is missing or unreadable, rather than the document wrong.
  public var isMissingInput: Bool {
    [
      "missing-font", "unreadable-font", "missing-catalog", "unreadable-catalog", "missing-picture",
      "unreadable-picture", "missing-library", "missing-icons", "unreadable-icons",
    ].contains(code)
  }
}
