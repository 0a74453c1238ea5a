/// A text of the author's in quotes, for a message; the middle of a long one is left out.
package func quoted(_ text: String) -> String { "\"" + shortened(text) + "\"" }

/// A text of the author's for a message; the middle of a long one is left out.
func shortened(_ text: String) -> String {
  guard text.utf8.count > 60, text.unicodeScalars.count > 60 else { return text }
  let start = text.unicodeScalars.prefix(36)
  let end = text.unicodeScalars.suffix(12)
  return String(String.UnicodeScalarView(start)) + "…" + String(String.UnicodeScalarView(end))
}
