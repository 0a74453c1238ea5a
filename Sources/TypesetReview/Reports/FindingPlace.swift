import Typeset

/// A line of a file that a finding is about.
package struct FindingPlace: Hashable, Sendable {
  /// The path of the file.
  package var file: String
  /// The place in it.
  package var position: SourcePosition
}
