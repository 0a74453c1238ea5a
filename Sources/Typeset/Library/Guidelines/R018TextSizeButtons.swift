/// R018: of the two buttons for the text size the smaller stands where reading starts, and their glyph is a letter of the language.
///
/// The row places them; the set of icons has the letters.
enum R018TextSizeButtons {
  static let rule = Rule(18)

  /// The icons of the two buttons in the order of reading.
  static let icons = ["text-size-smaller", "text-size-larger"]

  /// The rule to note on a button with an icon in `context`; nil where it changed nothing.
  static func rule(icon: String?, in context: Direction) -> Rule? {
    guard let icon, icons.contains(icon), context == .rightToLeft else { return nil }
    return rule
  }
}
