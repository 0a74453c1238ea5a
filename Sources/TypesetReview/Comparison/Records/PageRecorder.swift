import Typeset

extension PageRecord {
  /// The record of a finished page, without annotations.
  package init(_ frame: Frame) {
    self.init(name: frame.name, size: frame.size.roundedToHundredths, direction: frame.direction, locale: frame.locale)
    device = frame.device
    orientation = frame.orientation
    split = frame.split
    safeArea = frame.safeArea.map { area in
      // From the left, as the dump has it.
      let left = frame.direction == .leftToRight ? area.start : area.end
      return Rect(
        x: left, y: area.top, width: frame.size.width - area.horizontal, height: frame.size.height - area.vertical
      ).roundedToHundredths
    }
    background = frame.background
    settings = frame.source.settings
    var recorder = PageRecorder()
    recorder.add(frame.items, at: .zero, in: nil)
    paints = recorder.paints
    lines = recorder.lines
    elements = recorder.inlines + recorder.blocks
  }
}

/// Records the contents of an element or a page, in one walk over its items.
private struct PageRecorder {
  /// The origin of the element on the page, to which its positions are rounded.
  var base = Point.zero
  private(set) var paints: [PaintRecord] = []
  private(set) var lines: [LineRecord] = []
  /// The elements inside its lines.
  private(set) var inlines: [ElementRecord] = []
  private(set) var blocks: [ElementRecord] = []
  /// Whether it records the screen of another document, in which nothing is text or an element of its own.
  var isInMockup = false

  /// Adds items; `offset` is their origin, counted from the base, and not rounded.
  mutating func add(_ items: [FrameItem], at offset: Point, in clip: Rect?) {
    for item in items {
      if case .group(let group) = item {
        add(group, at: offset, in: clip)
      } else if let mark = PaintRecord.Mark(item, at: offset, from: base) {
        let order = lines.count + blocks.count
        paints.append(PaintRecord(mark: mark, order: order, clip: clip?.placed(from: base)))
      }
    }
  }

  private mutating func add(_ group: FrameGroup, at offset: Point, in clip: Rect?) {
    let group = group.withOpacityInColors
    let corner = offset + group.origin
    let inner = group.bounds(within: clip, at: corner)
    switch group.meaning {
    case .element(let element):
      let frame = Rect(origin: corner, size: element.size).placed(from: base)
      var record = ElementRecord(element, frame: frame)
      record.clip = inner?.placed(from: base)
      var recorder = PageRecorder()
      recorder.base = frame.origin
      recorder.add(group.items, at: .zero, in: nil)
      if element.name == ElementName.mockup.rawValue { recorder.addMockup(group.items) }
      record.paints = recorder.paints
      record.lines = recorder.lines
      record.children = recorder.inlines + recorder.blocks
      blocks.append(record)
    case .line(let line):
      let frame = Rect(origin: corner, size: line.size).placed(from: base)
      var recorder = LineRecorder(line, frame: frame, order: blocks.count, clip: inner?.placed(from: base))
      recorder.add(group.items, at: .zero, in: nil, element: nil, inlines: &inlines)
      lines.append(recorder.record)
    case .artifact: add(group.items, at: corner, in: inner)
    case .annotation: if isInMockup { add(group.items, at: corner, in: inner) }
    }
  }

  /// Records the screens of other documents among the items of a mockup, each as a picture with a checksum of all that
  /// is drawn of it.
  mutating func addMockup(_ items: [FrameItem]) {
    for case .group(let group) in items {
      guard case .annotation = group.meaning, let clip = group.clip else { continue }
      var recorder = PageRecorder()
      recorder.isInMockup = true
      recorder.add(group.items, at: .zero, in: nil)
      var page = PageRecord(
        name: "", size: clip.size.roundedToHundredths, direction: .leftToRight, locale: "")
      (page.paints, page.lines) = (recorder.paints, recorder.lines)
      let frame = Rect(origin: group.origin + clip.origin, size: clip.size)
      let text = ByteBuffer()
      RecordWriter(to: text).add(page)
      let picture = PictureRecord(
        checksum: SHA256.hex(of: text.bytes), frame: frame.placed(from: base),
        crop: Rect(origin: .zero, size: page.size))
      paints.append(PaintRecord(mark: .picture(picture), order: lines.count + blocks.count))
    }
  }
}

