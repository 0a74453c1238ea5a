import Typeset

/// A diagnostic as a manifest keeps it, with its place in words and numbers.
struct BatchMessage: Hashable, Sendable {
  /// A stretch of a file, lines and columns from 1.
  struct Place: Hashable, Sendable {
    /// The file as messages name it.
    var file: String
    /// Where it starts.
    var start: SourcePosition
    /// Where what follows it starts.
    var end: SourcePosition
  }

  /// How bad it is.
  var severity: Diagnostic.Severity
  /// A stable word for programs.
  var code: String
  /// What is wrong.
  var text: String
  /// Where it is; nil where no place exists.
  var place: Place?
  /// What to do about it.
  var hints: [String] = []
}

extension BatchMessage {
  /// A diagnostic; where warnings count as errors it is one.
  init(_ diagnostic: Diagnostic, isStrict: Bool) {
    severity = isStrict ? .error : diagnostic.severity
    code = diagnostic.code
    text = diagnostic.message
    place = diagnostic.range.map { Place(file: $0.file.name, start: $0.start, end: $0.end) }
    hints = diagnostic.hints
  }
}
