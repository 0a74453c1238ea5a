/// Shares out the width of a row.
enum RowWidths {
  /// What a child of the row asks for.
  struct Child {
    /// Its least and ideal width.
    var widths: Widths
    /// Its share of what is left over.
    var grow = 0.0
    /// Its bounds.
    var bounds = Bounds()
  }

  /// The widths of the children in a width without the spacing, and whether their least widths fit.
  static func share(_ available: Double, among children: [Child]) -> (widths: [Double], fits: Bool) {
    let ideal = children.reduce(0) { $0 + $1.widths.ideal }
    if ideal <= available { return (grown(available - ideal, children), true) }
    let least = children.reduce(0) { $0 + $1.widths.least }
    if least <= available {
      // ideal > available ≥ least, so the divisor is positive.
      let part = (ideal - available) / (ideal - least)
      return (children.map { $0.widths.ideal - ($0.widths.ideal - $0.widths.least) * part }, true)
    }
    // A sum that is too large by less than anybody sees is a rounding error.
    let part = max(0, available) / least
    return (children.map { max($0.bounds.least ?? 0, $0.widths.least * part) }, least - available < 0.005)
  }

  private static func grown(_ left: Double, _ children: [Child]) -> [Double] {
    let shares = LeftOver.shares(
      of: left,
      among: children.map {
        LeftOver.Taker(factor: $0.grow, room: max(0, ($0.bounds.most ?? .infinity) - $0.widths.ideal))
      })
    return zip(children, shares).map { $0.widths.ideal + $1 }
  }
}
