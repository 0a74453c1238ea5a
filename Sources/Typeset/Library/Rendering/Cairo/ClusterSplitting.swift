/// Assigns the characters of a cluster to its glyphs.
///
/// A cluster of several glyphs reaches the PDF as a replacement text, and a ligature as several characters for one
/// glyph. Readers of PDF reverse right-to-left text character by character, so both come out in the wrong order.
/// Therefore every glyph gets its own characters where they are certain, and in right-to-left text at most one.
///
/// A mark of left-to-right text shares a cluster with its base: readers measure the distance to the next letter from
/// the end of the glyph before, so that a mark of its own, which ends before its base, would end the word.
struct ClusterSplitting {
  /// The font of the glyphs.
  var font: Font
  /// The direction of the run.
  var direction: Direction
  /// A glyph that shows nothing and can carry a character; nil if the font has none.
  var emptyGlyph: UInt32?

  /// The glyph that must end a cluster of left-to-right text, whose last glyph ends elsewhere; nil if none must.
  func closingGlyph(of shaped: Span<ShapedGlyph>, _ glyphs: Range<Int>) -> UInt32? {
    guard direction == .leftToRight, glyphs.count > 1, shaped[glyphs.upperBound - 1].xOffset != 0 else { return nil }
    return emptyGlyph
  }

  /// The characters of every glyph, from left to right, each in logical order; nil if they are not certain.
  ///
  /// Marks are certain, since they keep their glyph in the font; one glyph may show all the rest.
  func split(
    _ shaped: Span<ShapedGlyph>, _ glyphs: Range<Int>, _ paragraph: Span<UInt16>,
    _ part: Range<Int>
  ) -> [[UInt32]]? {
    guard glyphs.count <= 8, part.count <= 16, glyphs.count > 1 || direction == .rightToLeft, !font.drawsPictures
    else { return nil }
    if direction == .leftToRight, glyphs.contains(where: { shaped[$0].advance == 0 }) { return nil }
    var scalars: [UInt32] = []
    forEachScalar(of: paragraph, in: part) { scalars.append($0) }
    // A glyph of left-to-right text has one character at most.
    if direction == .leftToRight, scalars.count > glyphs.count { return nil }
    if glyphs.count == 1 { return [scalars] }
    var owners = [Int?](repeating: nil, count: scalars.count)
    var isFree = [Bool](repeating: true, count: glyphs.count)
    for (index, scalar) in scalars.enumerated() {
      guard let glyph = Unicode.Scalar(scalar).flatMap(font.glyph(for:)) else { continue }
      var place = 0
      while place < isFree.count {
        if isFree[place], shaped[glyphs.lowerBound + place].id == glyph { break }
        place += 1
      }
      guard place < isFree.count else { continue }
      owners[index] = place
      isFree[place] = false
    }
    let rest = isFree.indices.filter { isFree[$0] }
    guard rest.count <= 1, rest.isEmpty != owners.contains(nil) else { return nil }
    let places = owners.map { $0 ?? rest[0] }
    // In left-to-right text, characters and glyphs must have the same order.
    if direction == .leftToRight, zip(places, places.dropFirst()).contains(where: { $0 > $1 }) { return nil }
    var result = [[UInt32]](repeating: [], count: glyphs.count)
    for (place, scalar) in zip(places, scalars) { result[place].append(scalar) }
    return direction == .leftToRight && result.contains { $0.count > 1 } ? nil : result
  }
}
