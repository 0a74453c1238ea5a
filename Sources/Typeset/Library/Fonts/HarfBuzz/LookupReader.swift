/// Reads lookups of a `GSUB` or `GPOS` table into the rules of a font (OpenType 1.9, chapters GSUB, GPOS and common tables).
struct LookupReader {
  /// What makes the rules unknown: an offset beyond the end, an unknown format, or more than is worth reading.
  struct Unreadable: Error {}

  private let bytes: UnsafeRawBufferPointer
  private let arePositions: Bool
  private let glyphCount: Int
  /// So many more ranges, glyphs and rules may be read.
  private var budget = 100_000
  /// Those of the lookups that were read.
  private(set) var rules: NeighbourRules

  /// Adds to `rules` those of a `GSUB` table, or of a `GPOS` table.
  init(_ bytes: UnsafeRawBufferPointer, arePositions: Bool, glyphCount: Int, rules: NeighbourRules) {
    self.bytes = bytes
    self.arePositions = arePositions
    self.glyphCount = glyphCount
    self.rules = rules
  }

  /// Whether other lookups take the place of these in some instances of a variable font.
  func hasVariations() throws(Unreadable) -> Bool {
    guard try number(at: 2) > 0 else { return false }
    return try number32(at: 10) != 0
  }

  /// Reads one lookup of the table.
  mutating func read(lookup index: Int) throws(Unreadable) {
    let lookup = try start(ofLookup: index)
    // Bases or ligatures that are skipped make neighbours of glyphs that are not.
    let skips = try number(at: lookup + 2) & 0x6 != 0
    for subtable in try subtables(ofLookup: lookup) {
      switch (arePositions, subtable.type) {
      case (true, 1): continue
      case (true, 2) where !skips: try readPairs(subtable.start)
      case (false, 1): try readSubstitutes(subtable.start)
      case (false, 4) where !skips: try readLigatures(subtable.start)
      case (false, 5), (true, 7): try readContexts(subtable.start, isChained: false, skips: skips)
      case (false, 6), (true, 8): try readContexts(subtable.start, isChained: true, skips: skips)
      default: try readChanging(subtable.start)
      }
    }
  }

  private func start(ofLookup index: Int) throws(Unreadable) -> Int {
    let list = try number(at: 8)
    guard index < (try number(at: list)) else { throw Unreadable() }
    return list + (try number(at: list + 2 + 2 * index))
  }

  /// The subtables of a lookup with their types, wherever they are in the table.
  private mutating func subtables(ofLookup lookup: Int) throws(Unreadable) -> [(start: Int, type: Int)] {
    var subtables: [(start: Int, type: Int)] = []
    let extending = arePositions ? 9 : 7
    for place in 0..<(try number(at: lookup + 4)) {
      try spend()
      var start = lookup + (try number(at: lookup + 6 + 2 * place))
      var type = try number(at: lookup)
      if type == extending {
        type = try number(at: start + 2)
        guard type != extending else { throw Unreadable() }
        start += try number32(at: start + 4)
      }
      subtables.append((start, type))
    }
    return subtables
  }

  /// A subtable whose glyphs all count as changing.
  private mutating func readChanging(_ start: Int) throws(Unreadable) {
    rules.addChanging(try coverage(at: start + (try number(at: start + 2))))
  }

  /// GSUB 1: single glyphs.
  private mutating func readSubstitutes(_ start: Int) throws(Unreadable) {
    let format = try number(at: start)
    let third = try number(at: start + 4)
    for (place, glyph) in try glyphs(ofCoverage: start + (try number(at: start + 2))).enumerated() {
      try spend()
      if format == 1 {
        rules.addSubstitute((glyph + third) & 0xFFFF, for: glyph)
      } else if place < third {
        rules.addSubstitute(try number(at: start + 6 + 2 * place), for: glyph)
      }
    }
  }

  /// GPOS 2: pairs. What moves the second glyph of a pair also decides which pair is next.
  private mutating func readPairs(_ start: Int) throws(Unreadable) {
    let first = try coverage(at: start + (try number(at: start + 2)))
    if try number(at: start + 6) == 0 { rules.addMovable(first) } else { rules.addChanging(first) }
  }

