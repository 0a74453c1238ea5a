/// Breaks a text with the least raggedness over the whole of it and without a very short last line, in no more lines than greedy.
///
/// Each line's end lies between where the rest would just fit into the lines that are left and where greedy ends it, so only a
/// few ends a line are compared.
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
    var cost: Double
    var previous: Int
  }

  private static func even(_ greedy: ArraySlice<LineRange>, in width: Double, _ all: [Opportunity]) -> [LineRange] {
    let start = index(of: greedy[greedy.startIndex].range.lowerBound, in: all)
    let latest = greedy.map { index(of: $0.range.upperBound, in: all) }
    let earliest = earliestEnds(from: start, latest: latest, in: width, all)
    var layers: [[End]] = [[End(opportunity: start, cost: 0, previous: 0)]]
    for line in latest.indices {
      let isLast = line == latest.count - 1
      var ends: [End] = []
      for opportunity in earliest[line]...latest[line] {
        var best: End?
        for (previous, before) in layers[line].enumerated() where before.opportunity < opportunity {
          let extent = Self.extent(from: all[before.opportunity], to: all[opportunity])
          guard extent <= width + GreedyBreaker.tolerance else { continue }
          let cost = before.cost + Self.cost(of: extent, in: width, isLast: isLast, all[opportunity])
          if cost < best?.cost ?? .infinity {
            best = End(opportunity: opportunity, cost: cost, previous: previous)
          }
        }
        if let best { ends.append(best) }
      }
      guard !ends.isEmpty else { return Array(greedy) }
      layers.append(ends)
    }
    return lines(through: layers, all)
  }

  private static func extent(from start: Opportunity, to end: Opportunity) -> Double {
    max(0, end.visibleEnd - start.position) + end.hyphenWidth
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
      while first - 1 > least, extent(from: all[first - 1], to: end) <= width + GreedyBreaker.tolerance { first -= 1 }
      earliest[line] = first
    }
    return earliest
  }

  private static func lines(through layers: [[End]], _ all: [Opportunity]) -> [LineRange] {
    var lines: [LineRange] = []
    var end = layers[layers.count - 1][0]
    for layer in layers.dropLast().reversed() {
      let before = layer[end.previous]
      let place = all[end.opportunity]
      lines.append(LineRange(range: all[before.opportunity].offset..<place.offset, endsInHyphen: place.hyphenWidth > 0))
      end = before
    }
    return lines.reversed()
  }

  private static func index(of offset: Int, in all: [Opportunity]) -> Int {
    all.indices.firstIndex(behind: { all[$0].offset < offset })
  }
}
