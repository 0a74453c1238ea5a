/// R032: icons that show letters have a version for every script that their readers write.
enum R032IconLetters {
  static let rule = Rule(32)

  /// The rule where it acts: the letters of a script were chosen, instead of those that the icon has by itself.
  static func rule(choosesScript: Bool) -> Rule? { choosesScript ? rule : nil }
}
