import Typeset

/// The elements of a page in reading order, each with its place in the tree; those that are ignored are left out with
/// all they hold.
struct ElementTree {
  /// An element with its place among the others.
  struct Node {
    /// The element; its contents are in the tree.
    var record: ElementRecord
    /// The element around it, as an index; nil on the page itself.
    var parent: Int?
    /// The elements in it, as indexes, in order.
    var children: [Int] = []
    /// A hash of its text and contents, to find it elsewhere.
    var signature = 0
    /// Whether it has contents by which it can be recognized: a text, a name, a drawing, or elements that do.
    var isTelling = false
  }

  /// All elements, parents before their children.
  private(set) var nodes: [Node] = []
  /// The outermost elements, as indexes.
  private(set) var roots: [Int] = []
  /// The page.
  let page: PageRecord
  /// The boxes of the elements that were left out.
  private(set) var ignoredFrames: [Rect] = []

  /// Takes the elements of a page, without those whose `id` is ignored.
  init(_ page: PageRecord, ignoring ignored: Set<String>) {
    self.page = page
    for element in page.elements {
      if let index = add(element, to: nil, ignoring: ignored) { roots.append(index) }
    }
  }

  /// The rectangle of the page.
  var pageFrame: Rect { Rect(origin: .zero, size: page.size) }

  /// The elements in an element, or on the page itself.
  func children(of parent: Int?) -> [Int] { parent.map { nodes[$0].children } ?? roots }

  /// The box around an element: that of its parent, or the page.
  func frame(around index: Int) -> Rect { nodes[index].parent.map { nodes[$0].record.frame } ?? pageFrame }

  /// The direction in which the element around an element places it.
  func direction(around index: Int) -> Direction {
    nodes[index].parent.map { nodes[$0].record.direction } ?? page.direction
  }

  private mutating func add(_ element: ElementRecord, to parent: Int?, ignoring ignored: Set<String>) -> Int? {
    if ignored.contains(element.id) {
      ignoredFrames.append(element.frame)
      return nil
    }
    let index = nodes.count
    var record = element
    record.children = []
    nodes.append(Node(record: record, parent: parent))
    var signature = Signature()
    signature.add(element.name)
    signature.add(element.textWithoutBlanks)
    signature.add(element.label ?? "")
    let drawing = element.settings.flatMap { $0["name"] ?? $0["src"] } ?? ""
    signature.add(drawing)
    nodes[index].isTelling = !element.lines.isEmpty || element.label != nil || !drawing.isEmpty
    for child in element.children {
      guard let inner = add(child, to: index, ignoring: ignored) else { continue }
      nodes[index].children.append(inner)
      signature.add(nodes[inner].signature)
      if nodes[inner].isTelling { nodes[index].isTelling = true }
    }
    nodes[index].signature = signature.value
    return index
  }
}

/// A number made of texts, the same on every run (FNV-1a).
private struct Signature {
  private var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  var value: Int { Int(truncatingIfNeeded: bits) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3 }
    bits = (bits ^ 0xFF) &* 0x100_0000_01B3
  }

  mutating func add(_ number: Int) { bits = (bits ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3 }
}

extension ElementRecord {
  /// Whether the author gave the `id`: else it is a path, or nothing.
  var hasOwnID: Bool { !id.isEmpty && !id.utf8.contains(UInt8(ascii: "/")) }

  /// Its text without blanks, which come and go where lines end.
  var textWithoutBlanks: String { lines.map(\.text).joined().filter { !$0.isWhitespace } }

  /// Its text in reading order.
  var wholeText: String { lines.map(\.text).joined(separator: " ") }
}

extension ElementTree {
  /// The most regions whose elements are looked for.
  private static let mostRegions = 64

  /// For each of the first regions the smallest element that contains its middle, `button "save"`; empty if there is
  /// none.
  func names(under regions: [PixelRegion], scale: Double) -> [String] {
    regions.prefix(Self.mostRegions).map { region in
      let middle = Point(
        x: (Double(region.x) + Double(region.width) / 2) / scale,
        y: (Double(region.y) + Double(region.height) / 2) / scale)
      let found = nodes.filter { !$0.record.id.isEmpty && $0.record.frame.holds(middle) }
      return found.min { $0.record.frame.area < $1.record.frame.area }?.record.subject ?? ""
    }
  }
}

extension Rect {
  /// How large it is, in square points.
  fileprivate var area: Double { width * height }

  /// Whether it contains a point.
  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
