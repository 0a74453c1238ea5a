extension FrameItem {
  /// Whether it is a line of text.
  var isLine: Bool {
    if case .group(let group) = self, case .line = group.meaning { true } else { false }
  }

  /// The element of the document that it is; nil for anything else.
  var element: Element? {
    if case .group(let group) = self, case .element(let element) = group.meaning { element } else { nil }
  }

  /// Whether it is the marker of an item of a list.
  var isMarker: Bool { element?.isMarker ?? false }

  /// Whether it is an item of a list.
  var isListItem: Bool { element?.role == .listitem }
}

extension Element {
  /// Whether it is the marker of an item of a list.
  fileprivate var isMarker: Bool { name == "marker" }
}

extension [FrameItem] {
  /// Calls `body` with every element among the items and below them, and its place; `origin` is that of the items.
  func forEachElement(at origin: Point, _ body: (Typeset.Element, Point) -> Void) {
    for case .group(let group) in self {
      if case .annotation = group.meaning { continue }
      let place = origin + group.origin
      if case .element(let element) = group.meaning { body(element, place) }
      group.items.forEachElement(at: place, body)
    }
  }

  /// Calls `body` with every line among the items and below them, and its items from left to right.
  func forEachLine(_ body: (Line, [FrameItem]) -> Void) {
    for case .group(let group) in self {
      switch group.meaning {
      case .line(let line): body(line, group.items)
      case .element, .artifact: group.items.forEachLine(body)
      case .annotation: continue
      }
    }
  }

  /// Whether the glyphs of all runs among the items and below them, read from left to right, give their text.
  var isSpelledOut: Bool {
    allSatisfy { item in
      switch item {
      case .glyphs(let run): run.isSpelledOut
      case .group(let group): group.items.isSpelledOut
      case .path, .image: true
      }
    }
  }

  /// The runs among the items and below them.
  var runs: [GlyphRun] {
    flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .group(let group): group.items.runs
      case .path, .image: []
      }
    }
  }
}

extension StructureTag {
  /// The type of a block that contains items; nil if it is transparent (R133). `headingLevel` is that of a heading.
  static func block(_ element: Element, headingLevel: Int, holding items: [FrameItem]) -> StructureTag? {
    var holdsText = false
    var holdsControls = false
    if element.role == .button || element.role == .control || element.role == .link {
      items.forEachLine { _, _ in holdsText = true }
      items.forEachElement(at: .zero) { inner, _ in
        holdsControls = holdsControls || inner.role == .button || inner.role == .control || inner.role == .link
      }
    } else {
      holdsText = items.contains(where: \.isLine)
    }
    return block(
      role: element.role, name: ElementName(rawValue: element.name), headingLevel: headingLevel,
      holds: Holding(
        text: holdsText, controls: holdsControls,
        otherThanItems: items.contains { $0.element.map { $0.role != .listitem } ?? false },
        name: element.label != nil && !element.isDecorative),
      isMarker: element.isMarker, isPresentational: element.isPresentational)
  }

  /// The type of an element inside a text (R133).
  static func inline(_ element: Element) -> StructureTag {
    inline(name: ElementName(rawValue: element.name), leads: element.link.flatMap(LinkTarget.init) != nil)
  }
}

extension StructureAttributes {
  /// The attributes of an element besides its type; nil for none.
  init?(_ tag: StructureTag, of element: Element, at place: Point, page: Int) {
    switch tag {
    case .figure: self = .figure(page: page, frame: Rect(origin: place, size: element.size))
    case .form: self = .control(PrintedControl(element))
    case .tableHead where element.headsColumnToo: self = .cornerHead
    case .tableHead: self = element.role == .rowheader ? .rowHead : .columnHead
    case .list where element.name == "ol" || element.name == "ul": self = .list(isNumbered: element.name == "ol")
    default: return nil
    }
  }
}
