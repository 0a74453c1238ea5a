import Typeset

/// Finds the cause that is nearest in the tree of a page, for changes whose origin geometry does not tell.
struct NearestCause {
  private let matching: ElementMatching
  /// For each element of the actual page whether it is a cause.
  private let isCause: [Bool]
  /// The causes as elements of the actual page, ascending; what vanished is at its parent.
  private var places: [(node: Int, root: PageComparer.Root)] = []

  /// Takes the causes: pairs, and elements that came and went.
  init(_ matching: ElementMatching, causes: [Bool], appeared: [Int], vanished: [Int]) {
    self.matching = matching
    var isCause = [Bool](repeating: false, count: matching.actual.nodes.count)
    for pair in causes.indices where causes[pair] {
      isCause[matching.pairs[pair].actual] = true
      places.append((matching.pairs[pair].actual, .pair(pair)))
    }
    self.isCause = isCause
    for new in appeared { places.append((new, .appeared(new))) }
    for old in vanished {
      let parent = matching.expected.nodes[old].parent.flatMap { matching.pairOfExpected[$0] }
      places.append((parent.map { matching.pairs[$0].actual } ?? -1, .vanished(old)))
    }
    places.sort { $0.node < $1.node }
  }

  /// The nearest cause other than the pair itself: inside it, then around it, in the smallest surroundings that contain
  /// one.
  func cause(of pair: Int) -> PageComparer.Root? {
    let start = matching.pairs[pair].actual
    var node: Int? = start
    while let around = node {
      if around != start, isCause[around] { return places.first { $0.node == around }?.root }
      if let found = lastBefore(start, in: range(of: around), except: .pair(pair)) { return found }
      node = matching.actual.nodes[around].parent
    }
    return lastBefore(start, in: -1..<matching.actual.nodes.count, except: .pair(pair))
  }

  /// The last cause up to an element, else the first after it, among some elements.
  private func lastBefore(
    _ start: Int, in nodes: Range<Int>, except own: PageComparer.Root
  ) -> PageComparer.Root? {
    let inside = places.filter { nodes.contains($0.node) && $0.root != own }
    return (inside.last { $0.node <= start } ?? inside.first)?.root
  }

  /// An element with all elements in it: parents precede their children.
  private func range(of node: Int) -> Range<Int> {
    var last = node
    while let child = matching.actual.nodes[last].children.last { last = child }
    return node..<last + 1
  }
}
