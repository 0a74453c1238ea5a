import Typeset

/// Elements that changed their place among others, or are in another element now.
struct OrderChanges {
  /// For each pair that moved in the order of the document, the movement in words: `moved from first to second place`.
  private(set) var words: [Int: Facet] = [:]
  /// The pairs that came to the beginning or the end of their likes, or left it: lists draw those differently.
  private(set) var ends: Set<Int> = []

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
    let places = before.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
    let staying = Set(Self.longestRise(old) { places[children[$0]] == $0 })
    let holder = parent.map { " in \(matching.actual.nodes[matching.pairs[$0].actual].record.subject)" } ?? ""
    // A list counts its items, not its head.
    let likes = Dictionary(grouping: children) { matching.actual.nodes[matching.pairs[$0].actual].record.name }
    for like in likes.values {
      let isOnly = like.count == 1
      // What has no like is counted among all.
      let now = isOnly ? children : like
      let was = now.sorted { places[$0]! < places[$1]! }
      if !isOnly {
        for (one, other) in [(was.first, now.first), (was.last, now.last)] where one != other {
          ends.formUnion([one, other].compactMap { $0 })
        }
      }
      for child in like where !staying.contains(children.firstIndex(of: child)!) {
        let (old, new) = (was.firstIndex(of: child)!, now.firstIndex(of: child)!)
        // What the others passed by did not move.
        guard old != new || isOnly else { continue }
        let (from, to) = (Self.ordinal(old + 1), Self.ordinal(new + 1))
        words[child] = Facet(.order, "moved from \(from) to \(to) place\(holder)", from: from, to: to)
      }
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

  /// The places of a longest rising subsequence; of several, one with the most that `stay` where they were, and of
  /// those, the one that keeps what comes first.
  private static func longestRise(_ numbers: [Int], stay: (Int) -> Bool) -> [Int] {
    // From the end: the longest rise that begins at each place, how many of it stay, and the place after it.
    var rises = numbers.indices.map { (length: 1, staying: stay($0) ? 1 : 0) }
    var next = [Int?](repeating: nil, count: numbers.count)
    for place in numbers.indices.reversed() {
      let own = rises[place].staying
      for later in numbers.indices[(place + 1)...] where numbers[later] > numbers[place] {
        let rise = (length: rises[later].length + 1, staying: rises[later].staying + own)
        if rise >= rises[place] { (rises[place], next[place]) = (rise, later) }
      }
    }
    var rise: [Int] = []
    var place = numbers.indices.max { rises[$0] < rises[$1] }
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
