import Testing

@testable import Typeset

@Suite struct LookupReaderTests {
  /// Rules of a face with 100 glyphs, of which those from 90 are marks.
  private var noRules: NeighbourRules {
    var marks = GlyphSet(glyphCount: 100)
    marks.insert(90...99)
    return NeighbourRules(marks: marks, glyphCount: 100)
  }

  /// A table with one lookup of one subtable, in which offsets count from its start.
  private func table(type: Int, flags: Int = 0, variations: Int = 0, _ subtable: [Int]) -> [UInt8] {
    let header = [1, variations > 0 ? 1 : 0, 0, 0, 14, 0, variations]
    return (header + [1, 4] + [type, flags, 1, 8] + subtable).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// A coverage of single glyphs.
  private func coverage(_ glyphs: Int...) -> [Int] { [1, glyphs.count] + glyphs }

  private func rules(_ table: [UInt8], arePositions: Bool = false, lookup: Int = 0) throws -> NeighbourRules {
    try table.withUnsafeBytes { bytes in
      var reader = LookupReader(bytes, arePositions: arePositions, glyphCount: 100, rules: noRules)
      try reader.read(lookup: lookup)
      return reader.rules
    }
  }

  @Test func aGlyphThatIsSubstitutedAloneHasVariants() throws {
    let moved = try rules(table(type: 1, [1, 6, 5] + coverage(7, 8, 12)))
    #expect(moved.variants(of: 7) == [7, 12, 17] && moved.variants(of: 8) == [8, 13] && moved.keeps(9))
    let listed = try rules(table(type: 1, [2, 10, 2, 50, 95] + coverage(7, 8)))
    #expect(listed.variants(of: 7) == [7, 50])
    #expect(listed.variants(of: 8) == nil, "it becomes a mark")
    #expect(moved.variants(of: 95) == nil, "a mark is no letter")
    let reduced = try rules(table(type: 1, [1, 6, 65_533] + coverage(7)))
    #expect(reduced.variants(of: 7) == [7, 4])
  }

  @Test func aGlyphOfManyVariantsChanges() throws {
    let rules = try rules(table(type: 1, [1, 6, 1] + [2, 1, 0, 80, 0]))
    #expect(rules.variants(of: 70)?.count == 12 && rules.variants(of: 7) == nil)
  }

  @Test func aCoverageMayListRanges() throws {
    let rules = try rules(table(type: 3, [1, 6, 0] + [2, 1, 7, 20, 0]))
    #expect((7...20).allSatisfy { !rules.keeps($0) } && rules.keeps(6) && rules.keeps(21))
  }

  /// The ligatures 7 7, 7 8 9 and 7 mark.
  private var ligatures: [Int] {
    [1, 36, 1, 8] + [3, 8, 14, 22] + [50, 2, 7] + [51, 3, 8, 9] + [52, 2, 95] + coverage(7)
  }

  @Test func theFirstTwoGlyphsOfALigatureMayChange() throws {
    let rules = try rules(table(type: 4, ligatures))
    #expect(rules.keeps(7) && rules.heeds(7) && !rules.heeds(8))
    #expect(rules.mayChange(7, 7) && rules.mayChange(7, 8) && !rules.mayChange(8, 9) && !rules.mayChange(7, 95))
  }

  @Test(arguments: [2, 4]) func glyphsThatMakeNeighboursBySkippingOthersChange(flag: Int) throws {
    let rules = try rules(table(type: 4, flags: flag, [1, 36] + ligatures.dropFirst(2)))
    #expect(!rules.keeps(7))
  }

  @Test func aContextThatNeedsAMarkChangesNothing() throws {
    let rules = try rules(table(type: 6, [3, 0, 1, 14, 1, 20, 0] + coverage(7) + coverage(95)))
    #expect(rules.keeps(7) && !rules.heeds(7))
  }

  @Test func aContextConcernsTwoGlyphsThatFollowEachOther() throws {
    let after = try rules(table(type: 6, [3, 0, 1, 14, 1, 20, 0] + coverage(7) + coverage(8, 95)))
    #expect(after.keeps(7) && after.mayChange(7, 8) && !after.mayChange(8, 7) && !after.mayChange(7, 9))
    let before = try rules(table(type: 6, [3, 1, 14, 1, 20, 0, 0] + coverage(5) + coverage(7)))
    #expect(before.heeds(5) && !before.heeds(7) && before.mayChange(5, 7))
    let two = try rules(table(type: 5, [3, 2, 0, 10, 16] + coverage(7) + coverage(8)))
    #expect(two.keeps(7) && two.mayChange(7, 8))
    let skipping = try rules(table(type: 6, flags: 2, [3, 0, 1, 14, 1, 20, 0] + coverage(7) + coverage(8)))
    #expect(!skipping.keeps(7))
  }

  @Test(arguments: [1, 2]) func aContextOfOneGlyphAppliesOtherLookups(type: Int) throws {
    // The second lookup is that which the first one applies; both are behind the list, which has two offsets.
    let context = [6, 0, 1, 8] + [3, 0, 1, 16, 0, 1, 0, 1] + coverage(7)
    let applied = [type, 0, 1, 8] + [1, 6, 5] + coverage(7)
    let table = ([1, 0, 0, 0, 14, 0, 0] + [2, 6, 6 + 2 * context.count] + context + applied).flatMap {
      [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    #expect(try rules(table).variants(of: 7) == (type == 1 ? [7, 12] : nil))
  }

  @Test func glyphsOfOtherContextsChange() throws {
    #expect(!(try rules(table(type: 6, [2, 12, 0, 0, 0, 0] + coverage(7)))).keeps(7))
    #expect(!(try rules(table(type: 8, [1, 6, 0] + coverage(7)), arePositions: true)).keeps(7))
  }

  @Test func aPairMovesItsFirstGlyphOnly() throws {
    let first = try rules(table(type: 2, [1, 10, 4, 0, 0] + coverage(7)), arePositions: true)
    #expect(first.keeps(7) && first.heeds(7) && !first.mayChange(7, 8))
    let both = try rules(table(type: 2, [1, 10, 4, 4, 0] + coverage(7)), arePositions: true)
    #expect(!both.keeps(7))
  }

  @Test func whereAGlyphIsAloneDoesNotMatter() throws {
    let moved = try rules(table(type: 1, [1, 6, 4] + coverage(7)), arePositions: true)
    #expect(moved.keeps(7) && !moved.heeds(7))
    let marks = try rules(table(type: 4, [1, 8, 14, 0] + coverage(95) + coverage(7)), arePositions: true)
    #expect(marks.keeps(7))
    #expect(
      !(try rules(table(type: 3, [1, 6, 0] + coverage(7)), arePositions: true)).keeps(7), "it joins its neighbours")
  }

  @Test func aSubtableMayBeFarAway() throws {
    #expect(try rules(table(type: 7, [1, 1, 0, 8] + [1, 6, 5] + coverage(7))).variants(of: 7) == [7, 12])
    #expect(throws: LookupReader.Unreadable.self) { try rules(table(type: 7, [1, 7, 0, 8, 1, 7, 0, 8])) }
  }

  @Test func lookupsOfVariableFontsMayBeOthers() throws {
    for variations in [0, 99] {
      let table = table(type: 1, variations: variations, [1, 6, 5] + coverage(7))
      let hasVariations = try table.withUnsafeBytes {
        try LookupReader($0, arePositions: false, glyphCount: 100, rules: noRules).hasVariations()
      }
      #expect(hasVariations == (variations > 0))
    }
  }

  @Test func aTableThatEndsTooSoonIsUnreadable() {
    let whole = table(type: 4, ligatures)
    for end in 0..<whole.count {
      #expect(throws: LookupReader.Unreadable.self, "\(end)") { try rules(Array(whole[..<end])) }
    }
    #expect(throws: LookupReader.Unreadable.self) { try rules(whole, lookup: 1) }
  }

  @Test(arguments: ["Noto Sans", "Noto Sans Arabic UI", "Noto Nastaliq Urdu"])
  func aDamagedTableIsReadOrRefused(family: String) {
    let face = BundledFonts.font(family).face
    let glyphCount = face.glyphCount
    let rules = NeighbourRules(marks: GlyphSet(glyphCount: glyphCount), glyphCount: glyphCount)
    for (name, arePositions) in [("GSUB", false), ("GPOS", true)] as [(StaticString, Bool)] {
      let table = face.table(name)
      for place in stride(from: 10, to: min(table.count, 4_000), by: 61) {
        var damaged = table
        damaged[place] ^= 0xFF
        damaged.withUnsafeBytes { bytes in
          var reader = LookupReader(bytes, arePositions: arePositions, glyphCount: glyphCount, rules: rules)
          for lookup in 0..<10 { try? reader.read(lookup: lookup) }
        }
      }
    }
  }

  @Test func aTableThatTakesTooLongIsUnreadable() {
    // A thousand sequences of the same thousand ligatures.
    let start = 8 + 2 * 1_000
    let sets = Array(repeating: start - 2, count: 1_000)
    let ligatures = [1_000] + Array(repeating: 2 + 2 * 1_000, count: 1_000) + [50, 3, 7, 8]
    let coverageStart = start - 2 + 2 * ligatures.count
    let subtable = [1, coverageStart, 1_000] + sets + ligatures + [2, 1, 0, 80, 0]
    #expect(throws: LookupReader.Unreadable.self) { try rules(table(type: 4, subtable)) }
  }
}

extension NeighbourRules {
  /// Whether a glyph stays what it is beside most others.
  fileprivate func keeps(_ glyph: Int) -> Bool { variants(of: glyph) == [glyph] }

  /// Whether the next glyph matters to one.
  fileprivate func heeds(_ glyph: Int) -> Bool { begins(glyph) || movable.contains(glyph) }
}
