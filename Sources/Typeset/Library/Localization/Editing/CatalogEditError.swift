/// A change of a catalog that cannot be made.
package struct CatalogEditError: Error, Hashable, Sendable {
  /// Why it cannot.
  package enum Cause: Hashable, Sendable {
    /// What was asked for makes no sense, such as an unknown language.
    case request
    /// The file does not have the entry.
    case missing
    /// The file or the entry does not allow it.
    case refused
  }

  /// Why it cannot.
  package var cause: Cause
  /// What is wrong, in a sentence.
  package var message: String
  /// What to do about it, a sentence each.
  package var hints: [String]

  /// Creates an error.
  package init(_ cause: Cause, _ message: String, _ hints: String...) {
    self.cause = cause
    self.message = message
    self.hints = hints
  }
}
