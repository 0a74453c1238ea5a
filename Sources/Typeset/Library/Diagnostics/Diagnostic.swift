/// Something the author should know about an input: what is wrong, where, and what to do.
public struct Diagnostic: Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable, Comparable {
    /// The result may not be what the author meant.
    case warning
    /// The input cannot be typeset as it is.
    case error

    /// A warning is less than an error.
    public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable word for programs, such as `unknown-element`.
  public var code: String
  /// What is wrong: lower case, the thing in quotes or angle brackets, no full stop.
  public var message: String
  /// Where it is; nil if no place exists.
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
