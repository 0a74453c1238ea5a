/// R018: the buttons for smaller and larger text show a letter of the reader's script, the smaller one where reading starts.
enum R018TextSizeIcons {
  static let rule = Rule(18)

  /// The icon of smaller text, which stands where reading starts.
  static let smaller = "text-size-smaller"
  /// The icon of larger text, which stands where reading ends.
  static let larger = "text-size-larger"

  /// The rule where it acts: one of the two shows a letter of another script than its own.
  static func rule(name: String, choosesScript: Bool) -> Rule? {
    choosesScript && (name == smaller || name == larger) ? rule : nil
  }
}
