import CCairo

/// The glyphs, clusters and text of one run in Cairo's form; the memory is reused for every run.
///
/// Clusters are in visual order, left to right, each with its own text in logical order. From this, readers of PDF
/// extract right-to-left text in its original order.
struct TextClusters: ~Copyable {
  private(set) var glyphs: [cairo_glyph_t] = []
  private(set) var clusters: [cairo_text_cluster_t] = []
  private(set) var text: [CChar] = []

  /// Replaces the contents with the glyphs of a run relative to an enclosing origin, and `withText` also its clusters
  /// and their text.
  mutating func fill(from run: GlyphRun, at origin: Point, scale: GlyphScale, withText: Bool) {
    glyphs.removeAll(keepingCapacity: true)
    clusters.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    var pen = Pen(x: 0, y: origin.y + run.origin.y, scale: withText ? scale : scale.withoutText)
    let splitting = ClusterSplitting(
      font: run.appearance.font, direction: run.direction, emptyGlyph: scale.emptyGlyph)
    for piece in run.pieces {
      let shaped = piece.shaped.glyphSpan
      let shown = piece.glyphs.clamped(to: shaped.indices)
      guard !shown.isEmpty else { continue }
      pen.x = origin.x + run.origin.x + piece.x
      if withText {
        addClusters(of: shaped, shown, piece: piece, pen: &pen, in: run.paragraph.span, splitting: splitting)
      } else {
        place(shaped, shown, pen: &pen)
      }
    }
  }

  private mutating func place(_ shaped: Span<ShapedGlyph>, _ shown: Range<Int>, pen: inout Pen) {
    for index in shown { glyphs.append(pen.place(shaped[index])) }
  }

  private mutating func addClusters(
    of shaped: Span<ShapedGlyph>, _ shown: Range<Int>, piece: GlyphPiece, pen: inout Pen,
    in paragraph: Span<UInt16>, splitting: ClusterSplitting
  ) {
    let text = piece.text.clamped(to: paragraph.indices)
    // The text not yet assigned to a cluster; it is consumed from the side where the visual order begins.
    var low = text.lowerBound
    var high = text.upperBound
    var first = shown.lowerBound
    while first < shown.upperBound {
      let cluster = shaped[first].cluster
      var end = first + 1
      while end < shown.upperBound, shaped[end].cluster == cluster { end += 1 }
      let part: Range<Int>
      if splitting.direction == .leftToRight {
        let next = end < shown.upperBound ? min(max(piece.start + Int(shaped[end].cluster), low), high) : high
        part = low..<next
        low = next
      } else {
        let next = end < shown.upperBound ? min(max(piece.start + Int(cluster), low), high) : low
        part = next..<high
        high = next
      }
      if part.count > 1, let split = splitting.split(shaped, first..<end, paragraph, part) {
        add(split, of: shaped, first..<end, pen: &pen, emptyGlyph: splitting.emptyGlyph)
      } else {
        let start = glyphs.count
        place(shaped, first..<end, pen: &pen)
        if let closing = splitting.closingGlyph(of: shaped, first..<end) { close(with: closing, at: pen) }
        addCluster(glyphCount: glyphs.count - start, paragraph, part)
      }
      first = end
    }
  }

  /// Adds an empty glyph where the pen is: readers of PDF take the end of the last glyph for that of the cluster, and a
  /// mark ends before its base.
  private mutating func close(with emptyGlyph: UInt32, at pen: Pen) {
    glyphs.append(cairo_glyph_t(index: UInt(emptyGlyph), x: pen.x, y: pen.y))
  }

  /// Adds one cluster for every glyph, and one for every character that needs an empty glyph.
  private mutating func add(
    _ texts: [[UInt32]], of shaped: Span<ShapedGlyph>, _ range: Range<Int>, pen: inout Pen,
    emptyGlyph: UInt32?
  ) {
    for (index, scalars) in zip(range, texts) {
      let start = pen.x
      let glyph = pen.place(shaped[index])
      glyphs.append(glyph)
      guard let emptyGlyph, scalars.count > 1 else {
        addCluster(scalars[...])
        continue
      }
      // From the left: the glyph carries the character read last; empty glyphs at its right edge carry the others, too
      // close for any reader to see a word gap.
      addCluster(scalars.suffix(1))
      let step = min((pen.x - start) / Double(scalars.count), 20 * pen.scale.points)
      for (number, scalar) in scalars.dropLast().reversed().enumerated() {
        let x = pen.x - step * Double(scalars.count - 2 - number)
        glyphs.append(cairo_glyph_t(index: UInt(emptyGlyph), x: x, y: glyph.y))
        addCluster([scalar])
      }
    }
  }

  private mutating func addCluster(glyphCount: Int, _ paragraph: Span<UInt16>, _ part: Range<Int>) {
    let before = text.count
    forEachScalar(of: paragraph, in: part) { add($0) }
    endCluster(glyphCount: glyphCount, before: before)
  }

  private mutating func addCluster(_ scalars: ArraySlice<UInt32>) {
    let before = text.count
    for scalar in scalars { add(scalar) }
    endCluster(glyphCount: 1, before: before)
  }

  private mutating func endCluster(glyphCount: Int, before: Int) {
    clusters.append(cairo_text_cluster_t(num_bytes: Int32(text.count - before), num_glyphs: Int32(glyphCount)))
  }

  /// Adds a character, or U+FFFD for a noncharacter, which Cairo refuses as invalid text (Unicode, section 23.7).
  private mutating func add(_ scalar: UInt32) {
    let isNoncharacter = scalar & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar
    let scalar = isNoncharacter ? 0xFFFD : scalar
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

  private mutating func put(_ byte: UInt32) { text.append(CChar(truncatingIfNeeded: byte)) }
}

/// What the glyphs of a font in a size have in common.
struct GlyphScale {
  /// Points in a font unit.
  let points: Double
  /// A glyph that shows nothing and has no width, and carries characters of right-to-left ligatures; nil if there is
  /// none.
  let emptyGlyph: UInt32?
  /// The space, which HarfBuzz puts without an advance in the place of what is never seen, such as bidi controls; nil
  /// without an empty glyph to show there.
  let blank: UInt32?

  init(_ font: Font, size: Double, emptyGlyph: UInt32? = nil) {
    points = size / Double(max(1, font.metrics.unitsPerEm))
    self.emptyGlyph = emptyGlyph
    blank = emptyGlyph.flatMap { _ in font.glyph(for: " ") }
  }

  /// The same for glyphs that carry no text, and need no empty ones.
  var withoutText: GlyphScale { GlyphScale(points: points) }

  private init(points: Double) { (self.points, emptyGlyph, blank) = (points, nil, nil) }
}

/// The position of the next glyph.
private struct Pen {
  /// The next origin, in points.
  var x: Double
  /// The baseline, in points.
  var y: Double
  /// What the glyphs have in common.
  var scale: GlyphScale

  /// Places a glyph and advances.
  @inline(__always)
  mutating func place(_ glyph: ShapedGlyph) -> cairo_glyph_t {
    defer { x += Double(glyph.advance) * scale.points }
    // The width of a space would end a word for readers of PDF, or swallow the blank behind it.
    let id = glyph.advance == 0 && glyph.id == scale.blank ? scale.emptyGlyph ?? glyph.id : glyph.id
    return cairo_glyph_t(
      index: UInt(id), x: x + Double(glyph.xOffset) * scale.points, y: y - Double(glyph.yOffset) * scale.points)
  }
}
