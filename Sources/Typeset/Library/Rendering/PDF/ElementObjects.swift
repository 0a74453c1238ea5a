/// The structure elements of a PDF file of Cairo's, matched with the nodes of our tree.
struct ElementObjects {
  /// What an element holds besides other elements.
  enum Item {
    /// Marked content of its page.
    case marked(Int)
    /// The object of an annotation.
    case annotation(Int)
  }

  /// What an element holds, and the object of the page where it is.
  struct Contents {
    var page = 0
    var items: [Item] = []
  }

  /// The object of the root.
  private(set) var root = 0
  /// The object of every node.
  private(set) var numbers: [Int] = []
  /// The node of every object.
  private(set) var nodes: [Int: Int] = [:]
  /// What every node holds.
  private(set) var contents: [Contents] = []
  /// The node of every annotation, by its object.
  private(set) var annotations: [Int: Int] = [:]
  /// The parts that go on from a node, in order.
  private(set) var parts: [Int: [Int]] = [:]
  /// The objects that lead from marked content back to elements, where elements were joined.
  private(set) var parentObjects: [Int] = []
  /// The children of every node in reading order: those of node `n` are `childList[childStarts[n]..<childStarts[n + 1]]`.
  private var childStarts: [Int] = []
  private var childList: [Int32] = []

  /// No elements.
  init() {}

  /// Finds the elements of a file below the object of the root.
  init(_ source: PDFSource, root: Int, tree: StructureTree) throws {
    self.root = root
    let object = try source.object(root)
    try collect(source, from: object, count: tree.nodes.count)
    guard numbers.count == tree.nodes.count else {
      throw PDFError.unknownShape("\(numbers.count) elements for \(tree.nodes.count) tags")
    }
    for (index, node) in tree.nodes.enumerated() where node.continued >= 0 {
      parts[Int(node.continued), default: []].append(index)
    }
    order(tree)
    guard !parts.isEmpty, let parents = source.reference(source.entry("/ParentTree", of: object)) else { return }
    parentObjects.append(parents)
    guard let list = source.entry("/Nums", of: try source.object(parents)) else { return }
    for item in source.items(list) {
      if let number = source.reference(item), nodes[number] == nil { parentObjects.append(number) }
    }
  }

  /// The node that holds a node once parts are joined; nil for the root.
  func parent(of index: Int, in tree: StructureTree) -> Int? {
    let parent = Int(tree.nodes[index].parent)
    guard parent >= 0 else { return nil }
    let first = Int(tree.nodes[parent].continued)
    return first >= 0 ? first : parent
  }

  /// The children of a node in reading order, those of its later parts included.
  func children(of index: Int, in tree: StructureTree) -> [Int] {
    childList[childStarts[index]..<childStarts[index + 1]].map(Int.init)
  }

  /// The object that stands for another once parts are joined.
  func joined(_ number: Int, in tree: StructureTree) -> Int {
    guard let node = nodes[number], tree.nodes[node].continued >= 0 else { return number }
    return numbers[Int(tree.nodes[node].continued)]
  }

  /// Walks down from the root: a parent comes before its children, as its tag was opened before theirs.
  private mutating func collect(_ source: PDFSource, from root: Range<Int>, count: Int) throws {
    var open: [[Int]] = [kids(source, of: root, node: nil)]
    numbers.reserveCapacity(count)
    contents.reserveCapacity(count)
    while let number = open[open.count - 1].popLast() ?? nextLevel(&open) {
      let node = numbers.count
      numbers.append(number)
      contents.append(Contents())
      nodes[number] = node
      open.append(kids(source, of: try source.object(number), node: node))
    }
  }

  /// Leaves levels that are used up, and gives the next object of the one above.
  private func nextLevel(_ open: inout [[Int]]) -> Int? {
    while open.count > 1 {
      open.removeLast()
      if let number = open[open.count - 1].popLast() { return number }
    }
    return nil
  }

  /// The objects of an element's children, last first; what else it holds is kept.
  private mutating func kids(_ source: PDFSource, of element: Range<Int>, node: Int?) -> [Int] {
    if let node { contents[node].page = source.reference(source.entry("/Pg", of: element)) ?? 0 }
    guard let list = source.entry("/K", of: element) else { return [] }
    var result: [Int] = []
    for item in source.items(list) {
      if source.isDictionary(item) {
        guard let node, let object = source.reference(source.entry("/Obj", of: item)) else { continue }
        contents[node].items.append(.annotation(object))
        annotations[object] = node
      } else if let number = source.reference(item) {
        result.append(number)
      } else if let node, let number = source.number(item) {
        contents[node].items.append(.marked(number))
      }
    }
    return result.reversed()
  }

  /// Sorts the children of every node: inline elements by their place in the text, all others as they were drawn.
  private mutating func order(_ tree: StructureTree) {
    var counts = [Int](repeating: 0, count: tree.nodes.count + 1)
    let kept = tree.nodes.indices.filter { tree.nodes[$0].continued < 0 }
    for index in kept { if let parent = parent(of: index, in: tree) { counts[parent + 1] += 1 } }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    childStarts = counts
    childList = [Int32](repeating: 0, count: counts[counts.count - 1])
    for index in kept {
      guard let parent = parent(of: index, in: tree) else { continue }
      childList[counts[parent]] = Int32(index)
      counts[parent] += 1
    }
    for index in kept {
      let range = childStarts[index]..<childStarts[index + 1]
      guard range.count > 1 else { continue }
      let first = tree.nodes[Int(childList[range.lowerBound])].order
      guard childList[range].contains(where: { tree.nodes[Int($0)].order != first }) else { continue }
      // Parts on a later page come after those before, whatever their lines are numbered.
      childList[range].sort { left, right in
        let (a, b) = (tree.nodes[Int(left)], tree.nodes[Int(right)])
        return (a.parent, a.order, left) < (b.parent, b.order, right)
      }
    }
  }
}
