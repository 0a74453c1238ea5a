/// R042: a tool in an icon changes its place and keeps its slant, and lines of text inside it start where reading starts.
enum R042Tool {
  static let rule = Rule(42)

  /// The rule where it acts: a tool stands in an icon of a right-to-left layout.
  static func rule(hasTool: Bool, context: Direction) -> Rule? { hasTool && context == .rightToLeft ? rule : nil }
}
