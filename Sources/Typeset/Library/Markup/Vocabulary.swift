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

  /// One element; a class, so that looking it up copies nothing.
  final class Entry: Sendable {
    /// Its name.
    let name: ElementName
    /// Where it may stand.
    let place: Place
    /// What it holds.
    let content: Content
    /// What `dir` may say on it.
    let dir: ValueKind
    /// The attributes of its own, over those that every element has; these win.
    let attributes: [(name: AttributeName, value: ValueKind)]
    /// Which attributes must be given.
    let required: [AttributeName]

    init(
      _ name: ElementName, _ place: Place, _ content: Content, dir: [String] = ["ltr", "rtl", "auto"],
      attributes: [(name: AttributeName, value: ValueKind)] = [], required: [AttributeName] = []
    ) {
      self.name = name
      self.place = place
      self.content = content
      self.dir = .words(dir)
      self.attributes = attributes
      self.required = required
    }
  }

  /// The entry of an element.
  static subscript(name: ElementName) -> Entry { elements[name.rawValue]! }

  /// What an element holds in a parent: a `title` holds characters in the head and text elsewhere.
  static func content(of entry: Entry, in parent: ElementName?) -> Content {
    entry.name == .title && parent == .head ? .characters : entry.content
  }

  /// Whether an element may stand in a parent, other elements aside; nil is the place of the root.
  static func allows(_ entry: Entry, in parent: Entry?) -> Bool {
    guard let parent else { return entry.name == .document }
    let place = entry.place
    switch parent.content {
    case .nothing, .characters: return false
    case .inline:
      return place == .inline || (place == .counter && (parent.place == .running || parent.place == .inline))
    case .blocks: return place == .block || (place == .running && parent.name == .page)
    case .flow: return place == .block || place == .inline
    case .items: return place == .item
    case .canvases: return place == .head || place == .canvas
    case .declarations: return place == .declaration || entry.name == .title
    }
  }

  /// The elements that may stand in a parent.
  static func children(of parent: ElementName?) -> [ElementName] {
    let parent = parent.map { self[$0] }
    return ElementName.allCases.filter { allows(self[$0], in: parent) }
  }

  /// The elements in which one may stand.
  static func parents(of name: ElementName) -> [ElementName] {
    ElementName.allCases.filter { allows(self[name], in: self[$0]) }
  }

  /// The value that an attribute takes on an element in a parent; nil where it may not stand there.
  static func value(of attribute: Attribute, on element: Entry, in parent: ElementName?) -> ValueKind? {
    if let own = element.attributes.first(where: { $0.name == attribute.name }) { return own.value }
    if attribute.name == .dir { return element.dir }
    if attribute.name == .anchor { return parent == .overlay ? .anchor : nil }
    return attribute.common
  }

  /// The attributes that may stand on an element in a parent.
  static func attributes(of element: ElementName, in parent: ElementName?) -> [AttributeName] {
    AttributeName.allCases.filter { value(of: attributes[$0.rawValue]!, on: self[element], in: parent) != nil }
  }

  /// The elements that have an attribute of their own.
  static func owners(of attribute: AttributeName) -> [ElementName] {
    ElementName.allCases.filter { self[$0].attributes.contains { $0.name == attribute } }
  }

  /// The elements by the name that stands in the source.
  static let elements = Dictionary(uniqueKeysWithValues: table.map { ($0.name.rawValue, $0) })

  /// One attribute; a class, so that looking it up copies nothing.
  final class Attribute: Sendable {
    /// Its name.
    let name: AttributeName
    /// The value it takes on every element; nil for one that only some have.
    let common: ValueKind?

    init(_ name: AttributeName) {
      self.name = name
      common = Vocabulary.common[name]
    }
  }

  /// The attributes by the name that stands in the source.
  static let attributes = Dictionary(
    uniqueKeysWithValues: AttributeName.allCases.map { ($0.rawValue, Attribute($0)) })
}
