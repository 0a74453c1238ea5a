import Typeset

/// Writes records as text that git merges line by line: one JSON object a line, in the order in which things are drawn.
///
/// An element starts with a line that only names it, so that two changes of neighbours never touch; its place has a line
/// of its own, so that a change of what it shows can be merged with another that moves it. Places are counted from the
/// element around: what moves as a whole changes one line. Where a key is missing, its usual value stands.
struct RecordWriter {
  /// The format of the text, counted up when an older program could not read it.
  static let format = 2

  /// Where the text goes.
  let out: ByteBuffer

  /// Writes the first line: the format, the document, and the versions of what decides the rest.
  func addHead(document: String, versions: [(name: String, number: String)]) {
    out.append("{\"typeset\":\"baseline\",\"format\":")
    out.append(decimal: Self.format)
    add("document", document)
    out.append(",\"versions\":{")
    for (index, version) in versions.enumerated() {
      if index > 0 { out.append(",") }
      out.append(json: version.name)
      out.append(":")
      out.append(json: version.number)
    }
    out.append("}}\n")
  }

  /// Writes a page.
  func add(_ page: PageRecord) {
    out.append("{\"page\":")
    out.append(json: page.name)
    out.append(",\"size\":[")
    out.append(page.size.width)
    out.append(",")
    out.append(page.size.height)
    out.append("]")
    add("direction", page.direction.rawValue)
    add("locale", page.locale)
    if let device = page.device { add("device", device) }
    if let orientation = page.orientation { add("orientation", orientation.rawValue) }
    if page.split != .full { add("split", page.split.rawValue) }
    if let area = page.safeArea { add("safeArea", area) }
    if let background = page.background { add("background", background) }
    out.append("}\n")
    add(page.paints, from: .zero)
    for line in page.lines { add(line, from: .zero) }
    for element in page.elements { add(element, from: .zero, depth: 0) }
  }

  private func add(_ element: ElementRecord, from base: Point, depth: Int) {
    out.append("{\"element\":")
    out.append(json: element.name)
    add("id", element.id)
    out.append(",\"depth\":")
    out.append(decimal: depth)
    out.append("}\n{\"frame\":")
    add(element.frame.counted(from: base))
    add(clip: element.clip, from: base)
    out.append("}\n")
    addTraits(of: element)
    let corner = element.frame.origin
    add(element.paints, from: corner)
    for line in element.lines { add(line, from: corner) }
    for child in element.children { add(child, from: corner, depth: depth + 1) }
  }

  private func addTraits(of element: ElementRecord) {
    out.append("{\"role\":\"")
    out.append(element.role.rawValue)
    out.append("\"")
    add("direction", element.direction.rawValue)
    if let alignment = element.alignment { add("alignment", alignment.rawValue) }
    add("language", element.language)
    if !element.rules.isEmpty {
      out.append(",\"rules\":[")
      for (index, rule) in element.rules.enumerated() {
        if index > 0 { out.append(",") }
        out.append(json: rule)
      }
      out.append("]")
    }
    if let label = element.label { add("label", label) }
    if let value = element.value { add("value", value) }
    if let isEnabled = element.isEnabled { out.append(isEnabled ? ",\"enabled\":true" : ",\"enabled\":false") }
    if let isSelected = element.isSelected { out.append(isSelected ? ",\"selected\":true" : ",\"selected\":false") }
    if let isChecked = element.isChecked { out.append(isChecked ? ",\"checked\":true" : ",\"checked\":false") }
    if let hint = element.hint { add("hint", hint) }
    if let link = element.link { add("link", link) }
    if let level = element.headingLevel { add("level", level) }
    if element.isTruncated { out.append(",\"truncated\":true") }
    if element.isMirrored { out.append(",\"mirrored\":true") }
    if element.isDecorative { out.append(",\"decorative\":true") }
    if element.isPresentational { out.append(",\"presentational\":true") }
    out.append("}\n")
  }

  private func add(_ line: LineRecord, from base: Point) {
    out.append("{\"line\":")
    add(line.frame.counted(from: base))
    add("baseline", (line.baseline - line.frame.minY).hundredths)
    add("text", line.text)
    if line.order > 0 { add("order", line.order) }
    add(clip: line.clip, from: base)
    out.append("}\n")
    let corner = line.frame.origin
    for run in line.runs { add(run, from: corner, usualBaseline: line.baseline) }
    add(line.paints, from: corner)
  }
}

