/// Breaks a text with the least raggedness over the whole of it and without a very short last line, in no more lines
/// than greedy.
///
/// Each line's end lies between where the rest would just fit into the lines that are left and where greedy ends it, so
/// only a few ends a line are compared.
struct PrettyBreaker {
  /// The part of the width below which a last line is very short.
  private static let shortLastLine = 0.33
  /// What a hyphen at a line's end costs, in squares of the width.
  private static let hyphenCost = 0.02

  /// The lines of a text in a width in points; `greedy` is what greedy makes of it.
  static func lines(of paragraph: MeasuredParagraph, in width: Double, greedy: [LineRange]) -> [LineRange] {
    guard greedy.count > 1, !paragraph.shaped.hasTabs, !greedy.contains(where: \.endsOutsideOpportunities) else {
      return greedy
    }
    var lines: [LineRange] = []
    lines.reserveCapacity(greedy.count)
    var index = 0
    var first = 0
    var opportunity = 0
    let opportunities = paragraph.opportunities
    // Forced breaks divide the text into parts that know nothing of one another.
    while index < greedy.count {
      while opportunities[opportunity].offset < greedy[index].range.upperBound { opportunity += 1 }
      index += 1
      guard opportunities[opportunity].isMandatory else { continue }
      let part = greedy[first..<index]
      lines += part.count == 1 ? Array(part) : even(part, in: width, opportunities)
      first = index
    }
    return lines
  }

  /// One way to end a line.
  private struct End {
    var opportunity: Int
    /// Where the next line begins, in points along the unbroken text.
    var position: Double
    var cost: Double
    var previous: Int
  }

  private static func even(_ greedy: ArraySlice<LineRange>, in width: Double, _ all: [Opportunity]) -> [LineRange] {
    let start = index(of: greedy[greedy.startIndex].range.lowerBound, in: all)
    let latest = greedy.map { index(of: $0.range.upperBound, in: all) }
    let earliest = earliestEnds(from: start, latest: latest, in: width, all)
    var layers: [[End]] = []
    layers.reserveCapacity(latest.count + 1)
    layers.append([End(opportunity: start, position: all[start].position, cost: 0, previous: 0)])
    for line in latest.indices {
      let isLast = line == latest.count - 1
      var ends: [End] = []
      ends.reserveCapacity(latest[line] - earliest[line] + 1)
      for opportunity in earliest[line]...latest[line] {
        let end = best(opportunity, all[opportunity], after: layers[line], in: width, isLast: isLast)
        if let end { ends.append(end) }
      }
      guard !ends.isEmpty else { return Array(greedy) }
      layers.append(ends)
    }
    return lines(through: layers, all)
  }

  /// The cheapest way to end a line at an opportunity, whatever end the line before it has; nil where none fits.
  private static func best(
    _ index: Int, _ end: Opportunity, after ends: [End], in width: Double, isLast: Bool
  ) -> End? {
    var (best, least) = (-1, Double.infinity)
    for previous in ends.indices where ends[previous].opportunity < index {
      let before = ends[previous]
      let extent = extent(from: before.position, to: end)
      guard extent <= width + GreedyBreaker.tolerance else { continue }
      let cost = before.cost + cost(of: extent, in: width, isLast: isLast, end)
      if cost < least { (best, least) = (previous, cost) }
    }
    return best < 0 ? nil : End(opportunity: index, position: end.position, cost: least, previous: best)
  }

  private static func extent(from position: Double, to end: Opportunity) -> Double {
    max(0, end.visibleEnd - position) + end.hyphenWidth
  }

  private static func cost(of extent: Double, in width: Double, isLast: Bool, _ end: Opportunity) -> Double {
    let gap = isLast ? max(0, shortLastLine - extent / width) * 2 : (width - extent) / width
    return gap * gap + (end.hyphenWidth > 0 ? hyphenCost : 0)
  }

  /// For each line the first opportunity at which it may end so that the rest fits into the lines that are left.
  private static func earliestEnds(
    from start: Int, latest: [Int], in width: Double, _ all: [Opportunity]
  ) -> [Int] {
    var earliest = latest
    for line in latest.indices.dropLast().reversed() {
      let end = all[earliest[line + 1]]
      var first = earliest[line]
      let least = line == 0 ? start : latest[line - 1]
      while first - 1 > least, extent(from: all[first - 1].position, to: end) <= width + GreedyBreaker.tolerance {
        first -= 1
      }
      earliest[line] = first
    }
    return earliest
  }

  private static func lines(through layers: [[End]], _ all: [Opportunity]) -> [LineRange] {
    var lines: [LineRange] = []
    lines.reserveCapacity(layers.count)
    var end = layers[layers.count - 1][0]
    for layer in layers.dropLast().reversed() {
      let before = layer[end.previous]
      let place = all[end.opportunity]
      lines.append(
        LineRange(
          range: all[before.opportunity].offset..<place.offset, endsInHyphen: place.hyphenWidth > 0,
          addsHyphen: place.addsHyphen))
      end = before
    }
    return lines.reversed()
  }

  private static func index(of offset: Int, in all: [Opportunity]) -> Int {
    all.indices.firstIndex(behind: { all[$0].offset < offset })
  }
}
