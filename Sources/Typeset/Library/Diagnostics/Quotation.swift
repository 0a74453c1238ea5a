/// Text by the author for a message, in quotes: without the middle if it is long, and with `↵` for each line end.
package func quoted(_ text: String) -> String { "\"" + shortened(text.withVisibleLineEnds) + "\"" }

/// Text by the author for a message, without the middle if it is long.
func shortened(_ text: String) -> String {
  guard text.utf8.count > 60, text.unicodeScalars.count > 60 else { return text }
  let start = text.unicodeScalars.prefix(36)
  let end = text.unicodeScalars.suffix(12)
  return String(String.UnicodeScalarView(start)) + "…" + String(String.UnicodeScalarView(end))
}

extension String {
  /// The same text in one line, with `↵` for each line end.
  fileprivate var withVisibleLineEnds: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? "↵" : $0 })
  }
}
