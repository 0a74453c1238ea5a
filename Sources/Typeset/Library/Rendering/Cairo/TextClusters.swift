import CCairo

/// The glyphs, clusters and text of one run in Cairo's form; the memory is reused for every run.
///
/// Clusters are in visual order, left to right, each with its own text in logical order. From this, readers of PDF
/// extract right-to-left text in its original order.
struct TextClusters: ~Copyable {
  private(set) var glyphs: [cairo_glyph_t] = []
  private(set) var clusters: [cairo_text_cluster_t] = []
  private(set) var text: [CChar] = []
  /// The pieces of the run, one after another: glyphs of its font, or of the font of its clusters.
  private(set) var pieces: [Piece] = []
  /// Whether the piece that is being added shows clusters.
  private var addsClusters = false

  /// Neighbouring glyphs of one font.
  struct Piece {
    /// Whether they are numbers of `ClusterGlyphs` instead of glyphs of the run's font.
    var showsClusters: Bool
    /// The ends of the piece.
    var end: Ends

    /// How many glyphs, clusters and bytes of text there are up to a place.
    struct Ends {
      var glyphs = 0
      var clusters = 0
      var text = 0
    }
  }

  /// How many characters a glyph of left-to-right text carries at most: more are too many for some readers.
  private static let mostCharacters = 8
  /// The width of a glyph that shows nothing, in thousandths of the size: readers take less for a letter that is drawn
  /// twice.
  private static let carrierWidth = 120
  /// The width of all such glyphs of a cluster: readers take more for the gap between two words.
  private static let carriersWidth = 140

  /// Replaces the contents with the glyphs of a run relative to an enclosing origin; with `clusterGlyphs` also its
  /// clusters and their text.
  mutating func fill(from run: GlyphRun, at origin: Point, scale: GlyphScale, clusterGlyphs: ClusterGlyphs?) {
    glyphs.removeAll(keepingCapacity: true)
    clusters.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    addsClusters = false
    var pen = Pen(x: 0, y: origin.y + run.origin.y, scale: scale)
    let splitting = clusterGlyphs.map { _ in
      ClusterSplitting(font: run.appearance.font, direction: run.direction)
    }
    let allowsBothFonts = splitting?.allowsBothFonts(run) ?? true
    for piece in run.pieces {
      let shaped = piece.shaped.glyphSpan
      let shown = piece.glyphs.clamped(to: shaped.indices)
      guard !shown.isEmpty else { continue }
      pen.x = origin.x + run.origin.x + piece.x
      if let splitting, let clusterGlyphs {
        addClusters(
          of: shaped, shown, piece: piece, pen: &pen, in: run.paragraph.span, splitting, allowsBothFonts, clusterGlyphs)
      } else {
        place(shaped, shown, pen: &pen)
      }
    }
    endPiece()
  }

  private mutating func place(_ shaped: Span<ShapedGlyph>, _ shown: Range<Int>, pen: inout Pen) {
    for index in shown { glyphs.append(pen.place(shaped[index])) }
  }

