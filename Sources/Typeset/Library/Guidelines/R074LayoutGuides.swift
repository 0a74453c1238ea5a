/// R074: contents keep to guides that nobody sees: the margins inside the safe area.
enum R074LayoutGuides {
  static let rule = Rule(74)

  /// The distances of contents from the edges, in points: at the sides the larger of safe area and margin.
  static func insets(safeArea: Insets, margin: Double) -> Insets {
    Insets(
      top: safeArea.top, start: max(safeArea.start, margin), bottom: safeArea.bottom, end: max(safeArea.end, margin))
  }
}
