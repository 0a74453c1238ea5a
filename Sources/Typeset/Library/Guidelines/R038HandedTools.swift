/// R038: that a tool slants as a right hand holds it is no reason to turn it round.
enum R038HandedTools {
  static let rule = Rule(38)

  /// Whether the rule keeps an icon of a meaning as it is.
  static func keeps(_ meaning: IconMeaning) -> Bool { meaning == .tool }
}
