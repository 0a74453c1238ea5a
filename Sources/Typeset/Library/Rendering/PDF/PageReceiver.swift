/// Takes the pages of a PDF file, one at a time, and draws them inside structure tags.
///
/// Tags are opened only when something readable is drawn, so that decoration, running heads and empty boxes stay outside of them.
/// Cairo marks what is drawn in tags that hold no others: a text with links, foreign words or decoration has its own words in
/// spans. A tag ends with its page; an element that goes on opens it again, and our pass joins both.
public final class PageReceiver {
  let surface: DocumentSurface
  private(set) var tree = StructureTree()
  private let painter: Painter
  private let language: String
  /// The tags that are open, or will be once something is drawn in them.
  private var levels: [Level] = []
  /// The elements of this page and of the one before, by their names, to find what a part goes on from.
  private var nodesOnPage: [String: Int] = [:]
  private var nodesOnPreviousPage: [String: Int] = [:]

  private struct Level {
    var tag: StructureTag
    var language: String
    var element: Element?
    var place = Point.zero
    var order: Int64 = 0
    /// What tells it from the other tags of its element.
    var suffix = ""
    /// Its node once it is open.
    var node: Int?
  }

  init(language: String, faces: FaceCache) throws {
    surface = try DocumentSurface.pdf()
    painter = Painter(on: surface, faces: faces, style: .text)
    self.language = language
    levels.append(Level(tag: .document, language: language))
  }

  /// Draws a frame as the next page.
  public func add(_ frame: Frame) throws {
    let size = frame.size
    guard max(size.width, size.height) <= PDFOutput.longestSide else { throw PDFPageError(size: size) }
    surface.beginPage(size: frame.size)
    tree.pageHeights.append(frame.size.height)
    swap(&nodesOnPage, &nodesOnPreviousPage)
    nodesOnPage.removeAll(keepingCapacity: true)
    // Paper is white by itself.
    if let background = frame.background, background != .white {
      painter.fill(with: background)
    } else {
      // Cairo forgets the tags of a page on which nothing is seen.
      painter.draw(PathItem(path: Path(Rect(x: 0, y: 0, width: 1, height: 1)), fill: .white), at: .zero)
    }
    try drawBlocks(frame.items, at: .zero)
    try surface.endPage()
    painter.forgetState()
  }

  /// Closes the document.
  func finish() throws {
    while !levels.isEmpty { pop() }
    try surface.check()
  }

  // MARK: Blocks

  private func drawBlocks(_ items: [FrameItem], at origin: Point) throws {
    for item in items {
      switch item {
      case .glyphs(let run):
        try inLeaf(order: 0, language: run.appearance.language) { try painter.draw(run, at: origin) }
      case .path(let path): painter.draw(path, at: origin)
      case .image(let image): try painter.draw(image, at: origin)
      case .group(let group): try painter.inside(group, at: origin) { try drawBlock(group, at: $0) }
      }
    }
  }

  private func drawBlock(_ group: FrameGroup, at place: Point) throws {
    switch group.meaning {
    case .artifact: try painter.draw(group.items, at: place)
    case .annotation: try painter.drawAnnotation(group.items, at: place)
    case .line: try drawLines([.group(group)], at: place - group.origin, isMixed: true)
    case .element(let element):
      note(element, at: place)
      if element.isDecorative { return try painter.draw(group.items, at: place) }
      let hasText = group.items.contains { $0.isLine }
      guard let tag = StructureTag.block(element, hasText: hasText) else {
        return try drawBlocks(group.items, at: place)
      }
      levels.append(Level(tag: tag, language: element.language, element: element, place: place))
      defer { pop() }
      // What a figure shows are shapes and pictures.
      if tag == .figure, !group.items.isEmpty { open() }
      if tag == .listItem { return try drawListItem(group.items, of: element, hasText: hasText, at: place) }
      if hasText { try drawText(group.items, of: element, at: place) } else { try drawBlocks(group.items, at: place) }
    }
  }

  /// Draws an item of a list: its marker is the label, the rest the body.
  private func drawListItem(_ items: [FrameItem], of element: Element, hasText: Bool, at place: Point) throws {
    let markers = items.filter { $0.isMarker }
    try drawBlocks(markers, at: place)
    levels.append(Level(tag: .listBody, language: element.language, element: element, suffix: "/body"))
    defer { pop() }
    let body = markers.isEmpty ? items : items.filter { !$0.isMarker }
    if hasText { try drawText(body, of: element, at: place) } else { try drawBlocks(body, at: place) }
  }

  /// Draws a block that holds lines, and perhaps blocks after them.
  private func drawText(_ items: [FrameItem], of element: Element, at place: Point) throws {
    guard let tag = levels.last?.tag else { return }
    if !tag.holdsText {
      levels.append(Level(tag: .paragraph, language: element.language, element: element, suffix: "/text"))
    }
    defer { if !tag.holdsText { pop() } }
    try drawLines(items, at: place, isMixed: isMixed(items, language: element.language))
  }

  /// Remembers where an element stands, and its entry in the outline.
  private func note(_ element: Element, at place: Point) {
    guard !element.continuesEarlierPart else { return }
    let anchor = StructureTree.Anchor(page: tree.pageHeights.count - 1, place: place)
    if element.hasOwnID, tree.anchors[element.id] == nil { tree.anchors[element.id] = anchor }
    if let title = element.outlineTitle {
      tree.outline.append(.init(title: title, level: element.headingLevel ?? 1, anchor: anchor))
    }
  }

  // MARK: Lines

