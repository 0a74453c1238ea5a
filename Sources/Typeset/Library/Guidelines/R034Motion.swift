/// R034: icons that show motion forward or back along the direction of reading are turned round, such as the waves of a speaker.
enum R034Motion {
  static let rule = Rule(34)

  /// Whether an icon of a meaning is turned round in a right-to-left layout.
  static func flips(_ meaning: IconMeaning) -> Bool { meaning == .forward || meaning == .back }
}
