/// Decides how the clusters of a run reach a PDF: glyph by glyph, or as a glyph of their own.
struct ClusterSplitting {
  /// The font of the glyphs.
  var font: Font
  /// The direction of the run.
  var direction: Direction
  /// Whether the font has pictures for glyphs, which blank ones carry the text of.
  private let drawsPictures: Bool
  /// The space, which HarfBuzz puts without an advance in the place of what is never seen, such as bidi controls.
  private let blank: UInt32?
  /// What Cairo says of a glyph without a text.
  private static let unknown: UInt32 = 0xFFFD
  /// The non-joiner and the joiner.
  private static let joiners: ClosedRange<UInt32> = 0x200C...0x200D

  init(font: Font, direction: Direction) {
    self.font = font
    self.direction = direction
    drawsPictures = font.drawsPictures
    blank = font.glyph(for: " ")
  }

  /// Whether a run can be shown cluster by cluster, in its font or the font of its clusters.
  ///
  /// A run of right-to-left text is in one of them: readers put its characters in order as far as a font goes. It is in
  /// its own if it has a glyph on the baseline for every character.
  func allowsBothFonts(_ run: GlyphRun) -> Bool {
    guard direction == .rightToLeft, !drawsPictures else { return true }
    let paragraph = run.paragraph.span
    for piece in run.pieces {
      let shaped = piece.shaped.glyphSpan
      let glyphs = piece.glyphs.clamped(to: shaped.indices)
      if !isPlain(shaped, glyphs, paragraph, piece.text.clamped(to: paragraph.indices)) { return false }
    }
    return true
  }

  private func isPlain(
    _ shaped: Span<ShapedGlyph>, _ glyphs: Range<Int>, _ paragraph: Span<UInt16>, _ part: Range<Int>
  ) -> Bool {
    var isKnown = true
    var count = 0
    forEachScalar(of: paragraph, in: part) { scalar in
      count += 1
      if scalar == Self.unknown || Self.joiners.contains(scalar) { isKnown = false }
    }
    guard isKnown, count == glyphs.count else { return false }
    var cluster: UInt32?
    for index in glyphs {
      let glyph = shaped[index]
      if glyph.yOffset != 0 || glyph.cluster == cluster { return false }
      cluster = glyph.cluster
    }
    return true
  }

  /// How a cluster reaches a PDF.
  enum Form {
    /// Not at all.
    case nothing
    /// As its glyphs, with its text.
    case glyphs
    /// As its glyphs, with a character each, from left to right.
    case characters([UInt32])
    /// As a glyph of the font of clusters.
    case clusterGlyph
  }

  /// Whether a cluster is one that most are: a glyph on the baseline that shows one character.
  @inline(__always)
  func isUsual(_ glyph: ShapedGlyph, of unit: UInt16) -> Bool {
    glyph.yOffset == 0 && glyph.advance != 0 && UInt32(unit) != Self.unknown && !drawsPictures
  }

  /// How a cluster reaches a PDF; `allowsBothFonts` is whether glyphs of its own font may.
  func form(
    of shaped: Span<ShapedGlyph>, _ glyphs: Range<Int>, _ paragraph: Span<UInt16>, _ part: Range<Int>,
    allowsBothFonts: Bool
  ) -> Form {
    if drawsPictures { return .glyphs }
    let first = shaped[glyphs.lowerBound]
    if glyphs.count == 1 {
      if isMeaningless(first, paragraph, part) { return .nothing }
      if allowsBothFonts, isPlain(first, paragraph, part) { return .glyphs }
    } else if allowsBothFonts, let scalars = split(shaped, glyphs, paragraph, part) {
      return .characters(scalars)
    }
    return .clusterGlyph
  }

  /// Whether a cluster of one glyph reads as it stands.
  private func isPlain(_ glyph: ShapedGlyph, _ paragraph: Span<UInt16>, _ part: Range<Int>) -> Bool {
    guard glyph.yOffset == 0, !isUnseen(glyph) else { return false }
    guard part.count == 1 else { return true }
    return UInt32(paragraph[part.lowerBound]) != Self.unknown
  }

  /// Whether a glyph is there for a character that is never seen.
  func isUnseen(_ glyph: ShapedGlyph) -> Bool { glyph.advance == 0 && glyph.id == blank }

  /// Whether a cluster is one character that is never seen, and means nothing to readers: all but joiners, which belong
  /// to the spelling. Between two blanks, it would cost both.
  private func isMeaningless(_ glyph: ShapedGlyph, _ paragraph: Span<UInt16>, _ part: Range<Int>) -> Bool {
    guard isUnseen(glyph) else { return false }
    for index in part {
      if Self.joiners.contains(UInt32(paragraph[index])) { return false }
    }
    return true
  }

  /// The character of every glyph of a cluster, from left to right, if each has one, and is next to the others; nil
  /// otherwise.
  ///
  /// A character is certain that keeps its glyph in the font; one glyph may show the character that is left.
  private func split(
    _ shaped: Span<ShapedGlyph>, _ glyphs: Range<Int>, _ paragraph: Span<UInt16>, _ part: Range<Int>
  ) -> [UInt32]? {
    guard glyphs.count > 1, glyphs.count <= 8, part.count <= 16 else { return nil }
    for index in glyphs {
      let glyph = shaped[index]
      if glyph.advance <= 0 || glyph.yOffset != 0 { return nil }
    }
    let scalars = scalars(of: paragraph, in: part)
    guard scalars.count == glyphs.count else { return nil }
    var result = [UInt32?](repeating: nil, count: glyphs.count)
    var rest: [UInt32] = []
    var places: [Int] = []
    for scalar in scalars {
      let glyph = Unicode.Scalar(scalar).flatMap(font.glyph(for:))
      var place = 0
      while place < result.count {
        if result[place] == nil, shaped[glyphs.lowerBound + place].id == glyph { break }
        place += 1
      }
      if place < result.count { result[place] = scalar } else { rest.append(scalar) }
      places.append(place < result.count ? place : -1)
    }
    guard rest.count <= 1 else { return nil }
    if let scalar = rest.first, let free = result.firstIndex(of: nil) {
      result[free] = scalar
      places[places.firstIndex(of: -1) ?? 0] = free
    }
    // Characters and glyphs must have the same order.
    let isOrdered = zip(places, places.dropFirst()).allSatisfy { direction == .leftToRight ? $0 < $1 : $0 > $1 }
    return isOrdered ? result.compactMap { $0 } : nil
  }

  /// The Unicode scalar values of a part of the text.
  func scalars(of paragraph: Span<UInt16>, in part: Range<Int>) -> [UInt32] {
    var scalars: [UInt32] = []
    forEachScalar(of: paragraph, in: part) { scalars.append($0) }
    return scalars
  }
}
