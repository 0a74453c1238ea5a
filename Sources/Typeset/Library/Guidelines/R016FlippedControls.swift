/// R016: sliders and bars of progress flip: they fill from where reading starts.
enum R016FlippedControls {
  static let rule = Rule(16)

  /// Which part of the way from `least` to `greatest` a value has gone, 0…1.
  static func fraction(of value: Double, from least: Double, to greatest: Double) -> Double {
    guard greatest > least else { return 0 }
    return min(max((value - least) / (greatest - least), 0), 1)
  }
}
