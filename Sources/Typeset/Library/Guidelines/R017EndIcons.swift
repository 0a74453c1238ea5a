/// R017: the glyphs at both ends of a control swap their places, not their looks: that of the least value stands where reading
/// starts.
enum R017EndIcons {
  static let rule = Rule(17)

  /// The rule to note on such a glyph in `context`; nil where it changed nothing.
  static func rule(in context: Direction) -> Rule? { context == .rightToLeft ? rule : nil }
}
