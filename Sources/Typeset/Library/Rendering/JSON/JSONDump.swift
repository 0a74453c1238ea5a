/// Writes frames as JSON, one page at a time: every element with its place, its lines and their runs.
///
/// Coordinates are points from the page's top left. Needs no drawing surface.
public final class JSONDump {
  private let sink: ByteSink
  private let out = ByteBuffer(capacity: 1 << 17)
  private var pageCount = 0

  /// Begins a dump; `versions` are the names and numbers of what decides its contents.
  public init(to sink: ByteSink, versions: [(name: String, number: String)]) throws {
    self.sink = sink
    out.append("{\"typeset\": 1, \"versions\": {")
    for (index, version) in versions.enumerated() {
      if index > 0 { out.append(", ") }
      out.append(json: version.name)
      out.append(": ")
      out.append(json: version.number)
    }
    out.append("},\n \"pages\": [")
  }

  /// Adds a page.
  public func add(_ frame: Frame) throws {
    out.append(pageCount > 0 ? ",\n" : "\n")
    pageCount += 1
    out.append("  {\"name\": ")
    out.append(json: frame.name)
    out.append(", \"width\": ")
    out.append(frame.size.width)
    out.append(", \"height\": ")
    out.append(frame.size.height)
    out.append(", \"direction\": \"")
    out.append(frame.direction.rawValue)
    out.append("\", \"locale\": ")
    out.append(json: frame.locale)
    if let device = frame.device {
      out.append(", \"device\": ")
      out.append(json: device)
    }
    addTraits(of: frame)
    out.append(",\n   \"elements\": [")
    var list = ListState(depth: 2)
    try addElements(in: frame.items, at: .zero, to: &list)
    out.append("]}")
    try flush(atLeast: 1 << 16)
  }

  /// The orientation of a screen, its split, and its safe area.
  private func addTraits(of frame: Frame) {
    if let orientation = frame.orientation {
      out.append(", \"orientation\": \"")
      out.append(orientation.rawValue)
      out.append("\"")
    }
    if frame.split != .full {
      out.append(", \"split\": \"")
      out.append(frame.split.rawValue)
      out.append("\"")
    }
    if let area = frame.safeArea {
      // From the left: start and end are a matter of the direction, and the same on every device of the table.
      let sides = frame.direction == .leftToRight ? (area.start, area.end) : (area.end, area.start)
      out.append(", \"safeArea\": ")
      add(
        Rect(
          x: sides.0, y: area.top, width: frame.size.width - area.horizontal,
          height: frame.size.height - area.vertical))
    }
  }

  /// Ends the dump.
  public func finish() throws {
    out.append("]}\n")
    try flush(atLeast: 1)
  }

  /// How far an array of elements has come.
  private struct ListState {
    var depth: Int
    var count = 0
  }

  private func begin(_ list: inout ListState) {
    if list.count > 0 { out.append(",") }
    list.count += 1
    newLine(list.depth)
  }

  private func newLine(_ depth: Int) {
    out.append("\n")
    for _ in 0..<min(depth, 64) { out.append("  ") }
  }

  /// Writes the elements among items; artifacts and lines hold elements too.
  private func addElements(in items: [FrameItem], at origin: Point, to list: inout ListState) throws {
    for case .group(let group) in items {
      let place = origin + group.origin
      switch group.meaning {
      case .element(let element):
        begin(&list)
        try add(element, items: group.items, at: place, depth: list.depth)
      case .artifact: try addElements(in: group.items, at: place, to: &list)
      case .line, .annotation: break
      }
    }
  }

  private func add(_ element: Element, items: [FrameItem], at place: Point, depth: Int) throws {
    addHead(of: element, frame: Rect(origin: place, size: element.size))
    out.append(", \"lines\": [")
    var inline = InlineElements()
    var lines = ListState(depth: depth + 1)
    for case .group(let group) in items {
      guard case .line(let line) = group.meaning else { continue }
      begin(&lines)
      add(line, items: group.items, at: place + group.origin, inline: &inline)
    }
    out.append("], \"children\": [")
    var children = ListState(depth: depth + 1)
    addChildren(inline.outermost, of: inline, to: &children)
    try addElements(in: items, at: place, to: &children)
    out.append("]}")
    try flush(atLeast: 1 << 16)
  }

  private func addHead(of element: Element, frame: Rect) {
    out.append("{\"element\": ")
    out.append(json: element.name)
    out.append(", \"id\": ")
    out.append(json: element.id)
    out.append(", \"role\": \"")
    out.append(element.role.rawValue)
    out.append("\", \"frame\": ")
    add(frame)
    out.append(", \"line\": ")
    out.append(decimal: element.position.line)
    out.append(", \"column\": ")
    out.append(decimal: element.position.column)
    out.append(", \"direction\": \"")
    out.append(element.direction.rawValue)
    if let alignment = element.alignment {
      out.append("\", \"alignment\": \"")
      out.append(alignment.rawValue)
    }
    out.append("\", \"language\": ")
    out.append(json: element.language)
    if let label = element.label {
      out.append(", \"label\": ")
      out.append(json: label)
    }
    if let value = element.value {
      out.append(", \"value\": ")
      out.append(json: value)
    }
    addStates(of: element)
    out.append(", \"rules\": [")
    for (index, rule) in element.rules.enumerated() {
      if index > 0 { out.append(", ") }
      out.append(json: rule.description)
    }
    out.append("]")
    if element.isTruncated { out.append(", \"truncated\": true") }
    if element.isMirrored { out.append(", \"mirrored\": true") }
    if element.isDecorative { out.append(", \"decorative\": true") }
    if let hint = element.hint {
      out.append(", \"hint\": ")
      out.append(json: hint)
    }
  }