// What is painted.
extension RecordWriter {
  private func add(_ paints: [PaintRecord], from base: Point) {
    for paint in paints {
      switch paint.mark {
      case .glyphs(let run): add(run, from: base, usualBaseline: nil, paint: paint)
      case .path(let path):
        addHead(of: path, from: base)
        finish(paint, from: base)
      case .picture(let picture):
        out.append("{\"picture\":")
        add(picture.frame.counted(from: base))
        add("checksum", picture.checksum)
        add("crop", picture.crop)
        if picture.isMirrored { out.append(",\"mirrored\":true") }
        if picture.radius != 0 { add("radius", picture.radius) }
        finish(paint, from: base)
      }
    }
  }

  private func addHead(of path: PathRecord, from base: Point) {
    out.append("{\"path\":")
    add(path.frame.counted(from: base))
    switch path.outline {
    case .rectangle(let radius): if radius != 0 { add("radius", radius) }
    case .other(let hash): add("outline", hash: hash)
    }
    if let fill = path.fill { add("fill", fill) }
    if let stroke = path.stroke {
      add("stroke", stroke.color)
      add("width", stroke.width)
      add("cap", stroke.cap.rawValue)
      add("join", stroke.join.rawValue)
    }
    if path.usesEvenOdd { out.append(",\"evenOdd\":true") }
    if let cutouts = path.cutouts { add("cutouts", hash: cutouts) }
  }

  private func finish(_ paint: PaintRecord, from base: Point) {
    if paint.order > 0 { add("order", paint.order) }
    if let element = paint.element { add("in", element) }
    add(clip: paint.clip, from: base)
    out.append("}\n")
  }

  /// Writes a run; one outside of a line bears its baseline and what a paint says.
  private func add(_ run: RunRecord, from base: Point, usualBaseline: Double?, paint: PaintRecord? = nil) {
    out.append("{\"run\":")
    out.append(json: run.text)
    add("x", (run.x - base.x).hundredths)
    if run.baseline != usualBaseline { add("baseline", (run.baseline - base.y).hundredths) }
    add("width", run.width)
    add("font", run.font)
    add("weight", run.weight)
    if run.isItalic { out.append(",\"italic\":true") }
    add("file", run.fontChecksum)
    if run.face != 0 { add("face", run.face) }
    add("size", run.size)
    if run.balance != 0 { add("balance", run.balance) }
    add("color", run.color)
    add("direction", run.direction.rawValue)
    add("script", run.script)
    add("language", run.language)
    if let paint {
      finish(paint, from: base)
    } else {
      if let element = run.element { add("in", element) }
      add(clip: run.clip, from: base)
      out.append("}\n")
    }
    addGlyphs(of: run)
  }

  private func addGlyphs(of run: RunRecord) {
    out.append("{\"glyphs\":[")
    addList(run.glyphs) { out.append(decimal: Int($0.id)) }
    out.append("],\"at\":[")
    addList(run.glyphs) { out.append($0.x) }
    if run.glyphs.contains(where: { $0.rise != 0 }) {
      out.append("],\"rise\":[")
      addList(run.glyphs) { out.append($0.rise) }
    }
    out.append("]}\n")
  }

  private func addList(_ glyphs: [RunRecord.Glyph], _ add: (RunRecord.Glyph) -> Void) {
    for (index, glyph) in glyphs.enumerated() {
      if index > 0 { out.append(",") }
      add(glyph)
    }
  }
}

// Members after the first.
extension RecordWriter {
  private func key(_ key: StaticString) {
    out.append(",\"")
    out.append(key)
    out.append("\":")
  }

  private func add(_ key: StaticString, _ text: String) {
    self.key(key)
    out.append(json: text)
  }

  private func add(_ key: StaticString, _ number: Double) {
    self.key(key)
    out.append(number)
  }

  private func add(_ key: StaticString, _ number: Int) {
    self.key(key)
    out.append(decimal: number)
  }

  private func add(_ key: StaticString, _ color: Color) {
    self.key(key)
    out.append("\"")
    out.append(hexOf: color)
    out.append("\"")
  }

  private func add(_ key: StaticString, hash: UInt64) {
    self.key(key)
    out.append("\"")
    for shift in stride(from: 56, through: 0, by: -8) {
      out.append(hex: UInt8(truncatingIfNeeded: hash >> UInt64(shift)))
    }
    out.append("\"")
  }

  private func add(_ key: StaticString, _ rect: Rect) {
    self.key(key)
    add(rect)
  }

  private func add(_ rect: Rect) {
    out.append("[")
    out.append(rect.minX)
    out.append(",")
    out.append(rect.minY)
    out.append(",")
    out.append(rect.width)
    out.append(",")
    out.append(rect.height)
    out.append("]")
  }

  private func add(clip: Rect?, from base: Point) {
    if let clip { add("clip", clip.counted(from: base)) }
  }
}
