/// R039: a slash runs from top left to bottom right in both versions of an icon; only what it crosses out is turned round.
enum R039Slash {
  static let rule = Rule(39)

  /// The rule where it acts: the icon was turned round, and the slash was not.
  static func rule(hasSlash: Bool, isMirrored: Bool) -> Rule? { hasSlash && isMirrored ? rule : nil }
}
