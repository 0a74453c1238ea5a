extension String {
  /// Whether it comes before another text in the order of their bytes in UTF-8, which no locale and no version of
  /// Unicode changes.
  package func precedesByBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension Sequence<String> {
  /// The texts in the order of their bytes in UTF-8.
  package func sortedByBytes() -> [String] { sorted { $0.precedesByBytes($1) } }
}
