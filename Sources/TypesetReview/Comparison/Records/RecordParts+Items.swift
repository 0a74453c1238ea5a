import Typeset

// What the items of a frame are in a record.
extension ElementRecord {
  init(_ element: Element, frame: Rect) {
    self.init(
      name: element.name, id: element.id, role: element.role, frame: frame, direction: element.direction,
      alignment: element.alignment, language: element.language, rules: element.rules.map(\.description),
      label: element.label, value: element.value, isEnabled: element.control == nil ? nil : element.isEnabled,
      isSelected: element.isSelected, isChecked: element.isChecked, hint: element.hint, link: element.link,
      headingLevel: element.headingLevel, isTruncated: element.isTruncated, isMirrored: element.isMirrored,
      isDecorative: element.isDecorative, isPresentational: element.isPresentational)
  }
}

extension PaintRecord.Mark {
  /// What an item paints; `offset` is its origin, counted from `base` on the page. Nil for groups and for what shows nothing.
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
      crop: item.crop.hundredths, isMirrored: item.isMirrored, radius: item.radius.hundredths)
  }
}

extension RunRecord {
  /// `text` is the part of the paragraph that is seen.
  init(_ run: GlyphRun, text: Range<Int>, at offset: Point, from base: Point) {
    let appearance = run.appearance
    let font = appearance.font
    let start = (run.origin + offset).hundredths
    self.init(
      text: String(decoding: run.paragraph[text.clamped(to: run.paragraph.indices)], as: UTF16.self),
      font: font.family, weight: font.weight, isItalic: font.isItalic, fontChecksum: String(font.checksum.prefix(12)),
      face: font.faceIndex, size: appearance.size.hundredths, balance: appearance.balance.hundredths,
      color: appearance.color, direction: run.direction, script: run.script, language: appearance.language,
      x: (base.x + start.x).hundredths, baseline: (base.y + start.y).hundredths, width: run.width.hundredths)
    glyphs.reserveCapacity(run.pieces.reduce(0) { $0 + $1.glyphs.count })
    let scale = appearance.size / Double(max(1, font.metrics.unitsPerEm))
    for piece in run.pieces {
      var pen = piece.x
      for glyph in piece.shaped.glyphs[piece.glyphs.clamped(to: piece.shaped.glyphs.indices)] {
        let x = pen + Double(glyph.xOffset) * scale
        glyphs.append(Glyph(id: glyph.id, x: x.hundredths, rise: (Double(glyph.yOffset) * scale).hundredths))
        pen += Double(glyph.advance) * scale
      }
    }
  }
}

extension FrameGroup {
  /// What bounds its items beside `outer`, in the coordinates in which its origin is at `corner`; nil where nothing does.
  func bounds(within outer: Rect?, at corner: Point) -> Rect? {
    guard let clip else { return outer }
    let box = Rect(origin: corner + clip.origin, size: clip.size)
    return outer.map { $0.common(with: box) } ?? box
  }
}

extension Rect {
  /// What both share; without extent where they share nothing.
  fileprivate func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}
