import Testing

@testable import Typeset

/// What keeps its place in the other direction, and why: read off the elements and their attributes, never off a list
/// of examples.
struct MirrorExemptions {
  /// The arrangement of the contents of an element in the other direction.
  enum Inside {
    /// As the mirror image.
    case mirrored
    /// Unchanged, while their contents are mirrored in place (R055, R064).
    case arrangementKept
    /// Unchanged with all their contents: a fixed direction, or something without a reading direction.
    case kept
    /// As one or the other: parts of a drawing, for whose rules there are tests of their own (R030–R042, R048).
    case drawn
  }

  private var blocks: [SourcePosition: Block] = [:]

  /// The exemptions of a document.
  init(_ document: Document) {
    func collect(_ block: Block) {
      blocks[document.source.position(at: block.offset)] = block
      if case .blocks(let inner) = block.content { inner.forEach(collect) }
    }
    for canvas in document.canvases {
      blocks[document.source.position(at: canvas.offset)] = Block(
        name: canvas.elementName, attributes: canvas.attributes, offset: canvas.offset, content: .blocks([]))
      canvas.blocks.forEach(collect)
    }
  }

  /// The arrangement of the contents of an element.
  func inside(_ node: MirrorNode) -> Inside {
    guard let name = ElementName(rawValue: node.name) else { return .mirrored }
    // R031–R042: the parts of an icon have names of the markup, and each mirrors, moves or stays by its own rule.
    if blocks[node.position]?.name == .icon { return .drawn }
    if let block = blocks[node.position], case .blocks(let children) = block.content,
      R063Semantics.standard(for: name, holding: children.map(\.name)) != .auto, name == .row
    {
      // R022: what holds real directions only has no reading direction either.
      return .arrangementKept
    }
    return inside(name, blocks[node.position]?.attributes ?? Attributes())
  }

  /// The arrangement of the contents of a canvas.
  func inside(_ canvas: Canvas) -> Inside { inside(canvas.elementName, canvas.attributes) }

  private func inside(_ name: ElementName, _ attributes: Attributes) -> Inside {
    // A container's `dir` is the context inside, against any option (R059).
    if name.declaration.direction == .layout, attributes.gives(Common.dir) { return .kept }
    switch name {
    // R045, R022: a tape and real directions have no reading direction; the keys of a keyboard are where fingers know
    // them.
    case .player, .direction, .alignPicker, .keyboard, .media: return .kept
    // R012, R067: wheels have the order of the value that they make, in the direction of the locale that writes it.
    case .datePicker, .timePicker: if attributes[DatePickerElement.kind] == .wheels { return .kept }
    // R052: code is on its own side in every layout, unless its author aligns it.
    case .pre: if !attributes.gives(Common.align) { return .kept }
    // R025, R030, R046, R048: a drawing is not an arrangement.
    case .image, .icon, .base, .slash, .tool, .clock, .chart, .map: return .drawn
    // R064, R028: the author fixed the order.
    case .toolbar, .table: if attributes[TableElement.order] == .fixed { return .arrangementKept }
    case .gallery: if attributes[GalleryElement.order] == .free { return .arrangementKept }
    default: break
    }
    // R063: the author said how the element behaves.
    let semantics = attributes[Common.semantics]
    return semantics == .auto ? .mirrored : .arrangementKept
  }

  /// Whether an element hands its fixed order down to the rows in it: a table means the order of cells.
  static func handsDownOrder(_ node: MirrorNode) -> Bool { ["table", "thead"].contains(node.name) }

  /// Whether an element takes the order of the table around it.
  static func takesOrder(_ node: MirrorNode) -> Bool { ["thead", "tr"].contains(node.name) }

  /// The movement of a text on the side of its language when start and end of its element's padding are swapped.
  func sideShift(of node: MirrorNode) -> Double {
    guard let name = ElementName(rawValue: node.name) else { return 0 }
    let attributes = blocks[node.position]?.attributes ?? Attributes()
    let all = attributes[Common.padding]
    let defaults = name.declaration.style.padding
    let start = attributes[Common.paddingStart] ?? all ?? defaults.start
    return (attributes[Common.paddingEnd] ?? all ?? defaults.end) - start
  }

  /// Whether an element may be missing in one direction.
  func isConditional(_ node: MirrorNode) -> Bool {
    blocks[node.position]?.attributes[.when] != nil
  }
}
