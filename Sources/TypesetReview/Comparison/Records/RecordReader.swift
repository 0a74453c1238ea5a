import Typeset

/// Makes pages of the lines of a baseline, one after another.
struct RecordReader {
  /// Whether the baseline contains what authors set: from format 3.
  private let hasSettings: Bool
  private var pages: [PageRecord] = []
  /// The elements that may still get more, the outermost first.
  private var open: [ElementRecord] = []
  /// The kind of the next line.
  private var expected = Expectation.anything
  /// Whether a line was begun in the element, or on the page.
  private var isInLine = false

  /// A reader of a baseline in a format.
  init(format: Int) { hasSettings = format >= 3 }

  private enum Expectation {
    case anything
    /// The place of the element that was just named.
    case frame
    /// The role of the element.
    case role
    /// The glyphs of the run.
    case glyphs
  }

  /// All pages.
  mutating func finish() -> [PageRecord] {
    close(to: 0)
    return pages
  }

  /// Takes a line.
  mutating func add(_ line: RecordLine) throws(RecordLineError) {
    var line = line
    switch (expected, line.kind) {
    case (.frame, "frame"): try addFrame(&line)
    case (.role, "role"): try addTraits(&line)
    case (.glyphs, "glyphs"): try addGlyphs(&line)
    case (.frame, _): throw line.fault("missing line with the place of the element")
    case (.role, _): throw line.fault("missing line with the role of the element")
    case (.glyphs, _): throw line.fault("missing line with the glyphs of the run")
    case (.anything, "page"): try addPage(&line)
    case (.anything, _) where pages.isEmpty: throw line.fault("missing line that begins a page")
    case (.anything, "element"): try addElement(&line)
    case (.anything, "set") where !open.isEmpty && !isInLine:
      open[open.count - 1].settings = try line.textsByName("set")
    case (.anything, "line"): try addTextLine(&line)
    case (.anything, "run"): try addRun(&line)
    case (.anything, "path"), (.anything, "picture"): try addPaint(&line)
    default: throw line.fault("unexpected line \(quoted(line.kind))")
    }
    try line.finish()
  }

  /// The origin of the positions of the element, or of the page.
  private var corner: Point { open.last?.frame.origin ?? .zero }

  private var lines: [LineRecord] {
    get { open.last?.lines ?? pages[pages.count - 1].lines }
    set { if open.isEmpty { pages[pages.count - 1].lines = newValue } else { open[open.count - 1].lines = newValue } }
  }

  /// The origin of the positions of the next painting.
  private var paintCorner: Point { isInLine ? lines.last?.frame.origin ?? .zero : corner }

  /// Puts elements that get no more into those around them.
  private mutating func close(to depth: Int) {
    while open.count > depth, let done = open.popLast() {
      if open.isEmpty {
        pages[pages.count - 1].elements.append(done)
      } else {
        open[open.count - 1].children.append(done)
      }
    }
    isInLine = false
  }

  private mutating func addPage(_ line: inout RecordLine) throws(RecordLineError) {
    close(to: 0)
    let name = try line.text("page")
    let size = try line.numbers("size")
    guard size.count == 2 else { throw line.fault("\"size\" must be a list of two numbers") }
    var page = PageRecord(
      name: name, size: Size(width: size[0], height: size[1]), direction: try line.word("direction"),
      locale: try line.text("locale"))
    page.device = try line.text(ifAny: "device")
    page.orientation = try line.word(ifAny: "orientation")
    page.split = try line.word(ifAny: "split") ?? .full
    page.safeArea = try line.rect(ifAny: "safeArea")
    page.background = try line.color(ifAny: "background")
    page.settings = try line.textsByName(ifAny: "set") ?? (hasSettings ? [:] : nil)
    pages.append(page)
  }

  private mutating func addElement(_ line: inout RecordLine) throws(RecordLineError) {
    let name = try line.text("element")
    let id = try line.text("id")
    let depth = try line.whole("depth")
    guard (0...open.count).contains(depth) else {
      throw line.fault("an element at depth \(depth) cannot follow one at depth \(open.count - 1)")
    }
    close(to: depth)
    open.append(
      ElementRecord(
        name: name, id: id, role: .none, frame: Rect(origin: corner, size: .zero), direction: .leftToRight, language: ""
      ))
    expected = .frame
  }

  private mutating func addFrame(_ line: inout RecordLine) throws(RecordLineError) {
    // Until now the element has the corner of the one around it.
    let base = corner
    open[open.count - 1].frame = try line.rect("frame").placed(from: base)
    open[open.count - 1].clip = try line.rect(ifAny: "clip")?.placed(from: base)
    expected = .role
  }

