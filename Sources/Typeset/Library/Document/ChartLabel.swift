/// A label of a chart as it is shown.
package struct ChartLabel: Sendable {
  /// The label; empty for a value without one.
  package var text: String
  /// The language of the translation that it comes from, a BCP 47 tag; nil where it comes from none.
  package var language: String?
  /// The entry of a catalog that it alone comes from; nil where it comes from none, or from a list of labels.
  package var origin: TextOrigin?

  /// A label.
  init(_ text: String, language: String? = nil, origin: TextOrigin? = nil) {
    self.text = text
    self.language = language
    self.origin = origin
  }
}
