/// Text by the author in quotes, for a message, without the middle if it is long.
package func quoted(_ text: String) -> String { "\"" + shortened(text) + "\"" }

/// Text by the author for a message, without the middle if it is long.
func shortened(_ text: String) -> String {
  guard text.utf8.count > 60, text.unicodeScalars.count > 60 else { return text }
  let start = text.unicodeScalars.prefix(36)
  let end = text.unicodeScalars.suffix(12)
  return String(String.UnicodeScalarView(start)) + "…" + String(String.UnicodeScalarView(end))
}