/// Records the contents of a line.
private struct LineRecorder {
  private(set) var record: LineRecord
  /// The visible part of the paragraph.
  private let shown: Range<Int>

  init(_ line: Line, frame: Rect, order: Int, clip: Rect?) {
    shown = line.rangeWithoutHangingBlanks
    record = LineRecord(
      frame: frame, baseline: (frame.minY + line.baseline.roundedToHundredths).roundedToHundredths,
      text: String(utf16: line.paragraph[shown]), order: order, clip: clip)
  }

  /// Adds items of the line, or of an inline element in it; `offset` is their origin, counted from the line's.
  mutating func add(
    _ items: [FrameItem], at offset: Point, in clip: Rect?, element: String?,
    inlines: inout [ElementRecord]
  ) {
    let base = record.frame.origin
    for item in items {
      switch item {
      case .glyphs(let run):
        let (text, _, _) = run.extent(within: shown)
        guard !text.isEmpty || run.range.isEmpty else { continue }
        var record = RunRecord(run, text: text, at: offset, from: base)
        record.element = element
        record.clip = clip?.placed(from: base)
        self.record.runs.append(record)
      case .path, .image:
        guard let mark = PaintRecord.Mark(item, at: offset, from: base) else { continue }
        record.paints.append(
          PaintRecord(
            mark: mark, order: record.runs.count, element: element, clip: clip?.placed(from: base)))
      case .group(let group):
        let corner = offset + group.origin
        let inner = group.bounds(within: clip, at: corner)
        switch group.meaning {
        case .element(let element):
          let box = Rect(origin: corner, size: element.size).placed(from: base)
          let index = index(of: element, frame: box, in: &inlines)
          add(group.items, at: corner, in: inner, element: element.id, inlines: &inlines[index].children)
        case .line, .artifact: add(group.items, at: corner, in: inner, element: element, inlines: &inlines)
        case .annotation: continue
        }
      }
    }
  }
}

/// The index of an inline element: one on several lines, or in several pieces, has a box around all of them.
private func index(of element: Element, frame: Rect, in list: inout [ElementRecord]) -> Int {
  if let index = list.firstIndex(where: { $0.id == element.id && $0.name == element.name }) {
    list[index].frame = list[index].frame.union(frame).roundedToHundredths
    return index
  }
  list.append(ElementRecord(element, frame: frame))
  return list.count - 1
}

// The conversion of frame items to a record.
extension ElementRecord {
  init(_ element: Element, frame: Rect) {
    self.init(
      name: element.name, id: element.id, role: element.role, frame: frame, direction: element.direction,
      alignment: element.alignment, language: element.language, rules: element.rules.map(\.description),
      label: element.label, value: element.value, isEnabled: element.control == nil ? nil : element.isEnabled,
      isSelected: element.isSelected, isChecked: element.isChecked, hint: element.hint, link: element.link,
      headingLevel: element.headingLevel, isTruncated: element.isTruncated, isMirrored: element.isMirrored,
      isDecorative: element.isDecorative, isPresentational: element.isPresentational,
      isInert: element.isInert,
      settings: element.source.settings)
  }
}

extension PaintRecord.Mark {
  /// What an item paints; `offset` is its origin, counted from `base` on the page. Nil for groups and for what shows
  /// nothing.
  init?(_ item: FrameItem, at offset: Point, from base: Point) {
    switch item {
    case .path(let path):
      guard let record = PathRecord(path, at: offset, from: base) else { return nil }
      self = .path(record)
    case .image(let image): self = .picture(PictureRecord(image, at: offset, from: base))
    case .glyphs(let run): self = .glyphs(RunRecord(run, text: run.range, at: offset, from: base))
    case .group: return nil
    }
  }
}

extension PictureRecord {
  init(_ item: ImageItem, at offset: Point, from base: Point) {
    self.init(
      checksum: item.picture.checksum,
      frame: Rect(origin: item.rect.origin + offset, size: item.rect.size).placed(from: base),
      crop: item.crop.roundedToHundredths, isMirrored: item.isMirrored, radius: item.radius.roundedToHundredths,
      turn: item.turn.roundedToHundredths,
      opacity: item.opacity.roundedToHundredths, tint: item.tint)
  }
}

