import Typeset

/// Writes records as text that git merges line by line: one JSON object a line, in the order in which things are drawn.
///
/// An element starts with a line that only names it, so that changes of neighbours are never adjacent. Its position is
/// on a separate line, so that a change of its contents can be merged with a movement. Positions are relative to the
/// parent, so a group that moves as a whole changes one line. A missing key has its usual value.
struct RecordWriter {
  /// The format of the text, counted up when an older program could not read it.
  static let format = 3

  /// The destination of the text.
  private let json: JSONWriter

  init(to buffer: ByteBuffer) { json = JSONWriter(buffer, isCompact: true) }

  /// Writes the first line: the format, the document, and the versions of what decides the rest.
  func addHead(document: String, versions: [(name: String, number: String)]) {
    json.beginObject()
    json.member("typeset", "baseline")
    json.member("format", Self.format)
    json.member("document", document)
    json.key("versions")
    json.object {
      for version in versions {
        json.key(named: version.name)
        json.value(version.number)
      }
    }
    endLine()
  }

  /// Writes a page.
  func add(_ page: PageRecord) {
    json.beginObject()
    json.member("page", page.name)
    json.key("size")
    json.beginList()
    json.next()
    json.value(page.size.width)
    json.next()
    json.value(page.size.height)
    json.endList()
    json.member("direction", page.direction)
    json.member("locale", page.locale)
    json.member("device", ifAny: page.device)
    if let orientation = page.orientation { json.member("orientation", orientation) }
    if page.split != .full { json.member("split", page.split) }
    if let area = page.safeArea { json.member("safeArea", area) }
    if let background = page.background { json.member("background", background) }
    if let settings = page.settings, !settings.isEmpty { add(settings) }
    endLine()
    add(page.paints, from: .zero)
    for line in page.lines { add(line, from: .zero) }
    for element in page.elements { add(element, from: .zero, depth: 0) }
  }

  /// Ends the object of a line.
  private func endLine() {
    json.endObject()
    json.buffer.append("\n")
  }

  private func add(_ element: ElementRecord, from base: Point, depth: Int) {
    json.beginObject()
    json.member("element", element.name)
    json.member("id", element.id)
    json.member("depth", depth)
    endLine()
    json.beginObject()
    json.member("frame", element.frame.counted(from: base))
    add(clip: element.clip, from: base)
    endLine()
    addTraits(of: element)
    if let settings = element.settings, !settings.isEmpty {
      json.beginObject()
      add(settings)
      endLine()
    }
    let corner = element.frame.origin
    add(element.paints, from: corner)
    for line in element.lines { add(line, from: corner) }
    for child in element.children { add(child, from: corner, depth: depth + 1) }
  }

  /// Writes settings in the order of their names.
  private func add(_ settings: [String: String]) {
    json.key("set")
    json.object {
      for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
        json.key(named: name)
        json.value(value)
      }
    }
  }

  private func addTraits(of element: ElementRecord) {
    json.beginObject()
    json.member("role", element.role)
    json.member("direction", element.direction)
    if let alignment = element.alignment { json.member("alignment", alignment) }
    json.member("language", element.language)
    if !element.rules.isEmpty { json.member("rules", element.rules) }
    json.member("label", ifAny: element.label)
    json.member("value", ifAny: element.value)
    if let isEnabled = element.isEnabled { json.member("enabled", isEnabled) }
    if let isSelected = element.isSelected { json.member("selected", isSelected) }
    if let isChecked = element.isChecked { json.member("checked", isChecked) }
    json.member("hint", ifAny: element.hint)
    json.member("link", ifAny: element.link)
    if let level = element.headingLevel { json.member("level", level) }
    flag("truncated", element.isTruncated)
    flag("mirrored", element.isMirrored)
    flag("decorative", element.isDecorative)
    flag("presentational", element.isPresentational)
    flag("inert", element.isInert)
    endLine()
  }

  private func add(_ line: LineRecord, from base: Point) {
    json.beginObject()
    json.member("line", line.frame.counted(from: base))
    json.member("baseline", (line.baseline - line.frame.minY).roundedToHundredths)
    json.member("text", line.text)
    if line.order > 0 { json.member("order", line.order) }
    add(clip: line.clip, from: base)
    endLine()
    let corner = line.frame.origin
    for run in line.runs { add(run, from: corner, usualBaseline: line.baseline) }
    add(line.paints, from: corner)
  }
}

