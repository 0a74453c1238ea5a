/// R118: links have a sign besides their colour.
enum R118LinkUnderline {
  static let rule = Rule(118)

  /// Whether a link is underlined when nothing else is said.
  static let underlinesLinks = true
}
