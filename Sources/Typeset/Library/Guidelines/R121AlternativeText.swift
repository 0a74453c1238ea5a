/// R121: a picture that means something has words that say what it shows, for those who do not see it.
enum R121AlternativeText {
  static let rule = Rule(121)

  /// Whether an author has to say what an element shows: nothing else tells.
  static func isOwed(by name: ElementName, role: Role) -> Bool {
    (name == .image || name == .chart) && role == .image
  }

  /// What is said for an element: its `alt`, else its `label`; nil where the author gave neither, or nothing but blanks.
  static func text(alt: String?, label: String?) -> String? {
    [alt, label].compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
  }
}