// Painting.
extension RecordWriter {
  private func add(_ paints: [PaintRecord], from base: Point) {
    for paint in paints {
      switch paint.mark {
      case .glyphs(let run): add(run, from: base, usualBaseline: nil, paint: paint)
      case .path(let path):
        addHead(of: path, from: base)
        finish(paint, from: base)
      case .picture(let picture):
        json.beginObject()
        json.member("picture", picture.frame.counted(from: base))
        json.member("checksum", picture.checksum)
        json.member("crop", picture.crop)
        flag("mirrored", picture.isMirrored)
        if picture.radius != 0 { json.member("radius", picture.radius) }
        if picture.turn != 0 { json.member("turn", picture.turn) }
        if picture.opacity != 1 { json.member("opacity", picture.opacity) }
        if let tint = picture.tint { json.member("tint", tint.hex) }
        finish(paint, from: base)
      }
    }
  }

  private func addHead(of path: PathRecord, from base: Point) {
    json.beginObject()
    json.member("path", path.frame.counted(from: base))
    switch path.outline {
    case .rectangle(let radius): if radius != 0 { json.member("radius", radius) }
    case .other(let hash): add("outline", hash: hash)
    }
    if let fill = path.fill { json.member("fill", fill) }
    if let gradient = path.gradient { json.member("gradient", gradient) }
    if path.blur != 0 { json.member("blur", path.blur) }
    if let stroke = path.stroke {
      json.member("stroke", stroke.color)
      json.member("width", stroke.width)
      json.member("cap", stroke.cap)
      json.member("join", stroke.join)
    }
    flag("evenOdd", path.usesEvenOdd)
    if let cutouts = path.cutouts { add("cutouts", hash: cutouts) }
  }

  private func finish(_ paint: PaintRecord, from base: Point) {
    if paint.order > 0 { json.member("order", paint.order) }
    if let element = paint.element { json.member("in", element) }
    add(clip: paint.clip, from: base)
    endLine()
  }

  /// Writes a run; one outside of a line has its baseline and the properties of a painting.
  private func add(_ run: RunRecord, from base: Point, usualBaseline: Double?, paint: PaintRecord? = nil) {
    json.beginObject()
    json.member("run", run.text)
    json.member("x", (run.x - base.x).roundedToHundredths)
    if run.baseline != usualBaseline { json.member("baseline", (run.baseline - base.y).roundedToHundredths) }
    json.member("width", run.width)
    json.member("font", run.font)
    json.member("weight", run.weight)
    flag("italic", run.isItalic)
    json.member("file", run.fontChecksum)
    if run.face != 0 { json.member("face", run.face) }
    json.member("size", run.size)
    if run.balance != 0 { json.member("balance", run.balance) }
    json.member("color", run.color)
    json.member("direction", run.direction)
    json.member("script", run.script)
    json.member("language", run.language)
    if let paint {
      finish(paint, from: base)
    } else {
      if let element = run.element { json.member("in", element) }
      add(clip: run.clip, from: base)
      endLine()
    }
    addGlyphs(of: run)
  }

  private func addGlyphs(of run: RunRecord) {
    json.beginObject()
    json.key("glyphs")
    json.beginList()
    for glyph in run.glyphs {
      json.next()
      json.value(Int(glyph.id))
    }
    json.endList()
    add("at", run.glyphs, \.x)
    if run.glyphs.contains(where: { $0.rise != 0 }) { add("rise", run.glyphs, \.rise) }
    endLine()
  }

  private func add(_ key: StaticString, _ glyphs: [RunRecord.Glyph], _ value: (RunRecord.Glyph) -> Double) {
    json.key(key)
    json.beginList()
    for glyph in glyphs {
      json.next()
      json.value(value(glyph))
    }
    json.endList()
  }
}

// Members of several lines.
extension RecordWriter {
  /// Writes a flag where it is true.
  private func flag(_ key: StaticString, _ isTrue: Bool) {
    if isTrue { json.member(key, true) }
  }

  private func add(_ key: StaticString, hash: UInt64) {
    json.key(key)
    json.buffer.append("\"")
    for shift in stride(from: 56, through: 0, by: -8) {
      json.buffer.append(hex: UInt8(truncatingIfNeeded: hash >> UInt64(shift)))
    }
    json.buffer.append("\"")
  }

  private func add(clip: Rect?, from base: Point) {
    if let clip { json.member("clip", clip.counted(from: base)) }
  }
}