  /// Whether a control can be used, is chosen, is on.
  private func addStates(of element: Element) {
    if element.control != nil { out.append(element.isEnabled ? ", \"enabled\": true" : ", \"enabled\": false") }
    if let isSelected = element.isSelected {
      out.append(isSelected ? ", \"selected\": true" : ", \"selected\": false")
    }
    if let isChecked = element.isChecked { out.append(isChecked ? ", \"checked\": true" : ", \"checked\": false") }
  }

  private func addChildren(_ indexes: [Int], of inline: InlineElements, to list: inout ListState) {
    for index in indexes {
      let entry = inline.entries[index]
      begin(&list)
      addHead(of: entry.element, frame: entry.frame)
      out.append(", \"lines\": [], \"children\": [")
      var children = ListState(depth: list.depth + 1)
      addChildren(entry.children, of: inline, to: &children)
      out.append("]}")
    }
  }

  private func add(_ line: Line, items: [FrameItem], at place: Point, inline: inout InlineElements) {
    let shown = line.rangeWithoutHangingBlanks
    out.append("{\"frame\": ")
    add(Rect(origin: place, size: line.size))
    out.append(", \"baseline\": ")
    out.append(place.y + line.baseline)
    out.append(", \"text\": ")
    out.append(json: line.paragraph, shown)
    out.append(", \"runs\": [")
    var count = 0
    addRuns(in: items, at: place, shown: shown, count: &count, parent: nil, inline: &inline)
    out.append("]}")
  }

  private func addRuns(
    in items: [FrameItem], at place: Point, shown: Range<Int>, count: inout Int, parent: Int?,
    inline: inout InlineElements
  ) {
    for item in items {
      switch item {
      case .path, .image: break
      case .glyphs(let run):
        let (text, x, width) = run.extent(within: shown)
        guard !text.isEmpty || run.range.isEmpty else { continue }
        if count > 0 { out.append(", ") }
        count += 1
        add(run, text: text, x: place.x + x, width: width)
      case .group(let group):
        var parent = parent
        let inner = place + group.origin
        if case .element(let element) = group.meaning {
          parent = inline.add(element, frame: Rect(origin: inner, size: element.size), parent: parent)
        }
        addRuns(in: group.items, at: inner, shown: shown, count: &count, parent: parent, inline: &inline)
      }
    }
  }

  private func add(_ run: GlyphRun, text: Range<Int>, x: Double, width: Double) {
    let appearance = run.appearance
    out.append("{\"text\": ")
    out.append(json: run.paragraph, text)
    out.append(", \"font\": ")
    out.append(json: appearance.font.family)
    out.append(", \"weight\": ")
    out.append(decimal: appearance.font.weight)
    out.append(", \"size\": ")
    out.append(appearance.size)
    out.append(", \"color\": \"")
    out.append(hexOf: appearance.color)
    out.append("\", \"direction\": \"")
    out.append(run.direction.rawValue)
    out.append("\", \"script\": ")
    out.append(json: run.script)
    out.append(", \"language\": ")
    out.append(json: appearance.language)
    out.append(", \"x\": ")
    out.append(x)
    out.append(", \"width\": ")
    out.append(width)
    out.append(", \"balance\": ")
    out.append(appearance.balance)
    out.append("}")
  }

  private func add(_ frame: Rect) {
    out.append("[")
    out.append(frame.minX)
    out.append(", ")
    out.append(frame.minY)
    out.append(", ")
    out.append(frame.width)
    out.append(", ")
    out.append(frame.height)
    out.append("]")
  }

  private func flush(atLeast count: Int) throws {
    guard out.count >= count else { return }
    try out.withBytes { try sink.write(UnsafeRawBufferPointer($0)) }
    out.removeAll()
  }
}

/// The inline elements of one block, whose pieces on several lines are one child with one box.
private struct InlineElements {
  struct Entry {
    var element: Element
    var frame: Rect
    /// The elements in it, as indexes.
    var children: [Int] = []
  }

  private(set) var entries: [Entry] = []
  /// The indexes of the elements without a parent.
  private(set) var outermost: [Int] = []
  private var indexes: [String: Int] = [:]

  /// Adds a piece, and gives the index of its element.
  mutating func add(_ element: Element, frame: Rect, parent: Int?) -> Int {
    if let index = indexes[element.id] {
      entries[index].frame = entries[index].frame.union(frame)
      return index
    }
    let index = entries.count
    indexes[element.id] = index
    entries.append(Entry(element: element, frame: frame))
    if let parent { entries[parent].children.append(index) } else { outermost.append(index) }
    return index
  }
}
