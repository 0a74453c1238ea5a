import Typeset

/// Which page of one document is compared with which of another: those of one name, then the rest in order.
struct PagePairs {
  /// Two pages, or one without a partner, as numbers from 0.
  struct Pair: Hashable, Sendable {
    var expected: Int?
    var actual: Int?
  }

  /// All pages, in the order of the actual document; a missing one stands behind the one before it.
  let pairs: [Pair]

  init(expected: [String], actual: [String]) {
    var partners = [Int?](repeating: nil, count: actual.count)
    var taken = [Bool](repeating: false, count: expected.count)
    var places: [String: [Int]] = [:]
    for (index, name) in expected.enumerated().reversed() { places[name, default: []].append(index) }
    for (index, name) in actual.enumerated() {
      guard let place = places[name]?.popLast() else { continue }
      partners[index] = place
      taken[place] = true
    }
    // A page that got another name stands where it stood.
    var rest = expected.indices.filter { !taken[$0] }[...]
    for index in actual.indices where partners[index] == nil {
      guard let next = rest.popFirst() else { break }
      partners[index] = next
    }
    var pairs = zip(actual.indices, partners).map { Pair(expected: $1, actual: $0) }
    for missing in rest {
      let place = pairs.lastIndex { $0.expected.map { $0 < missing } ?? false }
      pairs.insert(Pair(expected: missing, actual: nil), at: place.map { $0 + 1 } ?? 0)
    }
    self.pairs = pairs
  }
}
