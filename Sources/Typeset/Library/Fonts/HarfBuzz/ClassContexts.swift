/// The contexts of a `GSUB` or `GPOS` table whose rules name classes of glyphs (OpenType 1.9, GSUB 5.2 and 6.2, GPOS
/// 7.2 and 8.2).
///
/// Asked for the glyphs of a lookup, HarfBuzz lists those of a class again for each rule that names it, which takes 16
/// ms for the lookups of Noto Nastaliq Urdu. Most questions are about a glyph in none of the classes, which their
/// definitions tell at once.
struct ClassContexts: ~Escapable {
  private let bytes: Span<UInt8>
  /// The types of lookups: contexts, contexts with surroundings, and those with long offsets to other types.
  private let types: (plain: Int, chained: Int, extended: Int)

  /// The contexts of a `GSUB` table, or of a `GPOS` table.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, arePositions: Bool) {
    self.bytes = bytes
    types = arePositions ? (7, 8, 9) : (5, 6, 7)
  }

  /// Whether a lookup consists of such contexts, and neither their coverages nor their classes list a glyph. False if
  /// the table is broken.
  func omit(_ glyph: Int, fromLookup index: Int) -> Bool {
    guard let list = word(at: 8), let count = word(at: list), index < count,
      let lookup = word(at: list + 2 + 2 * index).map({ list + $0 }),
      let type = word(at: lookup), let subtableCount = word(at: lookup + 4)
    else { return false }
    return (0..<subtableCount).allSatisfy { number in
      guard let subtable = word(at: lookup + 6 + 2 * number) else { return false }
      return omit(glyph, fromSubtable: lookup + subtable, type: type)
    }
  }

  private func omit(_ glyph: Int, fromSubtable start: Int, type: Int) -> Bool {
    guard let format = word(at: start) else { return false }
    if type == types.extended {
      guard format == 1, let type = word(at: start + 2), type != types.extended,
        let high = word(at: start + 4), let low = word(at: start + 6)
      else { return false }
      return omit(glyph, fromSubtable: start + high << 16 + low, type: type)
    }
    guard format == 2, type == types.plain || type == types.chained else { return false }
    // The coverage, and one definition of classes or three.
    return (0..<(type == types.plain ? 2 : 4)).allSatisfy { number in
      guard let offset = word(at: start + 2 + 2 * number) else { return false }
      return offset == 0 || lists(glyph, at: start + offset, asClasses: number > 0) == false
    }
  }

  /// Whether a coverage or a definition of classes lists a glyph; nil if it is broken.
  private func lists(_ glyph: Int, at start: Int, asClasses: Bool) -> Bool? {
    switch word(at: start) {
    case 1:
      if asClasses {
        guard let first = word(at: start + 2), let count = word(at: start + 4) else { return nil }
        return first <= glyph && glyph < first + count
      }
      return isInRange(glyph, at: start, stride: 2)
    case 2: return isInRange(glyph, at: start, stride: 6)
    default: return nil
    }
  }

  /// Whether a glyph is in one of the sorted ranges whose number follows a format, each with its first and last glyph,
  /// or with one glyph in two bytes.
  private func isInRange(_ glyph: Int, at start: Int, stride: Int) -> Bool? {
    guard var end = word(at: start + 2) else { return nil }
    var begin = 0
    while begin < end {
      let middle = (begin + end) / 2
      let range = start + 4 + middle * stride
      guard let first = word(at: range), let last = stride == 2 ? first : word(at: range + 2) else { return nil }
      if first <= glyph, glyph <= last { return true }
      if glyph < first { end = middle } else { begin = middle + 1 }
    }
    return false
  }

  /// The number in two bytes; nil behind the end.
  private func word(at offset: Int) -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
