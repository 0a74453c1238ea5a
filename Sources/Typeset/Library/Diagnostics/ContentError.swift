/// An error in the contents of a file: it is not what it should be.
package struct ContentError: Error {
  /// What is wrong, with its place.
  package var diagnostic: Diagnostic

  /// The error that a diagnostic describes.
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// An error at a place.
  package init(_ message: String, at place: SourceRange?, _ hints: String..., code: String = "catalog") {
    diagnostic = Diagnostic(.error, code: code, message, at: place, hints: hints)
  }
}
