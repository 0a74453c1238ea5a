import Testing

@testable import Typeset

@Suite struct ClassContextsTests {
  /// Some glyphs of a face, the space first.
  private func glyphs(of face: FontFace) -> [UInt32] {
    [face.glyph(for: " ")!] + stride(from: 0, to: UInt32(face.glyphCount), by: 41)
  }

  /// How many lookups a table has.
  private func lookupCount(_ table: [UInt8]) -> Int {
    guard table.count > 9 else { return 0 }
    let list = Int(table[8]) << 8 | Int(table[9])
    return Int(table[list]) << 8 | Int(table[list + 1])
  }

  @Test(arguments: ["Noto Sans", "Noto Nastaliq Urdu", "Noto Sans Arabic UI", "Noto Sans Devanagari UI"])
  func theySayNoOnlyWhereHarfBuzzFindsNothing(family: String) {
    let face = BundledFonts.font(family).face
    for table in ["GSUB", "GPOS"] as [StaticString] {
      for lookup in 0..<UInt32(lookupCount(face.table(table))) {
        for glyph in glyphs(of: face) where face.omits(glyph, fromContextsIn: lookup, of: FontFace.tag(table)) {
          #expect(!face.collects(glyph, from: lookup, of: FontFace.tag(table)), "glyph \(glyph), lookup \(lookup)")
        }
      }
    }
  }

  @Test func theLargestLookupsOfNastaliqNeedNoHarfBuzz() throws {
    let face = BundledFonts.font("Noto Nastaliq Urdu").face
    let space = try #require(face.glyph(for: " "))
    for lookup: UInt32 in [39, 41, 167, 168] {
      #expect(face.omits(space, fromContextsIn: lookup, of: FontFace.tag("GSUB")))
    }
  }

  @Test(arguments: ["Noto Nastaliq Urdu", "Noto Sans Devanagari UI"])
  func aTableThatEndsTooSoonHasNoAnswer(family: String) {
    let face = BundledFonts.font(family).face
    let table = face.table("GSUB")
    let omitted = (0..<lookupCount(table)).filter {
      face.omits(3, fromContextsIn: UInt32($0), of: FontFace.tag("GSUB"))
    }
    #expect(!omitted.isEmpty)
    for end in stride(from: 0, to: table.count, by: 173) {
      let contexts = ClassContexts(table.span.extracting(..<end), arePositions: false)
      for lookup in 0..<lookupCount(table) where contexts.omit(3, fromLookup: lookup) {
        #expect(omitted.contains(lookup))
      }
    }
    // Every byte in turn is another one.
    for place in stride(from: 0, to: min(table.count, 20_000), by: 7) {
      var broken = table
      broken[place] ^= 0xFF
      for lookup in omitted { _ = ClassContexts(broken.span, arePositions: false).omit(3, fromLookup: lookup) }
    }
  }
}
