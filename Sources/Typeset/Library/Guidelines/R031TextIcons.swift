/// R031: icons that stand for text, or for the direction in which it is read, are turned round: aligned lines, lists, books,
/// speech bubbles, sidebars.
enum R031TextIcons {
  static let rule = Rule(31)

  /// Whether an icon of a meaning is turned round in a right-to-left layout.
  static func flips(_ meaning: IconMeaning) -> Bool { meaning == .textDirection }
}
