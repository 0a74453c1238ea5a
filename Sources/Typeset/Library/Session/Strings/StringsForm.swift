/// The form of a list of texts.
package enum StringsForm: String, CaseIterable, Sendable {
  /// A table for people.
  case text
  /// The list as JSON.
  case json
}
