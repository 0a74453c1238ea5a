import Typeset

/// Matches the elements of two pages: by the author's `id`, then by their contents, then by their position.
struct ElementMatching {
  /// An element in both pages, as indexes into their trees.
  struct Pair {
    var expected: Int
    var actual: Int
    /// The index of the pair of parents, if the parents are a pair.
    var parent: Int?
  }

  /// The page as it was.
  let expected: ElementTree
  /// The actual page.
  let actual: ElementTree
  /// Elements that both have, in the order of the actual page.
  private(set) var pairs: [Pair] = []
  /// For every element of the expected page its pair.
  private(set) var pairOfExpected: [Int?]
  /// For every element of the actual page its pair.
  private(set) var pairOfActual: [Int?]
  /// The pairs in each pair; those on the page itself last.
  private var childPairs: [[Int]] = []
  /// For every element of the actual page the one of the expected page that it is.
  private var partners: [Int?]
  /// Whether an element of the expected page has been found again.
  private var isTaken: [Bool]

  init(_ expected: ElementTree, _ actual: ElementTree) {
    self.expected = expected
    self.actual = actual
    pairOfExpected = Array(repeating: nil, count: expected.nodes.count)
    pairOfActual = Array(repeating: nil, count: actual.nodes.count)
    partners = Array(repeating: nil, count: actual.nodes.count)
    isTaken = Array(repeating: false, count: expected.nodes.count)
    matchOwnIDs()
    matchChildren(of: nil, nil)
    matchElsewhere()
    pairUp()
    childPairs = Array(repeating: [], count: pairs.count + 1)
    for (index, pair) in pairs.enumerated() { childPairs[pair.parent ?? pairs.count].append(index) }
  }

  /// The pairs in a pair, in the order of the actual page; nil means the page itself.
  func children(of pair: Int?) -> [Int] { childPairs[pair ?? pairs.count] }

  /// Elements of the expected page that are gone, without those inside others that are gone.
  var vanished: [Int] {
    expected.nodes.indices.filter { index in
      pairOfExpected[index] == nil && expected.nodes[index].parent.map { pairOfExpected[$0] != nil } ?? true
    }
  }

  /// Elements of the actual page that are new, without those inside others that are new.
  var appeared: [Int] {
    actual.nodes.indices.filter { index in
      pairOfActual[index] == nil && actual.nodes[index].parent.map { pairOfActual[$0] != nil } ?? true
    }
  }

  private mutating func matchOwnIDs() {
    var places: [String: Int] = [:]
    for (index, node) in expected.nodes.enumerated() where node.record.hasOwnID {
      if places[node.record.id] == nil { places[node.record.id] = index }
    }
    for (index, node) in actual.nodes.enumerated() where node.record.hasOwnID {
      guard let other = places.removeValue(forKey: node.record.id) else { continue }
      match(other, index)
    }
  }

  /// Matches the contents of two elements, and recursively of every pair.
  private mutating func matchChildren(of first: Int?, _ second: Int?) {
    let olds = expected.children(of: first).filter { !isTaken[$0] }
    let news = actual.children(of: second).filter { partners[$0] == nil }
    let found = SequenceMatching.pairs(
      olds.map { expected.nodes[$0].signature }, news.map { actual.nodes[$0].signature })
    let sure = found + [(olds.count, news.count)]
    for (old, new) in found { match(olds[old], news[new]) }
    // What changed its place among the others is still the same.
    matchEqual(olds, news)
    // Between two that are sure, elements of one name are taken for each other.
    var (old, new) = (0, 0)
    for (oldEnd, newEnd) in sure {
      let rest = (
        olds[old..<oldEnd].filter { !isTaken[$0] }, news[new..<newEnd].filter { partners[$0] == nil }
      )
      let names = (rest.0.map { expected.nodes[$0].record.key }, rest.1.map { actual.nodes[$0].record.key })
      for (first, second) in SequenceMatching.pairs(names.0, names.1) { match(rest.0[first], rest.1[second]) }
      (old, new) = (oldEnd + 1, newEnd + 1)
    }
    for child in actual.children(of: second) { matchInside(child) }
  }

