/// The one table of the markup: which elements and attributes there are, what they hold and where they may stand.
///
/// Reading, hints and the schema draw on it.
enum Vocabulary {
  /// What an element is in the structure of a document.
  enum Place: Sendable {
    /// The element that holds everything.
    case root
    /// Stands in the root, before the canvases.
    case head
    /// Stands in the head.
    case declaration
    /// Something that is drawn on; stands in the root.
    case canvas
    /// A running line; stands in a page.
    case running
    /// Stands wherever blocks may stand.
    case block
    /// Stands in a list only.
    case item
    /// Stands in a text.
    case inline
    /// Stands in the text of a running line.
    case counter
  }

  /// What may stand between the tags of an element.
  enum Content: Sendable {
    /// Nothing at all.
    case nothing
    /// Characters without elements.
    case characters
    /// Text with inline elements.
    case inline
    /// Blocks only.
    case blocks
    /// Text, or blocks, or text followed by blocks.
    case flow
    /// Items of a list only.
    case items
    /// A head and canvases.
    case canvases
    /// What a head declares.
    case declarations
  }

  /// One element.
  struct Entry: Sendable {
    /// Where it may stand.
    var place: Place
    /// What it holds.
    var content: Content
    /// What `dir` may say on it.
    var dir: [String] = ["ltr", "rtl", "auto"]
    /// The attributes of its own, over those that every element has; these win.
    var attributes: [(name: AttributeName, value: ValueKind)] = []
    /// Which attributes must be given.
    var required: [AttributeName] = []
  }

  /// The entry of an element.
  static subscript(name: ElementName) -> Entry { elements[name]! }

  /// What an element holds in a parent: a `title` holds characters in the head and text elsewhere.
  static func content(of name: ElementName, in parent: ElementName?) -> Content {
    name == .title && parent == .head ? .characters : self[name].content
  }

  /// Whether an element may stand in a parent, other elements aside; nil is the place of the root.
  static func allows(_ name: ElementName, in parent: ElementName?) -> Bool {
    guard let parent else { return name == .document }
    let place = self[name].place
    switch self[parent].content {
    case .nothing, .characters: return false
    case .inline: return place == .inline || (place == .counter && [.running, .inline].contains(self[parent].place))
    case .blocks: return place == .block || (place == .running && parent == .page)
    case .flow: return place == .block || place == .inline
    case .items: return place == .item
    case .canvases: return place == .head || place == .canvas
    case .declarations: return place == .declaration || name == .title
    }
  }

  /// The elements that may stand in a parent.
  static func children(of parent: ElementName?) -> [ElementName] {
    ElementName.allCases.filter { allows($0, in: parent) }
  }

  /// The elements in which one may stand.
  static func parents(of name: ElementName) -> [ElementName] {
    ElementName.allCases.filter { allows(name, in: $0) }
  }

  /// The value that an attribute takes on an element in a parent; nil where it may not stand there.
  static func value(of attribute: AttributeName, on element: ElementName, in parent: ElementName?) -> ValueKind? {
    let entry = self[element]
    if let own = entry.attributes.first(where: { $0.name == attribute }) { return own.value }
    if attribute == .dir { return .words(entry.dir) }
    if attribute == .anchor { return parent == .overlay ? .anchor : nil }
    return common[attribute]
  }

  /// The attributes that may stand on an element in a parent.
  static func attributes(of element: ElementName, in parent: ElementName?) -> [AttributeName] {
    AttributeName.allCases.filter { value(of: $0, on: element, in: parent) != nil }
  }

  /// The elements that have an attribute of their own.
  static func owners(of attribute: AttributeName) -> [ElementName] {
    ElementName.allCases.filter { self[$0].attributes.contains { $0.name == attribute } }
  }

  /// The elements by the name that stands in the source.
  static let elementNames = Dictionary(uniqueKeysWithValues: ElementName.allCases.map { ($0.rawValue, $0) })

  /// The attributes by the name that stands in the source.
  static let attributeNames = Dictionary(uniqueKeysWithValues: AttributeName.allCases.map { ($0.rawValue, $0) })
}