  private mutating func addTraits(_ line: inout RecordLine) throws(RecordLineError) {
    var element = open[open.count - 1]
    element.role = try line.word("role")
    element.direction = try line.word("direction")
    element.alignment = try line.word(ifAny: "alignment")
    element.language = try line.text("language")
    element.rules = try line.texts(ifAny: "rules") ?? []
    element.label = try line.text(ifAny: "label")
    element.value = try line.text(ifAny: "value")
    element.isEnabled = try line.flag(ifAny: "enabled")
    element.isSelected = try line.flag(ifAny: "selected")
    element.isChecked = try line.flag(ifAny: "checked")
    element.hint = try line.text(ifAny: "hint")
    element.link = try line.text(ifAny: "link")
    element.headingLevel = try line.whole(ifAny: "level")
    element.isTruncated = try line.flag("truncated")
    element.isMirrored = try line.flag("mirrored")
    element.isDecorative = try line.flag("decorative")
    element.isPresentational = try line.flag("presentational")
    element.isInert = try line.flag("inert")
    if hasSettings { element.settings = [:] }
    open[open.count - 1] = element
    expected = .anything
  }

  private mutating func addTextLine(_ line: inout RecordLine) throws(RecordLineError) {
    let frame = try line.rect("line").placed(from: corner)
    let baseline = (frame.minY + (try line.number("baseline"))).roundedToHundredths
    lines.append(
      LineRecord(
        frame: frame, baseline: baseline, text: try line.text("text"), order: try line.whole(ifAny: "order") ?? 0,
        clip: try line.rect(ifAny: "clip")?.placed(from: corner)))
    isInLine = true
  }

  private mutating func addRun(_ line: inout RecordLine) throws(RecordLineError) {
    let base = paintCorner
    let own = try line.number(ifAny: "baseline").map { (base.y + $0).roundedToHundredths }
    guard let baseline = own ?? (isInLine ? lines.last?.baseline : nil) else {
      throw line.fault("missing key \"baseline\"")
    }
    var run = RunRecord(
      text: try line.text("run"), font: try line.text("font"), weight: try line.whole("weight"),
      isItalic: try line.flag("italic"), fontChecksum: try line.text("file"), face: try line.whole(ifAny: "face") ?? 0,
      size: try line.number("size"), balance: try line.number(ifAny: "balance") ?? 0,
      color: try line.requiredColor("color"), direction: try line.word("direction"), script: try line.text("script"),
      language: try line.text("language"), x: (base.x + (try line.number("x"))).roundedToHundredths, baseline: baseline,
      width: try line.number("width"))
    if isInLine {
      run.element = try line.text(ifAny: "in")
      run.clip = try line.rect(ifAny: "clip")?.placed(from: base)
      lines[lines.count - 1].runs.append(run)
    } else {
      append(try line.paint(.glyphs(run), from: base))
    }
    expected = .glyphs
  }

  private mutating func addGlyphs(_ line: inout RecordLine) throws(RecordLineError) {
    let (ids, places) = (try line.numbers("glyphs"), try line.numbers("at"))
    let rises = try line.numbers(ifAny: "rise") ?? Array(repeating: 0, count: ids.count)
    guard ids.count == places.count, ids.count == rises.count else {
      throw line.fault("there must be as many places as glyphs")
    }
    var glyphs: [RunRecord.Glyph] = []
    for (index, id) in ids.enumerated() {
      guard let id = UInt32(exactly: id) else { throw line.fault("a glyph must be a whole number") }
      glyphs.append(RunRecord.Glyph(id: id, x: places[index], rise: rises[index]))
    }
    if isInLine {
      let last = lines.count - 1
      lines[last].runs[lines[last].runs.count - 1].glyphs = glyphs
    } else {
      update { paint in
        guard case .glyphs(var run) = paint.mark else { return }
        run.glyphs = glyphs
        paint.mark = .glyphs(run)
      }
    }
    expected = .anything
  }

  private mutating func addPaint(_ line: inout RecordLine) throws(RecordLineError) {
    let base = paintCorner
    let mark: PaintRecord.Mark =
      try line.kind == "path" ? .path(line.path(from: base)) : .picture(line.picture(from: base))
    append(try line.paint(mark, from: base))
  }

  private mutating func append(_ paint: PaintRecord) {
    if isInLine {
      lines[lines.count - 1].paints.append(paint)
    } else if open.isEmpty {
      pages[pages.count - 1].paints.append(paint)
    } else {
      open[open.count - 1].paints.append(paint)
    }
  }

  /// Changes the last painting of an element or the page.
  private mutating func update(_ change: (inout PaintRecord) -> Void) {
    if open.isEmpty {
      let last = pages.count - 1
      change(&pages[last].paints[pages[last].paints.count - 1])
    } else {
      let last = open.count - 1
      change(&open[last].paints[open[last].paints.count - 1])
    }
  }
}