  /// GSUB 4: ligatures.
  private mutating func readLigatures(_ start: Int) throws(Unreadable) {
    let first = try glyphs(ofCoverage: start + (try number(at: start + 2)))
    for (place, glyph) in first.prefix(try number(at: start + 4)).enumerated() where !rules.marks.contains(glyph) {
      let set = start + (try number(at: start + 6 + 2 * place))
      for ligature in 0..<(try number(at: set)) {
        let ligature = set + (try number(at: set + 2 + 2 * ligature))
        let count = try number(at: ligature + 2)
        try spend(max(count, 1))
        var hasMark = false
        for component in 1..<max(count, 1) {
          if rules.marks.contains(try number(at: ligature + 2 + 2 * component)) { hasMark = true }
        }
        if hasMark { continue }
        if count > 1 { rules.addLigature(glyph, try number(at: ligature + 4)) } else { rules.addChanging(glyph) }
      }
    }
  }

  /// GSUB 5 and 6, GPOS 7 and 8: contexts. Only those by coverage are read rule by rule.
  private mutating func readContexts(_ start: Int, isChained: Bool, skips: Bool) throws(Unreadable) {
    guard try number(at: start) == 3 else { return try readChanging(start) }
    var position = start + 2
    let before = isChained ? try coverages(&position, of: start) : []
    let inputCount = try number(at: position)
    let actionCount = isChained ? 0 : try number(at: position + 2)
    position += isChained ? 2 : 4
    let input = try coverages(&position, count: inputCount, of: start)
    let after = isChained ? try coverages(&position, of: start) : []
    if skips { rules.addChanging(input.first ?? GlyphSet(glyphCount: glyphCount)) }
    if !arePositions, before.isEmpty, input.count == 1, after.isEmpty {
      let count = isChained ? try number(at: position) : actionCount
      try readActions(at: isChained ? position + 2 : position, count: count, on: input[0])
    } else {
      rules.addSequence(before, input, after)
    }
  }

  /// What a context of a single glyph does to it: other lookups, of which only those for single glyphs are known.
  private mutating func readActions(at start: Int, count: Int, on glyphs: GlyphSet) throws(Unreadable) {
    for place in 0..<count {
      for subtable in try subtables(ofLookup: try self.start(ofLookup: try number(at: start + 4 * place + 2))) {
        if subtable.type == 1 { try readSubstitutes(subtable.start) } else { rules.addChanging(glyphs) }
      }
    }
  }

  private mutating func coverages(_ position: inout Int, of start: Int) throws(Unreadable) -> [GlyphSet] {
    let count = try number(at: position)
    position += 2
    return try coverages(&position, count: count, of: start)
  }

  private mutating func coverages(
    _ position: inout Int, count: Int, of start: Int
  ) throws(Unreadable) -> [GlyphSet] {
    var sets: [GlyphSet] = []
    for _ in 0..<count {
      sets.append(try coverage(at: start + (try number(at: position))))
      position += 2
    }
    return sets
  }

  /// The glyphs of a coverage that are no marks.
  private mutating func coverage(at start: Int) throws(Unreadable) -> GlyphSet {
    try spend(glyphCount / 64 + 1)
    var set = GlyphSet(glyphCount: glyphCount)
    for range in try ranges(ofCoverage: start) { set.insert(range) }
    set.subtract(rules.marks)
    return set
  }

  /// The glyphs of a coverage in the order of their indexes.
  private mutating func glyphs(ofCoverage start: Int) throws(Unreadable) -> [Int] {
    try ranges(ofCoverage: start).flatMap { Array($0) }
  }

  private mutating func ranges(ofCoverage start: Int) throws(Unreadable) -> [ClosedRange<Int>] {
    let stride: Int
    switch try number(at: start) {
    case 1: stride = 2
    case 2: stride = 6
    default: throw Unreadable()
    }
    var ranges: [ClosedRange<Int>] = []
    for place in 0..<(try number(at: start + 2)) {
      let range = start + 4 + place * stride
      let first = try number(at: range)
      let last = stride == 2 ? first : try number(at: range + 2)
      guard first <= last else { throw Unreadable() }
      try spend((last - first) / 16 + 1)
      ranges.append(first...last)
    }
    return ranges
  }

  /// Counts what was read.
  private mutating func spend(_ amount: Int = 1) throws(Unreadable) {
    budget -= amount
    if budget < 0 { throw Unreadable() }
  }

  private func number(at offset: Int) throws(Unreadable) -> Int {
    guard offset >= 0, offset + 1 < bytes.count else { throw Unreadable() }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private func number32(at offset: Int) throws(Unreadable) -> Int {
    try number(at: offset) << 16 | (try number(at: offset + 2))
  }
}
