/// R014: numerals that show progress or the direction of counting are reversed in order, and each of them is left as it
/// is.
///
/// A control writes each number in a cell of its own, and the cells follow the reading direction: ١ ٢ ٣ run from the
/// right, while the digits of 10 keep their order.
enum R014NumeralOrder {
  static let rule = Rule(14)

  /// The rule to name on numbers that are laid out in `context`; nil where it changed nothing.
  static func rule(in layoutDirection: Direction) -> Rule? { layoutDirection == .rightToLeft ? rule : nil }

  /// The values at the ticks of a scale, from its least to its greatest.
  static func values(from least: Double, to greatest: Double, ticks: Int) -> [Double] {
    guard ticks > 1 else { return ticks == 1 ? [(least + greatest) / 2] : [] }
    return (0..<ticks).map { least + (greatest - least) * Double($0) / Double(ticks - 1) }
  }

  /// Every how many of `count` numbers one is shown, so that none covers another: the first and the last always are.
  ///
  /// `needed` is the width of the widest with the distance to its neighbour, `pitch` the distance from tick to tick, in
  /// points.
  static func stride(count: Int, needed: Double, pitch: Double) -> Int {
    guard count > 1, pitch > 0 else { return 1 }
    let last = count - 1
    for step in 1...last where last % step == 0 && Double(step) * pitch >= needed { return step }
    return last
  }
}
