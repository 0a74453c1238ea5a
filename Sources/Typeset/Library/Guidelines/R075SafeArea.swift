/// R075: contents keep to what neither the system nor a bar covers.
enum R075SafeArea {
  static let rule = Rule(75)

  /// The distance of contents from an edge, in points: the safe area and the bars that stand on it.
  ///
  /// `system` is the height of the system's own bar at this edge, which stands inside the safe area.
  static func inset(safeArea: Double, system: Double, bars: [Double]) -> Double {
    bars.reduce(max(safeArea, system), +)
  }
}
