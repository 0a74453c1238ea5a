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
    /// Stands in a list of text only.
    case item
    /// Stands in a list of rows, or in a section of one.
    case listItem
    /// Stands in a section of a list of rows, before or after its items.
    case listEdge
    /// Stands in an item of a list of rows.
    case slot
    /// Stands in a table.
    case tableRow
    /// Holds the heads of a table.
    case tableHead
    /// Stands in a row of a table.
    case cell
    /// Stands in a segmented control.
    case segment
    /// Stands in a tab bar.
    case tab
    /// Stands on a screen, at its top or bottom.
    case bar
    /// Stands in an icon.
    case part
    /// Stands in an image.
    case variant
    /// Stands in a text.
    case inline
    /// Stands in a text that comes from a catalog.
    case argument
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
    /// Items of a list of rows, and sections of them.
    case listItems
    /// A header, items of a list of rows, a footer.
    case sectionItems
    /// The slots of an item of a list of rows.
    case slots
    /// Rows of a table, and what holds its heads.
    case rows
    /// Rows of heads.
    case headRows
    /// Cells and heads of columns.
    case cells
    /// Segments only.
    case segments
    /// Tabs only.
    case tabs
    /// The parts of a composed icon.
    case parts
    /// Variants of a picture.
    case variants
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

  /// What an element holds in a parent: a `title` holds characters in the head and text elsewhere, a `section` of a list its
  /// items.
  static func content(of entry: Entry, in parent: ElementName?) -> Content {
    switch (entry.name, parent) {
    case (.title, .head): .characters
    case (.section, .list): .sectionItems
    default: entry.content
    }
  }

  /// Whether an element may stand in a parent that holds `content`, other elements aside; nil is the place of the root.
  static func allows(_ entry: Entry, in parent: Entry?, content: Content? = nil) -> Bool {
    guard let parent else { return entry.name == .document }
    let place = entry.place
    let name = entry.name
    switch content ?? parent.content {
    case .nothing, .characters: return false
    case .inline:
      return place == .inline || place == .argument
        || (place == .counter && (parent.place == .running || parent.place == .inline))
    case .blocks:
      return place == .block || (place == .running && parent.name == .page) || (place == .bar && parent.name == .screen)
    case .flow: return place == .block || place == .inline || place == .argument
    case .items: return place == .item
    case .listItems: return place == .listItem || name == .section
    case .sectionItems: return place == .listItem || place == .listEdge
    case .slots: return place == .slot || name == .label
    case .rows: return place == .tableRow || place == .tableHead
    case .headRows: return place == .tableRow
    case .cells: return place == .cell
    case .segments: return place == .segment
    case .tabs: return place == .tab
    case .parts: return place == .part || name == .badge
    case .variants: return place == .variant
    case .canvases: return place == .head || place == .canvas
    case .declarations: return place == .declaration || name == .title
    }
  }

  /// The elements that may stand in a parent that holds `content`.
  static func children(of parent: ElementName?, content: Content? = nil) -> [ElementName] {
    let parent = parent.map { self[$0] }
    return ElementName.allCases.filter { allows(self[$0], in: parent, content: content) }
  }

  /// The elements in which one may stand.
  static func parents(of name: ElementName) -> [ElementName] {
    let parents = ElementName.allCases.filter { allows(self[name], in: self[$0]) }
    return allows(self[name], in: self[.section], content: .sectionItems) ? parents + [.section] : parents
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
