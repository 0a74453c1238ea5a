/// An error in the contents of a file.
package struct ContentError: Error {
  /// Its diagnostic, with the place.
  package var diagnostic: Diagnostic

  /// The error that a diagnostic describes.
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// An error at a place.
  package init(_ message: String, at place: SourceRange?, _ hints: String..., code: String = "catalog") {
    diagnostic = Diagnostic(.error, code: code, message, at: place, hints: hints)
  }
}
