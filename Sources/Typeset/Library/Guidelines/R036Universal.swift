/// R036: signs that are the same everywhere, such as a check mark, are never turned round.
enum R036Universal {
  static let rule = Rule(36)

  /// Whether the rule keeps an icon of a meaning as it is.
  static func keeps(_ meaning: IconMeaning) -> Bool { meaning == .universal || meaning == .status }
}
