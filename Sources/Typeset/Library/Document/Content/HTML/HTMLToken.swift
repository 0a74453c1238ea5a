/// A piece of an HTML file: a tag or a text.
struct HTMLToken {
  /// What it is.
  enum Kind { case start, end, text }

  /// What it is.
  let kind: Kind
  /// The name of a tag in lower case, or the characters of a text.
  let text: String
  /// The attributes of a start tag, by names in lower case; the first of a name counts.
  var attributes: [String: String] = [:]
  /// The byte at which it starts.
  let offset: Int

  /// The value of an attribute; nil for one that is not there or says nothing.
  func value(_ name: String) -> String? { attributes[name].flatMap { $0.isBlank ? nil : $0 } }
}
