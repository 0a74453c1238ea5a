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
    /// Whether it only takes room between others.
    var isBlank = false
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

  /// The ideal widths with what is left over added to those who grow.
  ///
  /// Where all of them grow alike and none is blank, they become equally wide, as far as none is narrower than its
  /// ideal.
  private static func grown(_ left: Double, _ children: [Child]) -> [Double] {
    let growing = children.filter { $0.grow > 0 }
    if growing.count > 1, growing.allSatisfy({ $0.grow == growing[0].grow && !$0.isBlank }) {
      let level = level(of: growing, filling: left + growing.reduce(0) { $0 + $1.widths.maxContent })
      return children.map { $0.grow > 0 ? $0.width(level: level) : $0.widths.maxContent }
    }
    let shares = LeftOver.shares(
      of: left,
      among: children.map {
        LeftOver.Taker(factor: $0.grow, room: max(0, ($0.bounds.most ?? .infinity) - $0.widths.maxContent))
      })
    return zip(children, shares).map { $0.widths.maxContent + $1 }
  }

  /// The width to which children rise or fall, each inside its bounds, so that together they fill a width.
  private static func level(of children: [Child], filling width: Double) -> Double {
    let used = { (level: Double) in children.reduce(0) { $0 + $1.width(level: level) } }
    let steps = children.flatMap { [$0.widths.maxContent, $0.bounds.most ?? .infinity] }.filter(\.isFinite).sorted()
    let fitting = steps.indices.firstIndex(behind: { used(steps[$0]) <= width })
    let low = fitting == 0 ? 0 : steps[fitting - 1]
    // Between two steps as many children rise as are at the level, at the same pace.
    let filled = used(low)
    let rising = children.filter { $0.widths.maxContent <= low && low < ($0.bounds.most ?? .infinity) }.count
    return rising == 0 ? low : low + (width - filled) / Double(rising)
  }
}

extension RowWidths.Child {
  /// Its width where all who grow are as wide as `level`: not less than its ideal, not more than its bound.
  fileprivate func width(level: Double) -> Double {
    max(widths.maxContent, min(level, bounds.most ?? .infinity))
  }
}
