/// R118: links have a sign besides their colour.
enum R118LinkUnderline {
  static let rule = Rule(118)

  /// Whether a link is underlined when nothing else is said.
  static let underlinesLinks = true

  /// The rule where it acts: on a link whose author says nothing of underlining; `given` is what the author says.
  static func rule(isLink: Bool, given: Bool?) -> Rule? { isLink && given == nil && underlinesLinks ? rule : nil }
}
