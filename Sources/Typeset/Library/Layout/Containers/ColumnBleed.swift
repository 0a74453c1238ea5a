/// How far some children of a column reach over its sides, in points.
struct ColumnBleed {
  /// The distance to the side where reading starts.
  var start = 0.0
  /// The distance to the other side.
  var end = 0.0
  /// Whether those reach over by themselves that ignore the margins of a screen.
  var isScreen = false

  /// Whether a child reaches over the sides.
  func applies(to child: LayoutNode) -> Bool { child.reachesSides || isScreen && child.ignoresMargins }
}
