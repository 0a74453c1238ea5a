/// The structure of a document: elements, and the contents of its pages that belong to them.
struct StructureTree {
  /// A structure element.
  struct Node {
    /// Its place among what its parent holds.
    var place: Place
    /// The node that holds it, -1 for the root.
    var parent: Int32
    /// Its language, as an index into `languages`.
    var language: Int32
    /// Its other attributes, as an index into those of all nodes; -1 for none.
    fileprivate var facts: Int32 = -1
    /// Its type.
    var tag: StructureTag
  }

  /// What few nodes have.
  struct Facts {
    /// Its alternative text.
    var label: String?
    /// Its texts, by their places.
    var texts: [(place: Place, text: [UInt16])] = []
    /// Whether its glyphs alone do not give its text in logical order.
    var isReplaced = false
    /// Its attributes besides its type.
    var attributes: StructureAttributes?
  }

  /// A place in reading order.
  struct Place: Comparable {
    /// The place among the inline contents of a block; 0 elsewhere.
    var order: Int64
    /// The page, counted from 0.
    var page: Int32
    /// The order of creation, which breaks ties.
    var serial: Int32

    static func < (left: Place, right: Place) -> Bool {
      (left.page, left.order, left.serial) < (right.page, right.order, right.serial)
    }
  }

  /// A piece of the content of a page.
  struct Content {
    /// Its position among the contents of the node.
    var place: Place
    /// The node that it belongs to.
    var node: Int32
  }

  /// A place that leads somewhere.
  struct Link {
    /// The node of the link.
    var node: Int
    /// Its position among the contents of the node.
    var place: Place
    /// Its extent on the page, from the page's top left, in points.
    var frame: Rect
    /// Its target.
    var target: LinkTarget
  }

  /// A place in the document.
  struct Anchor {
    /// The page, counted from 0.
    var page: Int
    /// The place on the page, from its top left, in points.
    var place: Point
  }

  /// An entry of the outline.
  struct OutlineEntry {
    /// The text of the heading.
    var title: String
    /// Its level from 1.
    var level: Int
    /// Its target.
    var anchor: Anchor
  }

  /// All nodes, a parent always before its children; the first is the document.
  private(set) var nodes: [Node] = []
  /// The other attributes of the nodes that have some.
  private var facts: [Facts] = []
  /// All contents, page by page in the order in which they are drawn.
  private(set) var contents: [Content] = []
  /// All links.
  private(set) var links: [Link] = []
  /// BCP 47 tags.
  private(set) var languages: [String] = []
  /// The places of elements with an `id` of their own.
  var anchors: [String: Anchor] = [:]
  /// The headings in order.
  var outline: [OutlineEntry] = []
  /// The height of every page, in points.
  private(set) var pageHeights: [Double] = []
  /// The first content of every page.
  private(set) var firstContents: [Int] = []
  /// The links of every page.
  private(set) var linksOnPages: [Range<Int>] = []
  private var languageIndexes: [String: Int32] = [:]
  private var serial: Int32 = 0

  /// Begins a page of a height in points.
  mutating func addPage(height: Double) {
    pageHeights.append(height)
    firstContents.append(contents.count)
    linksOnPages.append(links.count..<links.count)
  }

  /// The types of the elements that the contents of the last page belong to, in their order.
  var tagsOfLastPage: [StructureTag] {
    contents[(firstContents.last ?? 0)...].map { nodes[Int($0.node)].tag }
  }

  /// Adds a node and gives its index.
  mutating func add(_ tag: StructureTag, in parent: Int?, language: String, order: Int64) -> Int {
    nodes.append(
      Node(
        place: place(order: order), parent: Int32(parent ?? -1), language: index(ofLanguage: language), tag: tag))
    return nodes.count - 1
  }

  /// Adds a piece of content to a node and gives its number on the page.
  mutating func addContent(to node: Int, order: Int64) -> Int {
    contents.append(Content(place: place(order: order), node: Int32(node)))
    return contents.count - 1 - firstContents[firstContents.count - 1]
  }

  /// Adds a part of a link.
  mutating func addLink(_ target: LinkTarget, to node: Int, frame: Rect, order: Int64) {
    links.append(Link(node: node, place: place(order: order), frame: frame, target: target))
    let page = linksOnPages.count - 1
    linksOnPages[page] = linksOnPages[page].lowerBound..<links.count
  }

  /// Says a text of a node; it `isReplaced` where its glyphs alone do not give it.
  mutating func add(text: ArraySlice<UInt16>, to node: Int, order: Int64, isReplaced: Bool) {
    let place = place(order: order)
    // `Array(text)` may keep room that the text does not need, as long as the document.
    let text = [UInt16](capacity: text.count) { room in
      for unit in text { room.append(unit) }
    }
    changeFacts(of: node) {
      $0.texts.append((place, text))
      $0.isReplaced = $0.isReplaced || isReplaced
    }
  }

  /// Gives a node an accessible name.
  mutating func setLabel(_ label: String, of node: Int) {
    changeFacts(of: node) { $0.label = label }
  }

  /// Sets the attributes of a node besides its type.
  mutating func setAttributes(_ attributes: StructureAttributes, of node: Int) {
    changeFacts(of: node) { $0.attributes = attributes }
  }

  /// Moves a node forward among the inline elements of its parent.
  mutating func lower(orderOf node: Int, to order: Int64) {
    if nodes[node].place.page == Int32(pageHeights.count - 1) {
      nodes[node].place.order = min(nodes[node].place.order, order)
    }
  }

  /// The other attributes of a node.
  func facts(of node: Int) -> Facts? {
    let index = Int(nodes[node].facts)
    return index >= 0 ? facts[index] : nil
  }

  private mutating func changeFacts(of node: Int, _ change: (inout Facts) -> Void) {
    if nodes[node].facts < 0 {
      nodes[node].facts = Int32(facts.count)
      facts.append(Facts())
    }
    change(&facts[Int(nodes[node].facts)])
  }

  private mutating func place(order: Int64) -> Place {
    serial += 1
    return Place(order: order, page: Int32(pageHeights.count - 1), serial: serial)
  }

  private mutating func index(ofLanguage tag: String) -> Int32 {
    if let last = languages.last, last == tag { return Int32(languages.count - 1) }
    if let index = languageIndexes[tag] { return index }
    languageIndexes[tag] = Int32(languages.count)
    languages.append(tag)
    return Int32(languages.count - 1)
  }
}

extension StructureTree.Facts {
  /// All its texts in reading order, UTF-16.
  var text: [UInt16] { texts.sorted { $0.place < $1.place }.flatMap(\.text) }
}
