/// A part of an SVG file: its own elements, and others that it uses.
struct SVGFragment {
  /// How many elements it has.
  var elements = 0
  /// How often it uses other elements, by their `id`.
  var uses: [String: Int] = [:]

  /// Adds what another part draws.
  mutating func add(_ other: SVGFragment) {
    elements += other.elements
    uses.merge(other.uses, uniquingKeysWith: +)
  }

  /// How many elements are drawn once everything is put in that it uses, no more than `most`; `fragments` are those with an `id`.
  func drawnElements(_ fragments: [String: SVGFragment], most: Int) -> Int {
    var known: [String: Int] = [:]
    return drawnElements(fragments, most: most, known: &known, depth: 0)
  }

  private func drawnElements(
    _ fragments: [String: SVGFragment], most: Int, known: inout [String: Int], depth: Int
  ) -> Int {
    var sum = min(elements, most)
    for (id, times) in uses {
      // An element that uses itself draws nothing more: a cycle ends where it closes.
      if known[id] == nil {
        known[id] = 0
        let inner = depth < PictureLimits.deepestNesting ? fragments[id] : nil
        known[id] = inner?.drawnElements(fragments, most: most, known: &known, depth: depth + 1) ?? 0
      }
      sum = min(most, sum + min(most, times) * (known[id] ?? 0))
    }
    return sum
  }
}
