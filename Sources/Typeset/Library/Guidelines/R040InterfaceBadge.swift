/// R040: a badge that depicts a part of the interface is turned round as the interface is, its contents with it.
enum R040InterfaceBadge {
  static let rule = Rule(40)

  /// Whether a badge is turned round itself.
  static func flips(depictsInterface: Bool, context: Direction) -> Bool {
    depictsInterface && context == .rightToLeft
  }
}