  private mutating func addClusters(
    of shaped: Span<ShapedGlyph>, _ shown: Range<Int>, piece: GlyphPiece, pen: inout Pen,
    in paragraph: Span<UInt16>, _ splitting: ClusterSplitting, _ allowsBothFonts: Bool, _ clusterGlyphs: ClusterGlyphs
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
      if allowsBothFonts, end == first + 1, part.count == 1 {
        let (glyph, unit) = (shaped[first], paragraph[part.lowerBound])
        if splitting.isUsual(glyph, of: unit) {
          glyphs.append(pen.place(glyph))
          addCluster(unit, paragraph, part)
          first = end
          continue
        }
      }
      switch splitting.form(of: shaped, first..<end, paragraph, part, allowsBothFonts: allowsBothFonts) {
      case .nothing: break
      case .glyphs:
        place(shaped, first..<end, pen: &pen)
        addCluster(glyphCount: end - first, paragraph, part)
      case .characters(let scalars):
        for (index, scalar) in zip(first..<end, scalars) {
          glyphs.append(pen.place(shaped[index]))
          addCluster([scalar], showsClusters: false)
        }
      case .clusterGlyph:
        addGlyph(of: shaped, first..<end, splitting.scalars(of: paragraph, in: part), splitting, &pen, clusterGlyphs)
      }
      first = end
    }
  }

  /// Adds a cluster as one glyph, and a narrow one that shows nothing for every character that this cannot carry.
  private mutating func addGlyph(
    of shaped: Span<ShapedGlyph>, _ range: Range<Int>, _ scalars: [UInt32], _ splitting: ClusterSplitting,
    _ pen: inout Pen, _ clusterGlyphs: ClusterGlyphs
  ) {
    var advance: Int32 = 0
    var parts: [ClusterGlyph.Part] = []
    for index in range {
      let glyph = shaped[index]
      if !splitting.isUnseen(glyph) {
        parts.append(ClusterGlyph.Part(id: glyph.id, x: advance &+ glyph.xOffset, y: glyph.yOffset))
      }
      advance &+= glyph.advance
    }
    // The glyph carries what is read first, so in right-to-left text it is the last one from the left.
    let isLeftToRight = splitting.direction == .leftToRight
    let carried = scalars.prefix(isLeftToRight ? Self.mostCharacters : 1)
    let rest = scalars.dropFirst(carried.count)
    let count = Int32(clamping: rest.count)
    let width =
      min(Self.carrierWidth, Self.carriersWidth / max(1, rest.count)) * splitting.font.metrics.unitsPerEm / 1000
    let step = max(0, min(advance / (count + 1), Int32(clamping: width)))
    let shift = step &* count
    let carriers = rest.map { ClusterGlyph(parts: [], advance: step, text: [$0]) }
    if !isLeftToRight {
      for carrier in carriers.reversed() { add(carrier, &pen, clusterGlyphs) }
      for index in parts.indices { parts[index].x &-= shift }
    }
    add(ClusterGlyph(parts: parts, advance: advance &- shift, text: Array(carried)), &pen, clusterGlyphs)
    if isLeftToRight { for carrier in carriers { add(carrier, &pen, clusterGlyphs) } }
  }

  private mutating func add(_ glyph: ClusterGlyph, _ pen: inout Pen, _ clusterGlyphs: ClusterGlyphs) {
    glyphs.append(cairo_glyph_t(index: clusterGlyphs.index(of: glyph), x: pen.x, y: pen.y))
    pen.x += Double(glyph.advance) * pen.scale.points
    addCluster(glyph.text, showsClusters: true)
  }

  /// Adds the text of one glyph.
  @inline(__always)
  private mutating func addCluster(_ unit: UInt16, _ paragraph: Span<UInt16>, _ part: Range<Int>) {
    guard unit < 0x80 else { return addCluster(glyphCount: 1, paragraph, part) }
    put(UInt32(unit))
    endCluster(glyphCount: 1, before: text.count - 1, showsClusters: false)
  }

  private mutating func addCluster(glyphCount: Int, _ paragraph: Span<UInt16>, _ part: Range<Int>) {
    let before = text.count
    forEachScalar(of: paragraph, in: part) { add($0) }
    endCluster(glyphCount: glyphCount, before: before, showsClusters: false)
  }

  private mutating func addCluster(_ scalars: [UInt32], showsClusters: Bool) {
    let before = text.count
    for scalar in scalars { add(scalar) }
    endCluster(glyphCount: 1, before: before, showsClusters: showsClusters)
  }

  @inline(__always)
  private mutating func endCluster(glyphCount: Int, before: Int, showsClusters: Bool) {
    if showsClusters != addsClusters {
      endPiece(withoutLast: glyphCount, before: before)
      addsClusters = showsClusters
    }
    clusters.append(cairo_text_cluster_t(num_bytes: Int32(text.count - before), num_glyphs: Int32(glyphCount)))
  }

  /// Ends a piece before the glyphs and the text that were added last.
  private mutating func endPiece(withoutLast glyphCount: Int = 0, before: Int? = nil) {
    guard !clusters.isEmpty else { return }
    let end = Piece.Ends(glyphs: glyphs.count - glyphCount, clusters: clusters.count, text: before ?? text.count)
    pieces.append(Piece(showsClusters: addsClusters, end: end))
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

  init(_ font: Font, size: Double) { points = size / Double(max(1, font.metrics.unitsPerEm)) }
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
    return cairo_glyph_t(
      index: UInt(glyph.id), x: x + Double(glyph.xOffset) * scale.points,
      y: y - Double(glyph.yOffset) * scale.points)
  }
}
