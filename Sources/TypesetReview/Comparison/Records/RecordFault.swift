import Typeset

/// Why a baseline cannot be read: the command ends with 66.
package struct RecordFault: Error, Sendable, CustomStringConvertible {
  /// What keeps it from being read.
  package enum Kind: Hashable, Sendable {
    /// A newer program wrote it.
    case newer
    /// Marks of a merge that nobody finished stand in it.
    case conflict
    /// It is none, or a line of it is not what it should be.
    case damaged
  }

  /// What keeps it from being read.
  package let kind: Kind
  /// What to tell about it, with the place.
  package let diagnostic: Diagnostic

  /// The code of a baseline that a newer program wrote.
  static let newerCode = "newer-baseline"

  /// What is wrong, in one line.
  package var description: String { diagnostic.message }

  /// `bytes` is the place in the text.
  init(_ kind: Kind, _ message: String, in text: SourceFile, at bytes: Range<Int>, hints: [String] = []) {
    self.kind = kind
    let code =
      switch kind {
      case .newer: Self.newerCode
      case .conflict: "conflicted-baseline"
      case .damaged: "damaged-baseline"
      }
    let range = SourceRange(file: text, bytes: bytes)
    diagnostic = Diagnostic(.error, code: code, message, at: range, hints: hints)
  }
}
