/// R048: the axes of a graph keep their orientation: values grow to the right and up, and the axis of values stands at the left.
///
/// Titles and legends follow the layout, and the numerals of the axes the locale.
enum R048Graph {
  static let rule = Rule(48)

  /// The side of the axis of values, in every context.
  static let axisSide = Side.left

  /// The rule where it acts: it keeps the plot as it is in a mirrored layout.
  static func rule(context: Direction) -> Rule? { context == .rightToLeft ? rule : nil }
}
