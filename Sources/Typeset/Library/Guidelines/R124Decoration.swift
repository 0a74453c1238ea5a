/// R124: what only decorates is hidden from assistive technology.
enum R124Decoration {
  static let rule = Rule(124)

  /// Whether an element decorates: its author says so, or gives it an `alt` without words, as HTML has it.
  static func isDecorative(decorative: Bool?, alt: String?) -> Bool {
    decorative ?? (alt.map { $0.allSatisfy(\.isWhitespace) } ?? false)
  }
}