  /// Matches elements of equal contents that only one of both sides has once; those that show nothing are left out.
  ///
  /// Gives whether there were any.
  @discardableResult
  private mutating func matchEqual(_ olds: [Int], _ news: [Int]) -> Bool {
    var hasMatched = false
    let old = Dictionary(grouping: olds.filter { !isTaken[$0] && expected.nodes[$0].isTelling }) {
      expected.nodes[$0].signature
    }
    let new = Dictionary(grouping: news.filter { partners[$0] == nil && actual.nodes[$0].isTelling }) {
      actual.nodes[$0].signature
    }
    for index in news {
      let signature = actual.nodes[index].signature
      guard new[signature] == [index], let only = old[signature], only.count == 1 else { continue }
      match(only[0], index)
      hasMatched = true
    }
    return hasMatched
  }

  /// Matches what is in another element now, the outermost first.
  private mutating func matchElsewhere() {
    guard matchEqual(Array(expected.nodes.indices), Array(actual.nodes.indices)) else { return }
    for index in actual.nodes.indices {
      if let partner = partners[index] { matchChildren(of: partner, index) }
    }
  }

  private mutating func match(_ old: Int, _ new: Int) {
    partners[new] = old
    isTaken[old] = true
  }

  private mutating func matchInside(_ element: Int) {
    if let partner = partners[element] {
      matchChildren(of: partner, element)
    } else {
      // Inside something new there may still be an element of the author's `id`.
      for child in actual.nodes[element].children { matchInside(child) }
    }
  }

  private mutating func pairUp() {
    for (index, partner) in partners.enumerated() {
      guard let partner else { continue }
      let parent = actual.nodes[index].parent.flatMap { pairOfActual[$0] }
      let isParentOfBoth = parent.map { pairs[$0].expected == expected.nodes[partner].parent } ?? false
      pairOfActual[index] = pairs.count
      pairOfExpected[partner] = pairs.count
      pairs.append(Pair(expected: partner, actual: index, parent: isParentOfBoth ? parent : nil))
    }
  }
}

extension ElementRecord {
  /// The properties that matching elements share: the name, and the author's `id` if given.
  fileprivate var key: [String] { hasOwnID ? [name, id] : [name] }
}

/// Matches the entries of two lists, in the same order.
enum SequenceMatching {
  /// The most steps that are spent on the longest common part; beyond, only equal starts and ends are matched.
  private static let mostSteps = 4_000_000

  /// Pairs of places that hold equal keys, ascending in both lists: a longest common subsequence.
  static func pairs<Key: Equatable>(_ first: [Key], _ second: [Key]) -> [(Int, Int)] {
    var start = 0
    while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
    var (firstEnd, secondEnd) = (first.count, second.count)
    while firstEnd > start, secondEnd > start, first[firstEnd - 1] == second[secondEnd - 1] {
      firstEnd -= 1
      secondEnd -= 1
    }
    var pairs = (0..<start).map { ($0, $0) }
    pairs += middle(first, start..<firstEnd, second, start..<secondEnd)
    pairs += (0..<(first.count - firstEnd)).map { (firstEnd + $0, secondEnd + $0) }
    return pairs
  }

  private static func middle<Key: Equatable>(
    _ first: [Key], _ rows: Range<Int>, _ second: [Key], _ columns: Range<Int>
  ) -> [(Int, Int)] {
    guard !rows.isEmpty, !columns.isEmpty, rows.count * columns.count <= mostSteps else { return [] }
    let width = columns.count + 1
    // How long the common part is from each pair of places to the ends.
    var lengths = [Int32](repeating: 0, count: (rows.count + 1) * width)
    for row in backwards(from: rows.count - 1) {
      for column in backwards(from: columns.count - 1) {
        lengths[row * width + column] =
          first[rows.lowerBound + row] == second[columns.lowerBound + column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < rows.count, column < columns.count {
      if first[rows.lowerBound + row] == second[columns.lowerBound + column] {
        pairs.append((rows.lowerBound + row, columns.lowerBound + column))
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func backwards(from last: Int) -> StrideThrough<Int> { Swift.stride(from: last, through: 0, by: -1) }
}

/// Which page of one document is compared with which of another: those of one name, then the rest in order.
struct PagePairs {
  /// Two pages, or one without a partner, as numbers from 0.
  struct Pair: Hashable, Sendable {
    var expected: Int?
    var actual: Int?
  }

  /// All pages, in the order of the actual document; a missing one follows its predecessor.
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
    // A renamed page is matched by its position.
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