extension RunRecord {
  /// `text` is the visible part of the paragraph.
  init(_ run: GlyphRun, text: Range<Int>, at offset: Point, from base: Point) {
    let appearance = run.appearance
    let font = appearance.font
    let start = (run.origin + offset).roundedToHundredths
    self.init(
      text: String(utf16: run.paragraph[text.clamped(to: run.paragraph.indices)]),
      font: font.family, weight: font.weight, isItalic: font.isItalic, fontChecksum: String(font.checksum.prefix(12)),
      face: font.faceIndex, size: appearance.size.roundedToHundredths, balance: appearance.balance.roundedToHundredths,
      color: appearance.color, direction: run.direction, script: run.script, language: appearance.language,
      x: (base.x + start.x).roundedToHundredths, baseline: (base.y + start.y).roundedToHundredths,
      width: run.width.roundedToHundredths)
    glyphs.reserveCapacity(run.pieces.reduce(0) { $0 + $1.glyphs.count })
    let scale = appearance.size / Double(max(1, font.metrics.unitsPerEm))
    for piece in run.pieces {
      var pen = piece.x
      for glyph in piece.shaped.glyphs[piece.glyphs.clamped(to: piece.shaped.glyphs.indices)] {
        let x = pen + Double(glyph.xOffset) * scale
        glyphs.append(
          Glyph(id: glyph.id, x: x.roundedToHundredths, rise: (Double(glyph.yOffset) * scale).roundedToHundredths))
        pen += Double(glyph.advance) * scale
      }
    }
  }
}

extension FrameGroup {
  /// What bounds its items beside `outer`, in the coordinates in which its origin is at `corner`; nil where nothing
  /// does.
  func bounds(within outer: Rect?, at corner: Point) -> Rect? {
    guard let clip else { return outer }
    let box = Rect(origin: corner + clip.origin, size: clip.size)
    return outer.map { $0.common(with: box) } ?? box
  }
}

extension Rect {
  /// The intersection; empty if there is none.
  fileprivate func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

extension PathRecord {
  /// What an outline of a frame shows; `offset` is its origin, counted from `base` on the page. Nil where it shows
  /// nothing.
  init?(_ item: PathItem, at offset: Point, from base: Point) {
    guard item.fill != nil || item.stroke != nil, let bounds = item.path.bounds else { return nil }
    frame = Rect(origin: bounds.origin + offset, size: bounds.size).placed(from: base)
    outline = Self.outline(of: item.path, bounds: bounds)
    fill = item.fill
    gradient = item.gradient.map { $0.recorded(from: bounds.origin) }
    blur = item.blur.roundedToHundredths
    stroke = item.stroke.map {
      Stroke(color: $0.color, width: $0.width.roundedToHundredths, cap: $0.cap, join: $0.join)
    }
    usesEvenOdd = item.usesEvenOdd
    cutouts = item.cutouts.isEmpty ? nil : OutlineHash.of(item.cutouts, from: bounds.origin)
  }

  private static func outline(of path: Path, bounds: Rect) -> Outline {
    guard case .move(let start)? = path.steps.first, path.steps.count == 5 || path.steps.count == 10 else {
      return .other(hash: OutlineHash.of([path], from: bounds.origin))
    }
    let radius = path.steps.count == 10 ? start.x - bounds.minX : 0
    // As steps of a pen: where a rectangle starts and which way it goes is seen in no picture, but it is what the
    // outputs write.
    return path.isClose(to: Path(bounds, radius: radius))
      ? .rectangle(radius: radius.roundedToHundredths) : .other(hash: OutlineHash.of([path], from: bounds.origin))
  }
}

extension Path {
  /// Whether both go the same way, less than a thousandth of a point apart.
  fileprivate func isClose(to other: Path) -> Bool {
    func near(_ one: Point, _ two: Point) -> Bool { abs(one.x - two.x) < 0.001 && abs(one.y - two.y) < 0.001 }
    return steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { pair in
        switch pair {
        case (.move(let one), .move(let two)), (.line(let one), .line(let two)): near(one, two)
        case (.curve(let a, let b, let c), .curve(let x, let y, let z)): near(a, x) && near(b, y) && near(c, z)
        case (.close, .close): true
        default: false
        }
      }
  }
}
