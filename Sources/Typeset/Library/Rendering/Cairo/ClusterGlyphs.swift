/// A glyph that shows a whole cluster of a font, or nothing, and carries text.
struct ClusterGlyph: Hashable {
  /// A glyph of the font.
  struct Part: Hashable {
    /// The index in the font.
    var id: UInt32
    /// How far it is drawn to the right of the origin, in font units.
    var x: Int32
    /// How far it is drawn above the origin, in font units.
    var y: Int32
  }

  /// What it shows.
  var parts: [Part]
  /// How far the pen moves to the right, in font units.
  var advance: Int32
  /// Its text, as Unicode scalar values.
  var text: [UInt32]
}

/// The clusters of a font that a document shows as one glyph each, numbered in the order of their first use.
///
/// Readers of PDF end a word where a glyph does not begin at the end of the one before it, or on another baseline, as
/// marks do, and they take one character for one glyph. So a cluster of several glyphs becomes one glyph of a font made
/// for it, whose text is that of the cluster, whichever way a reader goes (ISO 32000-1, 9.6.5 and 9.10.2).
final class ClusterGlyphs {
  private var indices: [ClusterGlyph: Int] = [:]
  private var glyphs: [ClusterGlyph] = []

  /// The number of a glyph.
  func index(of glyph: ClusterGlyph) -> UInt {
    if let known = indices[glyph] { return UInt(known) }
    indices[glyph] = glyphs.count
    glyphs.append(glyph)
    return UInt(glyphs.count - 1)
  }

  /// The glyph of a number; nil if there is none.
  subscript(index: UInt) -> ClusterGlyph? { index < UInt(glyphs.count) ? glyphs[Int(index)] : nil }
}
