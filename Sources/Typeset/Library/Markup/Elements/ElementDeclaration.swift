/// What the markup says about an element: the one place from which reader, schema, hints, layout, dump and reference
/// know it.
///
/// A class, so that looking it up copies nothing.
final class ElementDeclaration: Sendable {
  /// Its name.
  let name: ElementName
  /// What it is to the layout.
  let kind: ElementKind
  /// Where it is allowed.
  let place: ElementPlace
  /// What it holds.
  let content: ElementContent
  /// What `dir` means on it.
  let direction: DirectionMeaning
  /// The attributes of its own; a common attribute of the same name does not apply.
  let attributes: [AttributeDeclaration]
  /// The common attributes that do something on it.
  let common: AttributeNames
  /// What it is to assistive technology (R114).
  let role: Role
  /// What it is to assistive technology where it holds text and no blocks.
  let roleOfText: Role
  /// The level of a heading, from 1; nil for any other element.
  let headingLevel: Int?
  /// What else is true of it.
  let traits: ElementTraits
  /// What it looks like by default (F17).
  let style: ElementStyle
  /// One sentence in Markdown about what it is for, without a full stop.
  let summary: String
  /// Markup that shows it: what a page, a screen or a document would hold.
  let example: String

  init(
    _ name: ElementName, _ kind: ElementKind, in place: ElementPlace = .block, holds content: ElementContent,
    dir direction: DirectionMeaning = .none, attributes: [AttributeDeclaration] = [], common: AttributeNames,
    role: Role = .none, roleOfText: Role? = nil, headingLevel: Int? = nil, traits: ElementTraits = [],
    style: ElementStyle = ElementStyle(), _ summary: String, example: String
  ) {
    self.name = name
    self.kind = kind
    self.place = place
    self.content = content
    self.direction = direction
    self.attributes = attributes
    self.common = common
    self.role = role
    self.roleOfText = roleOfText ?? role
    self.headingLevel = headingLevel
    self.traits = traits
    self.style = style
    self.summary = summary
    self.example = example
  }

  /// Its attribute of a name in a parent, own or common; nil where that does nothing.
  func attribute(_ name: AttributeName, in parent: ElementName?) -> AttributeDeclaration? {
    if let own = attributes.first(where: { $0.name == name }) { return own }
    if name == .anchor { return parent == .overlay ? Common.anchor.declaration : nil }
    if name == .extends {
      return parent == .screen || parent == .sheet || parent == .canvas ? Common.extends.declaration : nil
    }
    guard common.contains(name) else { return nil }
    if name == .dir, direction == .layout { return Common.layoutDir.declaration }
    if name == .background, case .inline = kind { return Common.inlineBackground.declaration }
    return Common.byName[name]
  }

}

/// Where an element is allowed.
enum ElementPlace: Sendable {
  /// It is the root.
  case root
  /// In the root, before the canvases.
  case head
  /// In the head.
  case declaration
  /// In the root.
  case canvas
  /// In a page, as a running line.
  case running
  /// Wherever blocks are allowed.
  case block
  /// In a list of text.
  case item
  /// In a list of rows, or in a section of one.
  case row
  /// In a section of a list of rows, before or after its items.
  case rowEdge
  /// In an item of a list of rows.
  case slot
  /// In a table.
  case tableRow
  /// In a table, as the rows of heads.
  case tableHead
  /// In a row of a table.
  case cell
  /// In a segmented control.
  case segment
  /// In a tab bar.
  case tab
  /// On a screen, at its top or bottom.
  case bar
  /// On a screen, over all of it.
  case layer
  /// On a screen or in a box, behind everything.
  case backdrop
  /// In an icon.
  case part
  /// In an image.
  case variant
  /// In a text.
  case inline
  /// In a text that comes from a catalog.
  case argument
  /// In the text of a running line.
  case counter
}

/// What is allowed between the tags of an element.
enum ElementContent: Sendable, Equatable {
  /// Nothing.
  case nothing
  /// Characters without elements.
  case characters
  /// Text with inline elements.
  case inline
  /// Text with inline elements, and a badge.
  case textAndBadge
  /// Blocks.
  case blocks
  /// Text, or blocks, or text followed by blocks.
  case flow
  /// Items of a list of text.
  case items
  /// Items of a list of rows, and sections of them.
  case rows
  /// A header, items of a list of rows, a footer.
  case sectionRows
  /// The slots of an item of a list of rows.
  case slots
  /// Rows of a table, and what holds its heads.
  case tableRows
  /// Rows of heads.
  case headRows
  /// Cells, and heads of columns.
  case cells
  /// Segments.
  case segments
  /// Tabs.
  case tabs
  /// Some elements and nothing else.
  case only([ElementName])
  /// The parts of a composed icon.
  case parts
  /// Variants of a picture.
  case variants
  /// A head and canvases.
  case canvases
  /// What a head declares.
  case declarations
}

/// What `dir` means on an element.
enum DirectionMeaning: Sendable {
  /// The layout direction inside it.
  case layout
  /// The base direction of its text.
  case text
  /// Nothing, or something of its own.
  case none
}

/// What is true of an element by its name alone.
struct ElementTraits: OptionSet, Sendable {
  let rawValue: Int

  /// It fills the width of a column.
  static let fillsWidth = ElementTraits(rawValue: 1 << 0)
  /// It extends over the layout margins of a screen to its edges.
  static let ignoresMargins = ElementTraits(rawValue: 1 << 1)
  /// Its children are side by side along the direction of reading.
  static let arrangesInRow = ElementTraits(rawValue: 1 << 2)
  /// It keeps the size and weight of its style where others inherit.
  static let keepsStyle = ElementTraits(rawValue: 1 << 3)
  /// People touch or operate it.
  static let isInteractive = ElementTraits(rawValue: 1 << 4)
  /// It can be disabled, and then is dimmed.
  static let isControl = ElementTraits(rawValue: 1 << 5)
  /// Its children belong together for assistive technology (R129).
  static let isGroup = ElementTraits(rawValue: 1 << 6)
  /// Its right-to-left text grows beside upper-case Latin (R023).
  static let growsBesideLatin = ElementTraits(rawValue: 1 << 7)
  /// Its text always runs from left to right (R052).
  static let isLeftToRight = ElementTraits(rawValue: 1 << 8)
  /// It shows its text in the middle, unless the author aligns it.
  static let centersText = ElementTraits(rawValue: 1 << 9)
  /// It continues on the next page where one is full.
  static let splitsOverPages = ElementTraits(rawValue: 1 << 10)
  /// It looks the same in every layout, whatever its author asks for.
  static let keepsDirection = ElementTraits(rawValue: 1 << 11)
}
