/// Shares out the width of a row.
enum RowWidths {
  /// What a child of the row asks for.
  struct Child {
    /// Its min-content and max-content width.
    var widths: Widths
    /// Its share of what is left over.
    var grow = 0.0
    /// Its bounds.
    var bounds = Bounds()
  }

  /// The widths of the children in a width without the spacing, and whether their least widths fit.
  static func share(_ available: Double, among children: [Child]) -> (widths: [Double], fits: Bool) {
    let maxContent = children.reduce(0) { $0 + $1.widths.maxContent }
    if maxContent <= available { return (grown(available - maxContent, children), true) }
    let minContent = children.reduce(0) { $0 + $1.widths.minContent }
    if minContent <= available {
      // maxContent > available ≥ minContent, so the divisor is positive.
      let part = (maxContent - available) / (maxContent - minContent)
      return (children.map { $0.widths.maxContent - ($0.widths.maxContent - $0.widths.minContent) * part }, true)
    }
    // A sum that is too large by less than anybody sees is a rounding error.
    let part = max(0, available) / minContent
    return (children.map { max($0.bounds.least ?? 0, $0.widths.minContent * part) }, minContent - available < 0.005)
  }

  private static func grown(_ left: Double, _ children: [Child]) -> [Double] {
    let shares = LeftOver.shares(
      of: left,
      among: children.map {
        LeftOver.Taker(factor: $0.grow, room: max(0, ($0.bounds.most ?? .infinity) - $0.widths.maxContent))
      })
    return zip(children, shares).map { $0.widths.maxContent + $1 }
  }
}
