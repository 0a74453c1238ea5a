import Typeset

/// Elements that changed their place among others, or are in another element now.
struct OrderChanges {
  /// For each pair that moved in the order of the document, the movement in words: `moved from first to second place`.
  private(set) var words: [Int: Facet] = [:]

  init(_ matching: ElementMatching) {
    for parent in [nil] + matching.pairs.indices.map(Optional.some) { addOrder(in: parent, matching) }
    for pair in matching.pairs.indices { addNesting(of: pair, matching) }
  }

  /// Finds the children that are no longer in the order of the others: the fewest whose move explains all.
  private mutating func addOrder(in parent: Int?, _ matching: ElementMatching) {
    let children = matching.children(of: parent).filter { isInSameParent($0, matching) }
    let old = children.map { matching.pairs[$0].expected }
    guard zip(old, old.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let before = children.sorted { matching.pairs[$0].expected < matching.pairs[$1].expected }
    let staying = Set(Self.longestRise(old))
    let holder = parent.map { " in \(matching.actual.nodes[matching.pairs[$0].actual].record.subject)" } ?? ""
    for (place, child) in children.enumerated() where !staying.contains(place) {
      let from = Self.ordinal(before.firstIndex(of: child)! + 1)
      let to = Self.ordinal(place + 1)
      words[child] = Facet(.order, "moved from \(from) to \(to) place\(holder)", from: from, to: to)
    }
  }

  private func isInSameParent(_ pair: Int, _ matching: ElementMatching) -> Bool {
    let entry = matching.pairs[pair]
    return entry.parent != nil
      || matching.actual.nodes[entry.actual].parent == nil && matching.expected.nodes[entry.expected].parent == nil
  }

  /// Elements whose parents are both still there, but are not the same.
  private mutating func addNesting(of pair: Int, _ matching: ElementMatching) {
    let entry = matching.pairs[pair]
    let (was, now) = (
      matching.expected.nodes[entry.expected].parent, matching.actual.nodes[entry.actual].parent
    )
    guard entry.parent == nil, was != nil || now != nil else { return }
    if let was, matching.pairOfExpected[was] == nil { return }
    if let now, matching.pairOfActual[now] == nil { return }
    let from = was.map { matching.expected.nodes[$0].record.subject } ?? "the page"
    let to = now.map { matching.actual.nodes[$0].record.subject } ?? "the page"
    words[pair] = Facet(.nesting, "moved from \(from) to \(to)", from: from, to: to)
  }

  /// The places of a longest rising subsequence; of several, the one that keeps what comes first.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    // From the end: the longest rise that begins at each place, and the place after it.
    var lengths = [Int](repeating: 1, count: numbers.count)
    var next = [Int?](repeating: nil, count: numbers.count)
    for place in numbers.indices.reversed() {
      for later in numbers.indices[(place + 1)...]
      where numbers[later] > numbers[place] && lengths[later] >= lengths[place] {
        (lengths[place], next[place]) = (lengths[later] + 1, later)
      }
    }
    var rise: [Int] = []
    var place = lengths.max().flatMap { lengths.firstIndex(of: $0) }
    while let current = place {
      rise.append(current)
      place = next[current]
    }
    return rise
  }

  private static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    if number <= words.count { return words[number - 1] }
    let ending =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
