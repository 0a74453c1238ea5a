/// R020: the way back points against the reading direction, and stands where reading starts.
enum R020Back {
  static let rule = Rule(20)

  /// The side to which its chevron points.
  static func side(in context: Direction) -> Side { context.startSide }
}
