/// R021: in an ordered list, "next" points along the reading direction and "previous" against it.
enum R021NextPrevious {
  static let rule = Rule(21)

  /// The side to which a chevron points; it stands on that side of its text.
  static func side(isNext: Bool, in context: Direction) -> Side { isNext ? context.endSide : context.startSide }
}
