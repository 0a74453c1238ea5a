/// Takes the pages of a PDF file, one at a time, and draws them as contents of structure elements.
///
/// An element enters the structure only when something readable is drawn in it, so decoration, running heads and empty
/// boxes stay out. An element that continues from an earlier page or line is the same structure element.
package final class PageReceiver {
  let pages: TaggedPages
  private let language: String
  /// The open elements; they get nodes once something is drawn in them.
  private var levels: [Level] = []
  /// The elements of this page and the previous one by name, to find the beginning of continued elements.
  private var nodesOnPage: [String: Int] = [:]
  private var nodesOnPreviousPage: [String: Int] = [:]
  private var headings = HeadingNesting()
  /// The level of the heading that was drawn last.
  private var headingLevel = 1
  /// The name of the first page.
  private(set) var firstName: String?

  /// An open element.
  struct Level {
    var tag: StructureTag
    var language: String
    var element: Element?
    var place = Point.zero
    /// Its place among what holds it: 0 for a block, and less for one that is read before the others (R157).
    var order: Int64 = 0
    /// Distinguishes it from the other nodes of its element.
    var suffix = ""
    var attributes: StructureAttributes?
    /// Its node once it has one.
    var node: Int?
  }

  /// Draws pages of a language; `pack` takes each when it is drawn.
  init(language: String, faces: FaceCache, pack: @escaping (DrawnPage) throws -> Void) throws {
    pages = try TaggedPages(faces: faces, pack: pack)
    self.language = language
    levels.append(Level(tag: .document, language: language))
  }

  /// Draws a frame as the next page.
  package func add(_ frame: Frame) throws {
    let size = frame.size
    guard max(size.width, size.height) <= PDFOutput.longestSide else { throw PDFPageError(size: size) }
    pages.beginPage(size: size)
    if firstName == nil { firstName = frame.name }
    swap(&nodesOnPage, &nodesOnPreviousPage)
    nodesOnPage.removeAll(keepingCapacity: true)
    _ = node()
    // Paper is already white.
    if let background = frame.background, background != .white {
      pages.artifact { pages.painter.fill(with: background) }
    }
    try drawBlocks(frame.items, at: .zero)
    try pages.endPage()
  }

  // MARK: Levels

  /// The node of the innermost element; those around it get theirs too.
  func node() -> Int {
    for index in levels.indices where levels[index].node == nil {
      levels[index].node = node(for: levels[index], in: index > 0 ? levels[index - 1].node : nil)
    }
    return levels[levels.count - 1].node!
  }

  /// Calls `body` with an element open.
  func inside(_ level: Level, _ body: () throws -> Void) rethrows {
    levels.append(level)
    defer { levels.removeLast() }
    try body()
  }

  /// The innermost element.
  var level: Level { levels[levels.count - 1] }

  /// The node of an element: that of an earlier part of it, on the page before, on an earlier line or torn off by bidi,
  /// or a new one.
  private func node(for level: Level, in parent: Int?) -> Int {
    guard let element = level.element else { return addNode(for: level, in: parent) }
    let place = element.position
    let name = (element.id.isEmpty ? "\(place.line):\(place.column)" : element.id) + level.suffix
    let onPreviousPage = element.continuesEarlierPart ? nodesOnPreviousPage[name] : nil
    let node: Int
    if let earlier = nodesOnPage[name] ?? onPreviousPage, pages.tree.nodes[earlier].tag == level.tag {
      pages.tree.lower(orderOf: earlier, to: level.order)
      node = earlier
    } else {
      node = addNode(for: level, in: parent)
      if level.suffix.isEmpty, let label = element.spokenName { pages.tree.setLabel(label, of: node) }
    }
    nodesOnPage[name] = node
    return node
  }

  private func addNode(for level: Level, in parent: Int?) -> Int {
    let node = pages.tree.add(level.tag, in: parent, language: level.language, order: level.order)
    if let attributes = level.attributes { pages.tree.setAttributes(attributes, of: node) }
    return node
  }

  // MARK: Blocks

  /// Draws items outside of text.
  func drawBlocks(_ items: [FrameItem], at origin: Point) throws {
    var index = 0
    while index < items.count {
      // Items without a list element still form a list (ISO 32000-1, 14.8.4.3.3).
      if items[index].isListItem, level.tag != .list {
        let end = items[index...].firstIndex { !$0.isListItem } ?? items.count
        try inside(Level(tag: .list, language: level.language, order: max(0, level.order))) {
          for item in items[index..<end] { try drawBlock(item, at: origin) }
        }
        index = end
      } else {
        try drawBlock(items[index], at: origin)
        index += 1
      }
    }
  }

  func drawBlock(_ item: FrameItem, at origin: Point) throws {
    switch item {
    case .glyphs(let run): try drawSpan(run, at: origin)
    case .path(let path): try pages.artifact { try pages.painter.draw(path, at: origin) }
    case .image(let image): try pages.artifact { try pages.painter.draw(image, at: origin) }
    case .group(let group):
      if group.opacity < 1, group.isTranslucent {
        try drawTranslucent(group, at: origin)
      } else {
        try pages.inside(group, at: origin) { try drawBlock(group, at: $0) }
      }
    }
  }

  private func drawBlock(_ group: FrameGroup, at place: Point) throws {
    switch group.meaning {
    case .artifact: try pages.artifact { try pages.painter.draw(group.items, at: place) }
    case .annotation: try pages.artifact { try pages.painter.drawAnnotation(group.items, at: place) }
    case .line:
      let origin = Point(x: place.x - group.origin.x, y: place.y - group.origin.y)
      try drawLines([.group(group)], at: origin, isMixed: true)
    case .element(let element):
      note(element, at: place)
      if element.isDecorative || element.isInert {
        return try pages.artifact { try pages.painter.draw(group.items, at: place) }
      }
      if element.role == .heading, !element.continuesEarlierPart {
        headingLevel = headings.level(of: element.headingLevel ?? 1)
      }
      guard let tag = StructureTag.block(element, headingLevel: headingLevel, holding: group.items) else {
        return try drawBlocks(group.items, at: place)
      }
      let draw = {
        try self.inside(self.level(of: element, tag, at: place)) {
          try self.drawContents(of: element, tag: tag, group.items, at: place)
        }
      }
      // A link is part of a text (ISO 32000-1, 14.8.4.4).
      guard tag == .link, !self.level.tag.holdsText else { return try draw() }
      try inside(paragraph(around: element), draw)
    }
  }

  // What follows does not call what draws blocks, so that deep documents need less of the stack.

  private func drawSpan(_ run: GlyphRun, at origin: Point) throws {
    try inside(Level(tag: .span, language: run.appearance.language)) { try draw(run, at: origin, order: 0) }
  }

  /// The level of an element at a place.
  private func level(of element: Element, _ tag: StructureTag, at place: Point) -> Level {
    var level = Level(tag: tag, language: element.language, element: element, place: place, order: order(of: element))
    // The words of a picture or a control may be in a different language than its surroundings.
    if tag == .figure || tag == .form || tag == .link, let language = element.labelLanguage {
      level.language = language
    }
    level.attributes = StructureAttributes(tag, of: element, at: place, page: pages.tree.pageHeights.count - 1)
    return level
  }

  /// The level of the paragraph that a link needs around it.
  private func paragraph(around element: Element) -> Level {
    Level(
      tag: .paragraph, language: element.language, element: element, order: order(of: element), suffix: "/paragraph")
  }

  private func order(of element: Element) -> Int64 {
    Int64(element.firstTurn.rawValue - ReadingTurn.rest.rawValue)
  }

  private func drawContents(of element: Element, tag: StructureTag, _ items: [FrameItem], at place: Point) throws {
    switch tag {
    case .figure, .form: try drawWhole(items, at: place)
    case .link where !items.contains(where: \.isLine): try drawWhole(items, at: place)
    case .listItem: try drawListItem(items, of: element, at: place)
    default:
      if items.contains(where: \.isLine) {
        try drawText(items, of: element, at: place)
      } else {
        try drawBlocks(items, at: place)
      }
    }
  }

  /// Draws a picture or a control as one content; the words of a control are its text.
  private func drawWhole(_ items: [FrameItem], at place: Point) throws {
    guard !items.isEmpty else { return }
    let node = node()
    items.forEachElement(at: place) { note($0, at: $1) }
    func draw() throws {
      try pages.content(of: self.node(), order: 0) { try pages.painter.draw(items, at: place) }
      pages.endContent()
    }
    guard level.tag == .form || level.tag == .link, addText(ofControl: items, to: node) else { return try draw() }
    try insideReplaced(language: level.language, draw)
  }

  /// Adds the text of a control where its glyphs alone do not give it, and returns whether they do not.
  private func addText(ofControl items: [FrameItem], to node: Int) -> Bool {
    var text: [UInt16] = []
    var isReplaced = false
    items.forEachLine { line, items in
      if !text.isEmpty, text.last != 0x20 {
        text.append(0x20)
        isReplaced = true
      }
      text += line.paragraph[line.range.clamped(to: line.paragraph.indices)]
      isReplaced = isReplaced || !items.isSpelledOut
    }
    if isReplaced { pages.tree.add(text: text[...], to: node, order: 0, isReplaced: true) }
    return isReplaced
  }

  /// Draws an item of a list: its marker is the label, the rest the body.
  private func drawListItem(_ items: [FrameItem], of element: Element, at place: Point) throws {
    let markers = items.filter(\.isMarker)
    try drawBlocks(markers, at: place)
    let body = markers.isEmpty ? items : items.filter { !$0.isMarker }
    try inside(Level(tag: .listBody, language: element.language, element: element, suffix: "/body")) {
      if body.contains(where: \.isLine) {
        try drawText(body, of: element, at: place)
      } else {
        try drawBlocks(body, at: place)
      }
    }
  }

  /// Draws a block that holds lines, and perhaps blocks after them.
  private func drawText(_ items: [FrameItem], of element: Element, at place: Point) throws {
    func draw() throws { try drawLines(items, at: place, isMixed: isMixed(items, language: element.language)) }
    if level.tag.holdsText { return try draw() }
    try inside(Level(tag: .paragraph, language: element.language, element: element, suffix: "/text")) { try draw() }
  }

  /// Records the position of an element and its outline entry.
  func note(_ element: Element, at place: Point) {
    guard !element.continuesEarlierPart else { return }
    let anchor = StructureTree.Anchor(page: pages.tree.pageHeights.count - 1, place: place)
    if element.hasOwnID, pages.tree.anchors[element.id] == nil { pages.tree.anchors[element.id] = anchor }
    if let title = element.outlineTitle {
      pages.tree.outline.append(.init(title: title, level: element.headingLevel ?? 1, anchor: anchor))
    }
  }
}
