/// R041: a badge that changes the meaning of an icon goes to the other corner, so that both keep their balance; its sign stays.
enum R041Badge {
  static let rule = Rule(41)

  /// Where a corner of the markup is: `top-end`, `top-start`, `bottom-end` or `bottom-start`.
  static func corner(_ name: String, context: Direction) -> (isAtRight: Bool, isAtBottom: Bool) {
    let side = name.hasSuffix("start") ? context.startSide : context.endSide
    return (side == .right, name.hasPrefix("bottom"))
  }
}
