/// R037: icons of real things, such as a clock or a game controller, are not turned round unless they show a direction.
enum R037Objects {
  static let rule = Rule(37)

  /// Whether the rule keeps an icon of a meaning as it is.
  static func keeps(_ meaning: IconMeaning) -> Bool { meaning == .object }
}
