/// Writes frames as JSON, one page at a time: every element with its place, its lines and their runs.
///
/// Coordinates are points from the page's top left. Needs no drawing surface.
package final class JSONDump {
  private let sink: ByteSink
  private let buffer = ByteBuffer(capacity: 1 << 17)
  private let json: JSONWriter
  /// The places of elements in the order in which they are read, from 1, by id; empty where nobody asks for them.
  private let order: [String: Int]
  /// Where elements answer to touch, by id; empty where nobody asks for it.
  private let targets: [String: Rect]
  /// What is known of how elements look, by id; empty where nobody asks for it.
  private let designs: [String: ElementDesign]
  private var styles = RecentValues<RunStyle, (font: Font, members: [UInt8])>()

  /// Begins a dump; `versions` are the names and numbers of what decides its contents.
  package init(to sink: ByteSink, versions: [(name: String, number: String)]) throws {
    self.sink = sink
    json = JSONWriter(buffer)
    order = [:]
    targets = [:]
    designs = [:]
    json.beginObject()
    json.member("typeset", 1)
    json.key("versions")
    json.object {
      for version in versions {
        json.key(named: version.name)
        json.value(version.number)
      }
    }
    json.key("pages", ",\n ")
    json.beginList()
  }

  /// Begins a list of elements.
  private init(
    elementsTo sink: ByteSink, order: [String: Int], targets: [String: Rect], designs: [String: ElementDesign]
  ) {
    self.sink = sink
    json = JSONWriter(buffer)
    self.order = order
    self.targets = targets
    self.designs = designs
  }

  /// The elements of a page as a list, without what a dump says of the page.
  ///
  /// By the ids of elements: `order` has their places in the order in which they are read, from 1, `targets` where they
  /// answer to touch, `designs` how they look.
  package static func elements(
    of frame: Frame, order: [String: Int], targets: [String: Rect] = [:], designs: [String: ElementDesign] = [:]
  ) throws -> [UInt8] {
    let sink = ByteSink()
    let dump = JSONDump(elementsTo: sink, order: order, targets: targets, designs: designs)
    dump.json.beginList()
    try dump.addElements(in: frame.items, at: .zero, depth: 2)
    dump.json.endList()
    try dump.flush(atLeast: 1)
    return sink.bytes
  }

  /// Adds a page.
  package func add(_ frame: Frame) throws {
    json.next(",\n  ", start: "\n  ")
    json.beginObject()
    json.member("name", frame.name)
    json.member("width", frame.size.width)
    json.member("height", frame.size.height)
    json.member("direction", frame.direction)
    json.member("locale", frame.locale)
    json.member("device", ifAny: frame.device)
    addTraits(of: frame)
    json.key("elements", ",\n   ")
    json.beginList()
    try addElements(in: frame.items, at: .zero, depth: 2)
    json.endList()
    json.endObject()
    try flush(atLeast: 1 << 16)
  }

  /// The orientation of a screen, its split, and its safe area.
  private func addTraits(of frame: Frame) {
    if let orientation = frame.orientation { json.member("orientation", orientation) }
    if frame.split != .full { json.member("split", frame.split) }
    if let area = frame.safeArea {
      // From the left: start and end depend on the direction, and are the same on every device of the table.
      let sides = frame.direction == .leftToRight ? (area.start, area.end) : (area.end, area.start)
      json.member(
        "safeArea",
        Rect(
          x: sides.0, y: area.top, width: frame.size.width - area.horizontal,
          height: frame.size.height - area.vertical))
    }
  }

  /// Ends the dump.
  package func finish() throws {
    json.endList()
    json.endObject()
    buffer.append("\n")
    try flush(atLeast: 1)
  }

  /// Goes to the next value of a list whose values have a line each.
  private func nextLine(_ depth: Int) {
    json.next(",")
    json.breakLine(indent: min(depth, 64))
  }

  /// Writes the elements among items; artifacts and lines hold elements too.
  private func addElements(in items: [FrameItem], at origin: Point, depth: Int) throws {
    for case .group(let group) in items.inReadingOrder {
      let place = origin + group.origin
      switch group.meaning {
      case .element(let element):
        nextLine(depth)
        try add(element, items: group.items, at: place, depth: depth)
      case .artifact: try addElements(in: group.items, at: place, depth: depth)
      case .line, .annotation: break
      }
    }
  }

  private func add(_ element: Element, items: [FrameItem], at place: Point, depth: Int) throws {
    json.beginObject()
    addHead(of: element, frame: Rect(origin: place, size: element.size))
    json.key("lines")
    json.beginList()
    var inline = DumpedInlines()
    for case .group(let group) in items {
      guard case .line(let line) = group.meaning else { continue }
      nextLine(depth + 1)
      add(line, items: group.items, at: place + group.origin, inline: &inline)
    }
    json.endList()
    json.key("children")
    json.beginList()
    addChildren(inline.outermost, of: inline, depth: depth + 1)
    try addElements(in: items, at: place, depth: depth + 1)
    json.endList()
    json.endObject()
    try flush(atLeast: 1 << 16)
  }

  private func addHead(of element: Element, frame: Rect) {
    json.member("element", element.name)
    json.member("id", element.id)
    json.member("role", element.role)
    if let place = order[element.id] { json.member("order", place) }
    json.member("frame", frame)
    if let target = targets[element.id] { json.member("target", target) }
    json.member("line", element.position.line)
    json.member("column", element.position.column)
    json.member("direction", element.direction)
    if let alignment = element.alignment { json.member("alignment", alignment) }
    json.member("language", element.language)
    json.member("label", ifAny: element.label)
    json.member("value", ifAny: element.value)
    json.member("layout", ifAny: element.keyboardLayout)
    if element.control != nil { json.member("enabled", element.isEnabled) }
    if let isSelected = element.isSelected { json.member("selected", isSelected) }
    if let isChecked = element.isChecked { json.member("checked", isChecked) }
    let texts = element.source.texts.filter { $0.attribute != nil && $0.state != nil }
    if let origin = element.source.mainText, origin.attribute == nil || !texts.isEmpty { add(origin) }
    addKeys(of: texts)
    json.member("rules", element.rules.lazy.map(\.description))
    if element.isTruncated { json.member("truncated", true) }
    if element.isMirrored { json.member("mirrored", true) }
    if element.isDecorative { json.member("decorative", true) }
    if element.isInert { json.member("inert", true) }
    json.member("hint", ifAny: element.hint)
    if let design = designs[element.id] {
      json.key("design")
      design.add(to: json)
    }
  }

  /// The entries of catalogs that the texts of attributes come from, by attribute.
  private func addKeys(of texts: [TextOrigin]) {
    guard !texts.isEmpty else { return }
    json.key("keys")
    json.object {
      for text in texts {
        json.key(named: text.attribute ?? "")
        json.object { add(text) }
      }
    }
  }

  private func add(_ origin: TextOrigin) {
    json.member("key", origin.key)
    json.member("catalog", ifAny: origin.place?.file)
    if let position = origin.place?.position { json.member("catalogLine", position.line) }
    if let state = origin.state { json.member("state", state) }
  }

  private func addChildren(_ indexes: [Int], of inline: DumpedInlines, depth: Int) {
    for index in indexes {
      let entry = inline.entries[index]
      nextLine(depth)
      json.beginObject()
      addHead(of: entry.element, frame: entry.frame)
      json.key("lines")
      json.beginList()
      json.endList()
      json.key("children")
      json.beginList()
      addChildren(entry.children, of: inline, depth: depth + 1)
      json.endList()
      json.endObject()
    }
  }

  private func add(_ line: Line, items: [FrameItem], at place: Point, inline: inout DumpedInlines) {
    let shown = line.rangeWithoutHangingBlanks
    json.beginObject()
    json.member("frame", Rect(origin: place, size: line.size))
    json.member("baseline", place.y + line.baseline)
    json.key("text")
    let text = LineText(shown: shown, bytes: json.value(line.paragraph, shown))
    json.key("runs")
    json.beginList()
    addRuns(in: items, at: place, of: text, parent: nil, inline: &inline)
    json.endList()
    json.member("after", ifAny: line.separator)
    json.endObject()
  }

  private func addRuns(
    in items: [FrameItem], at place: Point, of line: LineText, parent: Int?, inline: inout DumpedInlines
  ) {
    for item in items {
      switch item {
      case .path, .image: break
      case .glyphs(let run):
        let (text, x, width) = run.extent(within: line.shown)
        guard !text.isEmpty || run.range.isEmpty else { continue }
        json.next()
        add(run, text: text, of: line, x: place.x + x, width: width)
      case .group(let group):
        var parent = parent
        let inner = place + group.origin
        if case .element(let element) = group.meaning {
          parent = inline.add(element, frame: Rect(origin: inner, size: element.size), parent: parent)
        }
        addRuns(in: group.items, at: inner, of: line, parent: parent, inline: &inline)
      }
    }
  }

  private func add(_ run: GlyphRun, text: Range<Int>, of line: LineText, x: Double, width: Double) {
    json.beginObject()
    json.key("text")
    if text == line.shown { buffer.append(again: line.bytes) } else { json.value(run.paragraph, text) }
    addStyle(of: run)
    json.member("x", x)
    json.member("width", width)
    json.member("balance", run.appearance.balance)
    json.endObject()
  }

  /// Writes the members that a run often has in common with those before it, whose bytes are kept.
  private func addStyle(of run: GlyphRun) {
    let appearance = run.appearance
    let font = ObjectIdentifier(appearance.font)
    let known = styles.find { $0.font == font && RunStyle.fits($0, run) }
    if let known { return buffer.append(known.members) }
    let start = buffer.count
    json.member("font", appearance.font.family)
    json.member("weight", appearance.font.weight)
    json.member("size", appearance.size)
    json.member("color", appearance.color)
    json.member("direction", run.direction)
    json.member("script", run.script)
    json.member("language", appearance.language)
    styles.add((appearance.font, buffer.bytes(from: start)), for: RunStyle(run))
  }

  private func flush(atLeast count: Int) throws {
    guard buffer.count >= count else { return }
    try sink.write(buffer)
    buffer.removeAll()
  }
}

/// The text of a line, which its runs share; most lines have one run, which shows all of it.
private struct LineText {
  /// The part of the paragraph.
  var shown: Range<Int>
  /// Where in the buffer it is, with its quotation marks.
  var bytes: Range<Int>
}
