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
    var widths = children.map(\.widths.maxContent)
    var excess = maxContent - available
    // Text that may be cut gives way before other text wraps, and what is between words before they break.
    for limits in [children.map(\.cutWidth), children.map(\.widths.leastCut), children.map(\.widths.leastContent)] {
      let room = zip(widths, limits).reduce(0) { $0 + max(0, $1.0 - $1.1) }
      if excess <= room {
        // An excess of nothing has no room to be shared over.
        let part = room > 0 ? excess / room : 0
        return (zip(widths, limits).map { $0 - max(0, $0 - $1) * part }, true)
      }
      widths = zip(widths, limits).map { min($0, $1) }
      excess -= room
    }
    // A sum that is too large by less than anybody sees is a rounding error.
    let part = max(0, available) / (available + excess)
    return (zip(widths, children).map { max($1.bounds.least ?? 0, $0 * part) }, excess < 0.005)
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
  /// The width to which it gives way first: the least one of text that may be cut, else its ideal.
  fileprivate var cutWidth: Double { widths.cuttable > 0 ? widths.leastCut : widths.maxContent }

  /// Its width where all who grow are as wide as `level`: not less than its ideal, not more than its bound.
  fileprivate func width(level: Double) -> Double {
    max(widths.maxContent, min(level, bounds.most ?? .infinity))
  }
}
