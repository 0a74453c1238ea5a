import Typeset

/// Draws a page again from its record: glyphs in their fonts, outlines and pictures as some page has them.
///
/// An outline or a picture that only the record has is drawn as its box. Blurred backgrounds are in no record.
struct RecordDrawing {
  /// Where outlines, pictures and fonts come from.
  let parts: RecordedParts

  /// The page as a frame that can be drawn.
  func frame(of page: PageRecord, scale: Double) -> Frame {
    var items: [FrameItem] = []
    add(page.paints, page.lines, page.elements, to: &items)
    return Frame(
      name: page.name, size: page.size, direction: page.direction, locale: page.locale, device: page.device,
      scale: scale, background: page.background, items: items)
  }

  /// Adds painting in its order among lines and elements.
  private func add(
    _ paints: [PaintRecord], _ lines: [LineRecord], _ children: [ElementRecord], to items: inout [FrameItem]
  ) {
    // Elements inside lines have no painting of their own, and no place in the order.
    let inlines = Set(lines.flatMap(\.inlineElements))
    let blocks = children.filter { !inlines.contains($0.id) }
    var (paints, lines) = (paints[...], lines[...])
    var drawn = 0
    func addPaints(to items: inout [FrameItem]) {
      while let paint = paints.first, paint.order <= drawn { add(paints.removeFirst(), clip: paint.clip, to: &items) }
    }
    func addLines(before block: Int, to items: inout [FrameItem]) {
      while let line = lines.first, line.order <= block {
        addPaints(to: &items)
        add(line, to: &items)
        lines.removeFirst()
        drawn += 1
      }
    }
    for (index, block) in blocks.enumerated() {
      addLines(before: index, to: &items)
      addPaints(to: &items)
      items += clipped(block.clip) { add(block.paints, block.lines, block.children, to: &$0) }
      drawn += 1
    }
    addLines(before: .max, to: &items)
    drawn = .max
    addPaints(to: &items)
  }

  private func add(_ line: LineRecord, to items: inout [FrameItem]) {
    items += clipped(line.clip) { items in
      var paints = line.paints[...]
      for (index, run) in line.runs.enumerated() {
        while let paint = paints.first, paint.order <= index {
          add(paints.removeFirst(), clip: paint.clip, to: &items)
        }
        items += clipped(run.clip) { $0 += self.items(of: run) }
      }
      for paint in paints { add(paint, clip: paint.clip, to: &items) }
    }
  }

  private func add(_ paint: PaintRecord, clip: Rect?, to items: inout [FrameItem]) {
    items += clipped(clip) { items in
      switch paint.mark {
      case .path(let path): items.append(.path(item(of: path)))
      case .glyphs(let run): items += self.items(of: run)
      case .picture(let picture): items.append(item(of: picture))
      }
    }
  }

  /// Items that a part of the page bounds.
  private func clipped(_ clip: Rect?, _ add: (inout [FrameItem]) -> Void) -> [FrameItem] {
    var items: [FrameItem] = []
    add(&items)
    guard let clip, !items.isEmpty else { return items }
    return [.group(FrameGroup(origin: .zero, clip: clip, meaning: .artifact, items: items))]
  }
}

// What is drawn.
extension RecordDrawing {
  /// Glyphs at the places that were recorded; a box for a font that is not here.
  private func items(of run: RunRecord) -> [FrameItem] {
    guard let font = parts.font(of: run) else {
      let box = Rect(x: run.x, y: run.baseline - run.size * 0.7, width: run.width, height: run.size * 0.9)
      return [.path(Self.placeholder(box, run.color))]
    }
    let unit = run.size / Double(max(1, font.metrics.unitsPerEm))
    let glyphs = run.glyphs.map { glyph in
      ShapedGlyph(
        id: glyph.id, cluster: 0, advance: 0, xOffset: Int32(clamping: glyph.x / unit),
        yOffset: Int32(clamping: glyph.rise / unit), isBoundToPrevious: false)
    }
    let text = Array(run.text.utf16)
    let piece = GlyphPiece(
      shaped: ShapedText(glyphs: glyphs, length: text.count), glyphs: 0..<glyphs.count, start: 0, text: text.indices,
      x: 0)
    let appearance = RunAppearance(
      font: font, size: run.size, balance: run.balance, color: run.color, language: run.language)
    return [
      .glyphs(
        GlyphRun(
          origin: Point(x: run.x, y: run.baseline), width: run.width, appearance: appearance, direction: run.direction,
          script: run.script, paragraph: text, range: text.indices, pieces: [piece]))
    ]
  }

  private func item(of path: PathRecord) -> PathItem {
    let corner = path.frame.origin
    let outline: Path? =
      switch path.outline {
      case .rectangle(let radius): Path(path.frame, radius: radius)
      case .other(let hash): parts.outline(hash)?.moved(by: corner)
      }
    guard let outline else { return Self.placeholder(path.frame, path.fill ?? path.stroke?.color ?? .black) }
    var item: PathItem
    if let fill = path.fill, path.blur > 0 {
      item = PathItem(path: outline, fill: fill, blur: path.blur)
    } else if let gradient = path.gradient.flatMap({ Gradient(recorded: $0, from: corner) }) {
      item = PathItem(path: outline, gradient: gradient)
    } else {
      item = PathItem(path: outline, fill: path.fill)
    }
    item.stroke = path.stroke
    item.usesEvenOdd = path.usesEvenOdd
    item.cutouts = path.cutouts.map { parts.cutouts($0).map { $0.moved(by: corner) } } ?? []
    return item
  }

  private func item(of record: PictureRecord) -> FrameItem {
    guard let picture = parts.picture(record.checksum) else { return .path(Self.placeholder(record.frame, .black)) }
    var item = ImageItem(
      picture: picture, rect: record.frame, crop: record.crop, isMirrored: record.isMirrored, radius: record.radius)
    item.turn = record.turn
    item.opacity = record.opacity
    return .image(item)
  }

  /// A box for what no page has.
  private static func placeholder(_ box: Rect, _ color: Color) -> PathItem {
    PathItem(
      path: Path(box, radius: 2), fill: color.faded(to: 0.25),
      stroke: Stroke(color: color, width: 0.5, cap: .butt, join: .miter))
  }
}

extension LineRecord {
  /// The ids of the inline elements that hold something of it.
  fileprivate var inlineElements: [String] { runs.compactMap(\.element) + paints.compactMap(\.element) }
}

extension Int32 {
  /// The nearest whole number.
  fileprivate init(clamping number: Double) {
    self = number.isFinite ? Int32(Swift.max(-1e9, Swift.min(1e9, number.rounded()))) : 0
  }
}
