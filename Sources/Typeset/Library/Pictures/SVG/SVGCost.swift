/// What it costs to draw a part of an SVG file: bounds from above, in figures that depend on nothing but the file.
struct SVGCost: Hashable {
  /// Elements, each as often as it is drawn; a text counts as many.
  var elements = 0
  /// Masks and steps of filters, each of which takes a picture of its own.
  var layers = 0

  /// No part costs more: sums end here, so that they never overflow.
  static let most = SVGCost(elements: 1 << 30, layers: 1 << 30)

  /// The cost of both.
  static func + (left: SVGCost, right: SVGCost) -> SVGCost {
    SVGCost(
      elements: min(left.elements + right.elements, most.elements), layers: min(left.layers + right.layers, most.layers)
    )
  }

  /// The cost of drawing a part so many times.
  static func * (times: Int, cost: SVGCost) -> SVGCost {
    func product(_ number: Int, _ most: Int) -> Int {
      let (result, isTooLarge) = number.multipliedReportingOverflow(by: times)
      return isTooLarge ? most : min(result, most)
    }
    return SVGCost(
      elements: product(cost.elements, most.elements), layers: product(cost.layers, most.layers))
  }
}

/// A part of an SVG file: its own elements, and others that it uses.
struct SVGFragment {
  /// What its own elements cost.
  var cost = SVGCost()
  /// How often it uses other elements, by their `id`.
  var uses: [String: Int] = [:]

  /// Adds what another part draws.
  mutating func add(_ other: SVGFragment) {
    cost = cost + other.cost
    uses.merge(other.uses) { min($0 + $1, SVGCost.most.elements) }
  }

  /// Adds a use of the element with an `id`.
  mutating func use(_ id: String, times: Int = 1) {
    uses[id] = min(uses[id, default: 0] + times, SVGCost.most.elements)
  }

  /// The cost once everything is put in that it uses; `fragments` are those with an `id`.
  func total(_ fragments: [String: SVGFragment]) -> SVGCost {
    var known: [String: SVGCost] = [:]
    return total(fragments, known: &known, depth: 0)
  }

  private func total(_ fragments: [String: SVGFragment], known: inout [String: SVGCost], depth: Int) -> SVGCost {
    // A longer chain of uses cannot be drawn.
    guard depth <= PictureLimits.deepestNesting else { return .most }
    var sum = cost
    for (id, times) in uses.sorted(by: { $0.key < $1.key }) {
      if known[id] == nil {
        // An element that uses itself draws nothing more: a cycle ends where it closes.
        known[id] = SVGCost()
        known[id] = fragments[id]?.total(fragments, known: &known, depth: depth + 1)
      }
      sum = sum + times * (known[id] ?? SVGCost())
    }
    return sum
  }
}
