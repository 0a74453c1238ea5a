/// Checks the tables of a font that Cairo and FreeType read without looking, when they draw its glyphs and embed them.
///
/// HarfBuzz checks all that it reads itself: the tables of characters and of shaping.
struct FontCheck {
  private let tables: FontTables
  private let glyphCount: Int

  /// Throws if a face of a file is damaged.
  static func check(_ bytes: FontBytes, face: Int) throws(FontError.Reason) {
    let tables = try FontTables(bytes, face: face)
    let check = FontCheck(tables: tables, glyphCount: tables["maxp"]?.number16(at: 4) ?? 0)
    try check.checkMeasures()
    try check.checkNames()
    if let outlines = tables["glyf"], let places = tables["loca"] { try check.check(outlines, places) }
    if let outlines = tables["CFF "] { try CFFCheck(outlines, glyphCount: check.glyphCount).check() }
  }

  /// The em and the widths.
  private func checkMeasures() throws(FontError.Reason) {
    let unitsPerEm = tables["head"]?.number16(at: 18) ?? 0
    guard (16...16384).contains(unitsPerEm) else {
      throw .incomplete("its em has \(unitsPerEm) units, not 16 to 16384")
    }
    let widthCount = tables["hhea"]?.number16(at: 34) ?? 0
    guard (1...max(glyphCount, 1)).contains(widthCount), (tables["hmtx"]?.count ?? 0) >= 4 * widthCount else {
      throw .incomplete("table \"hmtx\" has fewer widths than table \"hhea\" says")
    }
  }

  /// The names of family and font, which are copied into PDF files.
  private func checkNames() throws(FontError.Reason) {
    guard let names = tables["name"], names.count > 0 else { return }
    let (count, start) = (names.number16(at: 2), names.number16(at: 4))
    guard 6 + 12 * count <= names.count else { throw .incomplete("table \"name\" is truncated") }
    for record in (0..<count).map({ 6 + 12 * $0 }) where names.number16(at: record + 6) <= 25 {
      guard start + names.number16(at: record + 10) + names.number16(at: record + 8) <= names.count else {
        throw .incomplete("table \"name\" has names beyond its end")
      }
    }
  }

  /// The outlines of TrueType: their places, and the parts of which some are put together.
  private func check(_ outlines: FontSlice, _ places: FontSlice) throws(FontError.Reason) {
    let isLong = tables["head"]?.number16(at: 50) == 1
    guard places.count >= (glyphCount + 1) * (isLong ? 4 : 2) else {
      throw .incomplete("table \"loca\" is truncated")
    }
    func place(_ glyph: Int) -> Int { isLong ? places.number32(at: 4 * glyph) : 2 * places.number16(at: 2 * glyph) }
    var parts: [Int: [Int]] = [:]
    for glyph in 0..<glyphCount {
      let (start, end) = (place(glyph), place(glyph + 1))
      guard start <= end, end <= outlines.count else {
        throw .incomplete("table \"loca\" has outlines outside table \"glyf\"")
      }
      let outline = outlines.part(from: start, count: end - start)
      guard outline.count > 0 else { continue }
      guard let inner = GlyphOutline(outline).parts, inner.allSatisfy({ $0 < glyphCount }) else {
        throw .incomplete("the outline of glyph \(glyph) in table \"glyf\" is truncated")
      }
      if !inner.isEmpty { parts[glyph] = inner }
    }
    try CompositeGlyphs(parts: parts).check()
  }
}

/// One outline of TrueType (OpenType, table `glyf`).
private struct GlyphOutline {
  /// The glyphs that it is put together of, none for a plain one; nil if it reaches beyond its end.
  let parts: [Int]?

  init(_ outline: FontSlice) {
    let contours = outline.number16(at: 0)
    guard outline.count >= 10 else {
      parts = nil
      return
    }
    parts = contours < 0x8000 ? Self.isWhole(outline, contours: contours) ? [] : nil : Self.parts(outline)
  }

  /// Whether the ends of the contours ascend, and the instructions are inside.
  private static func isWhole(_ outline: FontSlice, contours: Int) -> Bool {
    guard contours > 0 else { return true }
    guard outline.count >= 12 + 2 * contours else { return false }
    var last = -1
    for contour in 0..<contours {
      let end = outline.number16(at: 10 + 2 * contour)
      // Fonts have contours without a point.
      guard end >= last else { return false }
      last = end
    }
    return 12 + 2 * contours + outline.number16(at: 10 + 2 * contours) <= outline.count
  }

  private static func parts(_ outline: FontSlice) -> [Int]? {
    var parts: [Int] = []
    var offset = 10
    while true {
      guard offset + 4 <= outline.count else { return nil }
      let flags = outline.number16(at: offset)
      parts.append(outline.number16(at: offset + 2))
      // Arguments of two bytes or one; then a scale, two, or a matrix.
      offset += 4 + (flags & 0x01 != 0 ? 4 : 2)
      offset += flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      guard offset <= outline.count else { return nil }
      if flags & 0x20 == 0 { return parts }
    }
  }
}

/// Glyphs that are put together of other glyphs.
private struct CompositeGlyphs {
  /// The parts of every glyph that has some.
  let parts: [Int: [Int]]

  /// The deepest nesting of parts.
  private static let deepest = 16
  /// The most glyphs that one is put together of.
  private static let most = 4096

  /// Throws if a glyph is a part of itself, or has too many parts.
  func check() throws(FontError.Reason) {
    var known: [Int: Int] = [:]
    for glyph in parts.keys.sorted() {
      guard let count = count(glyph, &known, depth: 0), count <= Self.most else {
        throw .incomplete("glyph \(glyph) is put together of more than \(Self.most) glyphs, or of itself")
      }
    }
  }

  /// How many glyphs make a glyph; nil if they nest too deep.
  private func count(_ glyph: Int, _ known: inout [Int: Int], depth: Int) -> Int? {
    guard let inner = parts[glyph] else { return 1 }
    if let count = known[glyph] { return count }
    guard depth < Self.deepest else { return nil }
    var sum = 0
    for part in inner {
      guard let count = count(part, &known, depth: depth + 1) else { return nil }
      sum = min(sum + count, Self.most + 1)
    }
    known[glyph] = sum
    return sum
  }
}
