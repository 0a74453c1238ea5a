import CCairo

/// Between which heights the glyphs of a face show, found when they are first asked for.
@safe final class GlyphHeights {
  /// The heights of a glyph in font units, upwards from its origin.
  struct Entry {
    /// The highest place of its ink; below `bottom` if it has none.
    var top: Int32
    /// The lowest place of its ink.
    var bottom: Int32

    fileprivate static let nothing = Entry(top: -1, bottom: 1)
    fileprivate static let unknown = Entry(top: 0, bottom: 0)
    fileprivate var isKnown: Bool { top != 0 || bottom != 0 }
  }

  /// Font units per em, as FreeType scales by them.
  let unitsPerEm: Double

  private let face: FT_Face
  /// By glyph, in blocks that are empty until one of their glyphs is asked for; as many as that takes.
  private var blocks: [[Entry]] = []

  private static let blockSize = 64

  /// Heights of the glyphs of a face, which must exist for as long.
  init(of face: FT_Face) {
    unsafe self.face = unsafe face
    unitsPerEm = unsafe Double(max(1, face.pointee.units_per_EM))
  }

  /// The heights of a glyph; nil if it cannot be read.
  subscript(glyph: UInt32) -> Entry? {
    let (block, index) = Int(glyph).quotientAndRemainder(dividingBy: Self.blockSize)
    guard unsafe glyph < face.pointee.num_glyphs else { return nil }
    if block >= blocks.count { blocks += Array(repeating: [], count: block + 1 - blocks.count) }
    if blocks[block].isEmpty { blocks[block] = Array(repeating: .unknown, count: Self.blockSize) }
    let known = blocks[block][index]
    if known.isKnown { return known }
    guard let found = find(glyph) else { return nil }
    blocks[block][index] = found
    return found
  }

  private func find(_ glyph: UInt32) -> Entry? {
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_IGNORE_TRANSFORM
    guard unsafe FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0 else { return nil }
    let outline = unsafe face.pointee.glyph.pointee.outline
    var entry: Entry?
    for index in unsafe 0..<Int(outline.n_points) {
      let height = unsafe Int32(truncatingIfNeeded: outline.points[index].y)
      entry = Entry(top: max(entry?.top ?? height, height), bottom: min(entry?.bottom ?? height, height))
    }
    // What is flat covers nothing.
    if let found = entry, found.top == found.bottom { entry = nil }
    return entry ?? .nothing
  }
}
