/// The structure of a document, in the order in which Cairo was told of it.
struct StructureTree {
  /// A structure element.
  struct Node {
    /// Its type.
    var tag: StructureTag
    /// The node that holds it, -1 for the root.
    var parent: Int32
    /// The node of which it is the continuation, -1 for none.
    var continued: Int32 = -1
    /// Its language, as an index into `languages`.
    var language: Int32
    /// What is to be said for it, as an index into `labels`; -1 for nothing.
    var label: Int32 = -1
    /// The element it leads to, as an index into `targets`; -1 for none.
    var target: Int32 = -1
    /// Its place among the inline elements of its parent; equal numbers keep their order.
    var order: Int64 = 0
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
    /// Where it leads.
    var anchor: Anchor
  }

  /// All nodes, a parent always before its children.
  private(set) var nodes: [Node] = []
  /// BCP 47 tags.
  private(set) var languages: [String] = []
  /// Accessible names.
  private(set) var labels: [String] = []
  /// The elements that links lead to, by their `id`.
  private(set) var targets: [String] = []
  /// The places of elements with an `id` of their own.
  var anchors: [String: Anchor] = [:]
  /// The headings in order.
  var outline: [OutlineEntry] = []
  /// The height of every page, in points.
  var pageHeights: [Double] = []
  private var languageIndexes: [String: Int32] = [:]

  /// Adds a node and gives its index.
  mutating func add(_ tag: StructureTag, in parent: Int?, language: String, order: Int64 = 0) -> Int {
    nodes.append(
      Node(tag: tag, parent: Int32(parent ?? -1), language: index(ofLanguage: language), order: order))
    return nodes.count - 1
  }

  /// Says that a node goes on from another.
  mutating func join(_ node: Int, to earlier: Int) {
    // The whole chain leads to its first part.
    let first = nodes[earlier].continued
    nodes[node].continued = first >= 0 ? first : Int32(earlier)
  }

  /// Gives a node an accessible name.
  mutating func setLabel(_ label: String, of node: Int) {
    nodes[node].label = Int32(labels.count)
    labels.append(label)
  }

  /// Makes a node lead to an element.
  mutating func setTarget(_ id: String, of node: Int) {
    nodes[node].target = Int32(targets.count)
    targets.append(id)
  }

  /// Moves a node forward among the inline elements of its parent.
  mutating func lower(orderOf node: Int, to order: Int64) { nodes[node].order = min(nodes[node].order, order) }

  private mutating func index(ofLanguage tag: String) -> Int32 {
    if let last = languages.last, last == tag { return Int32(languages.count - 1) }
    if let index = languageIndexes[tag] { return index }
    languageIndexes[tag] = Int32(languages.count)
    languages.append(tag)
    return Int32(languages.count - 1)
  }
}
