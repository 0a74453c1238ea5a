/// What the lookups of a font do to texts without marks: which glyphs they may change, alone or together with the next one.
///
/// Every other glyph stays what it is, and only the next one may move it. So a word can be put together from what is known of
/// each pair of its letters. The rules are read from the font (OpenType 1.9, `GSUB` and `GPOS`); where they are not simple, a
/// glyph counts as changing.
struct NeighbourRules: Sendable {
  /// The marks of the font, which its lookups may skip.
  let marks: GlyphSet
  /// The glyphs that may be changed in ways that are not known.
  private(set) var changing: GlyphSet
  /// The glyphs that may be moved by the next one.
  private(set) var movable: GlyphSet
  /// The glyphs that another one may replace, whatever is beside them.
  private var substituted: GlyphSet
  /// Each of them with a glyph that may replace it.
  private var substitutes: [(glyph: UInt16, substitute: UInt16)] = []
  /// Glyphs that may be changed together: the first two of a sequence.
  private var sequences: [(first: GlyphSet, second: GlyphSet)] = []
  /// The first two glyphs of ligatures, in one number.
  private var ligatures: Set<Int> = []
  /// The first glyphs of sequences and ligatures.
  private var beginnings: GlyphSet

  /// The glyphs of further substitutions count as changing.
  private static let mostSubstitutes = 4_000
  /// A glyph with more variants counts as changing.
  private static let mostVariants = 16

  /// Without lookups.
  init(marks: GlyphSet, glyphCount: Int) {
    self.marks = marks
    changing = GlyphSet(glyphCount: glyphCount)
    movable = changing
    substituted = changing
    beginnings = changing
  }

  /// A glyph, and all that may replace it whatever is beside it; nil if one of them is a mark or may be changed otherwise.
  func variants(of glyph: Int) -> [Int]? {
    var variants = [glyph]
    var next = 0
    while next < variants.count {
      let variant = variants[next]
      if changing.contains(variant) || marks.contains(variant) || variants.count > Self.mostVariants { return nil }
      next += 1
      guard substituted.contains(variant) else { continue }
      for entry in substitutes where entry.glyph == variant && !variants.contains(Int(entry.substitute)) {
        variants.append(Int(entry.substitute))
      }
    }
    return variants
  }

  /// Whether a glyph begins a sequence that may be changed.
  func begins(_ glyph: Int) -> Bool { beginnings.contains(glyph) }

  /// Whether two glyphs that follow each other may be changed together.
  func mayChange(_ first: Int, _ second: Int) -> Bool {
    guard beginnings.contains(first) else { return false }
    return ligatures.contains(Self.pair(first, second))
      || sequences.contains { $0.first.contains(first) && $0.second.contains(second) }
  }

  private static func pair(_ first: Int, _ second: Int) -> Int { first << 16 | second }
}

extension NeighbourRules {
  /// Adds glyphs that a rule changes in ways that are not known.
  mutating func addChanging(_ glyphs: GlyphSet) { changing.formUnion(glyphs) }

  /// Adds a glyph that such a rule changes.
  mutating func addChanging(_ glyph: Int) { changing.insert(glyph...glyph) }

  /// Adds glyphs that a rule moves where another one follows.
  mutating func addMovable(_ glyphs: GlyphSet) { movable.formUnion(glyphs) }

  /// Adds a rule that replaces a glyph, whatever is beside it.
  mutating func addSubstitute(_ substitute: Int, for glyph: Int) {
    if substitutes.count < Self.mostSubstitutes {
      substitutes.append((UInt16(truncatingIfNeeded: glyph), UInt16(truncatingIfNeeded: substitute)))
      substituted.insert(glyph...glyph)
    } else {
      addChanging(glyph)
    }
  }

  /// Adds a rule for a glyph with the one behind it.
  mutating func addLigature(_ first: Int, _ second: Int) {
    ligatures.insert(Self.pair(first, second))
    beginnings.insert(first...first)
  }

  /// Adds a rule for glyphs that follow each other; nothing changes unless there is one for each place.
  mutating func addSequence(_ before: [GlyphSet], _ input: [GlyphSet], _ after: [GlyphSet]) {
    guard (before + input + after).allSatisfy({ !$0.isEmpty }), let first = input.first else { return }
    if let second = input.dropFirst().first ?? after.first {
      sequences.append((first, second))
      beginnings.formUnion(first)
    } else if let previous = before.first {
      sequences.append((previous, first))
      beginnings.formUnion(previous)
    } else {
      changing.formUnion(first)
    }
  }
}
