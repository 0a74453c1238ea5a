import CCairo

/// Room for the glyphs, clusters and text of one run as Cairo wants them; used again for every run.
///
/// Clusters stand in visual order, left to right, each with its own text in logical order: from that readers of PDF extract
/// right-to-left text as it was written.
struct TextClusters: ~Copyable {
  private(set) var glyphs: UnsafeMutablePointer<cairo_glyph_t>
  private(set) var glyphCount = 0
  private(set) var clusters: UnsafeMutablePointer<cairo_text_cluster_t>
  private(set) var clusterCount = 0
  private(set) var text: UnsafeMutablePointer<CChar>
  private(set) var textCount = 0
  private var glyphCapacity = 512
  private var textCapacity = 2048

  init() {
    glyphs = .allocate(capacity: glyphCapacity)
    clusters = .allocate(capacity: glyphCapacity)
    text = .allocate(capacity: textCapacity)
  }

  deinit {
    glyphs.deallocate()
    clusters.deallocate()
    text.deallocate()
  }

  /// Takes the glyphs of a run whose enclosing origin is given; with `withText` also its clusters and their text.
  mutating func fill(from run: GlyphRun, at origin: Point, withText: Bool) {
    glyphCount = 0
    clusterCount = 0
    textCount = 0
    let scale = run.appearance.size / Double(max(1, run.appearance.font.metrics.unitsPerEm))
    let x = origin.x + run.origin.x
    let y = origin.y + run.origin.y
    run.paragraph.withUnsafeBufferPointer { paragraph in
      for piece in run.pieces {
        let shown = piece.glyphs.clamped(to: piece.shaped.glyphs.indices)
        guard !shown.isEmpty else { continue }
        piece.shaped.glyphs.withUnsafeBufferPointer { shaped in
          place(shaped, shown, x: x + piece.x, y: y, scale: scale)
          if withText { addClusters(of: shaped, shown, piece: piece, direction: run.direction, in: paragraph) }
        }
      }
    }
  }

  private mutating func place(
    _ shaped: UnsafeBufferPointer<ShapedGlyph>, _ shown: Range<Int>, x: Double, y: Double, scale: Double
  ) {
    reserveGlyphs(shown.count)
    var pen = 0
    for index in shown {
      let glyph = shaped[index]
      glyphs[glyphCount] = cairo_glyph_t(
        index: UInt(glyph.id), x: x + Double(pen + Int(glyph.xOffset)) * scale, y: y - Double(glyph.yOffset) * scale)
      glyphCount += 1
      pen += Int(glyph.advance)
    }
  }

  private mutating func addClusters(
    of shaped: UnsafeBufferPointer<ShapedGlyph>, _ shown: Range<Int>, piece: GlyphPiece, direction: Direction,
    in paragraph: UnsafeBufferPointer<UInt16>
  ) {
    let text = piece.text.clamped(to: paragraph.indices)
    reserveText(3 * text.count)
    // The part of the text that no cluster has taken yet; it is used up from the side where the visual order begins.
    var low = text.lowerBound
    var high = text.upperBound
    var first = shown.lowerBound
    while first < shown.upperBound {
      let cluster = shaped[first].cluster
      var end = first + 1
      while end < shown.upperBound, shaped[end].cluster == cluster { end += 1 }
      let part: Range<Int>
      if direction == .leftToRight {
        let next = end < shown.upperBound ? min(max(piece.start + Int(shaped[end].cluster), low), high) : high
        part = low..<next
        low = next
      } else {
        let next = end < shown.upperBound ? min(max(piece.start + Int(cluster), low), high) : low
        part = next..<high
        high = next
      }
      let before = textCount
      addText(paragraph, part)
      clusters[clusterCount] = cairo_text_cluster_t(
        num_bytes: Int32(textCount - before), num_glyphs: Int32(end - first))
      clusterCount += 1
      first = end
    }
  }

  private mutating func addText(_ paragraph: UnsafeBufferPointer<UInt16>, _ part: Range<Int>) {
    var index = part.lowerBound
    while index < part.upperBound {
      var scalar = UInt32(paragraph[index])
      index += 1
      if scalar & 0xF800 == 0xD800 {
        let next = index < part.upperBound ? UInt32(paragraph[index]) : 0
        if scalar < 0xDC00, next & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (next - 0xDC00)
          index += 1
        } else {
          scalar = 0xFFFD
        }
      }
      add(scalar)
    }
  }

  private mutating func add(_ scalar: UInt32) {
    func put(_ byte: UInt32) {
      text[textCount] = CChar(truncatingIfNeeded: byte)
      textCount += 1
    }
    if scalar < 0x80 {
      put(scalar)
    } else if scalar < 0x800 {
      put(0xC0 | scalar >> 6)
      put(0x80 | scalar & 0x3F)
    } else if scalar < 0x10000 {
      put(0xE0 | scalar >> 12)
      put(0x80 | scalar >> 6 & 0x3F)
      put(0x80 | scalar & 0x3F)
    } else {
      put(0xF0 | scalar >> 18)
      put(0x80 | scalar >> 12 & 0x3F)
      put(0x80 | scalar >> 6 & 0x3F)
      put(0x80 | scalar & 0x3F)
    }
  }

  private mutating func reserveGlyphs(_ added: Int) {
    guard glyphCount + added > glyphCapacity else { return }
    let capacity = max(glyphCount + added, 2 * glyphCapacity)
    glyphs = grown(glyphs, count: glyphCount, to: capacity)
    clusters = grown(clusters, count: clusterCount, to: capacity)
    glyphCapacity = capacity
  }

  private mutating func reserveText(_ added: Int) {
    guard textCount + added > textCapacity else { return }
    textCapacity = max(textCount + added, 2 * textCapacity)
    text = grown(text, count: textCount, to: textCapacity)
  }

  private func grown<Element>(
    _ block: UnsafeMutablePointer<Element>, count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: block, count: count)
    block.deallocate()
    return larger
  }
}