  /// Whether a text needs tags of its own inside: for inline elements, other languages, decoration, blocks.
  private func isMixed(_ items: [FrameItem], language: String) -> Bool {
    for item in items {
      switch item {
      case .group(let group):
        guard case .line = group.meaning else { return true }
        for inner in group.items {
          guard case .glyphs(let run) = inner, run.appearance.language == language else { return true }
        }
      case .glyphs, .image: return true
      case .path: continue
      }
    }
    return false
  }

  private func drawLines(_ items: [FrameItem], at origin: Point, isMixed: Bool) throws {
    var number: Int64 = 0
    for item in items {
      guard case .group(let group) = item, case .line = group.meaning else {
        try drawBlocks([item], at: origin)
        continue
      }
      try painter.inside(group, at: origin) { place in
        if isMixed {
          try drawLine(group.items, at: place, order: number << 32)
        } else {
          if !group.items.isEmpty { open() }
          try painter.draw(group.items, at: place)
        }
      }
      number += 1
    }
  }

  /// Draws the items of a line from left to right, neighbours of one language in one span.
  private func drawLine(_ items: [FrameItem], at origin: Point, order: Int64) throws {
    var isInSpan = false
    func endSpan() {
      if isInSpan { pop() }
      isInSpan = false
    }
    for item in items {
      switch item {
      case .glyphs(let run):
        if isInSpan, levels.last?.language != run.appearance.language { endSpan() }
        let place = order + Int64(run.range.lowerBound)
        if isInSpan {
          if let node = levels.last?.node { tree.lower(orderOf: node, to: place) }
        } else {
          levels.append(Level(tag: .span, language: run.appearance.language, order: place))
          open()
          isInSpan = true
        }
        try painter.draw(run, at: origin)
      case .path(let path):
        endSpan()
        painter.draw(path, at: origin)
      case .image(let image):
        endSpan()
        try painter.draw(image, at: origin)
      case .group(let group):
        endSpan()
        try painter.inside(group, at: origin) { try drawInline(group, at: $0, order: order) }
      }
    }
    endSpan()
  }

  private func drawInline(_ group: FrameGroup, at place: Point, order: Int64) throws {
    guard case .element(let element) = group.meaning else { return try painter.draw(group.items, at: place) }
    note(element, at: place)
    levels.append(
      Level(
        tag: .inline(element), language: element.language, element: element, place: place,
        order: order + Int64(group.items.firstOffset)))
    defer { pop() }
    let isPlain = group.items.allSatisfy {
      if case .glyphs(let run) = $0 { run.appearance.language == element.language } else { false }
    }
    guard isPlain else { return try drawLine(group.items, at: place, order: order) }
    if !group.items.isEmpty { open() }
    try painter.draw(group.items, at: place)
  }

  // MARK: Tags

  /// Draws glyphs that stand in no line.
  private func inLeaf(order: Int64, language: String, _ body: () throws -> Void) rethrows {
    levels.append(Level(tag: .span, language: language, order: order))
    defer { pop() }
    open()
    try body()
  }

  /// Opens every tag that is not open yet.
  private func open() {
    guard levels.last?.node == nil else { return }
    for index in levels.indices where levels[index].node == nil {
      let level = levels[index]
      let parent = index > 0 ? levels[index - 1].node : nil
      let node = tree.add(level.tag, in: parent, language: level.language, order: level.order)
      levels[index].node = node
      if let element = level.element { join(node, of: element, suffix: level.suffix) }
      surface.beginTag(level.tag.rawValue, attributes: attributes(of: level, node: node))
    }
  }

  private func pop() {
    guard let level = levels.popLast(), level.node != nil else { return }
    surface.endTag(level.tag.rawValue)
  }

  /// Finds the part that an element goes on from: on the page before, on an earlier line, or torn apart by bidi.
  private func join(_ node: Int, of element: Element, suffix: String) {
    if let label = element.spokenName, suffix.isEmpty, !element.continuesEarlierPart { tree.setLabel(label, of: node) }
    let place = element.position
    let name = (element.id.isEmpty ? "\(place.line):\(place.column)" : element.id) + suffix
    let onPreviousPage = element.continuesEarlierPart ? nodesOnPreviousPage[name] : nil
    if let earlier = nodesOnPage[name] ?? onPreviousPage, tree.nodes[earlier].tag == tree.nodes[node].tag {
      tree.join(node, to: earlier)
    }
    nodesOnPage[name] = node
  }

  private func attributes(of level: Level, node: Int) -> String? {
    guard level.tag == .link, let element = level.element, let target = element.link.flatMap(LinkTarget.init) else {
      return nil
    }
    let text = ByteBuffer(capacity: 128)
    text.append("rect=[")
    for number in [level.place.x, level.place.y, element.size.width, element.size.height] {
      text.append(number)
      text.append(" ")
    }
    text.append("] uri='")
    switch target {
    case .address(let address): text.append(address)
    case .element(let id):
      // Our pass puts the place there.
      text.append("#")
      tree.setTarget(id, of: node)
    }
    text.append("'")
    return text.withBytes { String(decoding: $0, as: UTF8.self) }
  }
}

extension FrameItem {
  fileprivate var isLine: Bool {
    if case .group(let group) = self, case .line = group.meaning { true } else { false }
  }

  fileprivate var isMarker: Bool {
    if case .group(let group) = self, case .element(let element) = group.meaning {
      element.name == "marker"
    } else {
      false
    }
  }
}

extension [FrameItem] {
  /// The first offset of the paragraph that is shown among inline items.
  fileprivate var firstOffset: Int {
    var result = Int(Int32.max)
    for item in self {
      switch item {
      case .glyphs(let run): result = Swift.min(result, run.range.lowerBound)
      case .group(let group): result = Swift.min(result, group.items.firstOffset)
      case .path, .image: continue
      }
    }
    return result
  }
}

extension Point {
  fileprivate static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
}
