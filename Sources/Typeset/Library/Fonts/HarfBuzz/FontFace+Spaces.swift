import CHarfBuzz

extension FontFace {
  /// Whether a lookup that shaping applies by default in a script and language, or an older kerning table, mentions a
  /// glyph.
  ///
  /// `mentions` remembers what is asked of the face's lookups.
  func looksAt(_ glyph: UInt32, script: Script, language: ShapingLanguage, mentions: inout GlyphMentions) -> Bool {
    // State machines see every glyph.
    if usesStateTables { return true }
    var properties = unsafe hb_segment_properties_t()
    let direction = hb_script_get_horizontal_direction(script.harfBuzzScript)
    unsafe properties.direction = direction == HB_DIRECTION_RTL ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    unsafe properties.script = script.harfBuzzScript
    unsafe properties.language = language.handle
    guard let plan = unsafe hb_shape_plan_create_cached(face, &properties, nil, 0, nil) else { return true }
    defer { unsafe hb_shape_plan_destroy(plan) }
    for table in ["GSUB", "GPOS"] as [StaticString] {
      for lookup in unsafe lookups(of: plan, in: Self.tag(table))
      where mentions.find(glyph, in: lookup, of: Self.tag(table), self) {
        return true
      }
    }
    return kernTableHolds(glyph)
  }

  /// The lookups of a table that a plan applies.
  private func lookups(of plan: OpaquePointer, in table: hb_tag_t) -> [UInt32] {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_ot_shape_plan_collect_lookups(plan, table, set)
    var lookups: [UInt32] = []
    var lookup = typeset_hb_set_invalid()
    while unsafe hb_set_next(set, &lookup) != 0 { lookups.append(lookup) }
    return lookups
  }

  private var usesStateTables: Bool {
    length(of: "GSUB") == 0 && length(of: "morx") + length(of: "mort") > 0
      || length(of: "GPOS") == 0 && length(of: "kerx") > 0
  }

  /// Whether the pairs of the old `kern` table hold a glyph; true if they are not plain pairs.
  private func kernTableHolds(_ glyph: UInt32) -> Bool {
    guard length(of: "GPOS") == 0 else { return false }
    let bytes = table("kern")
    func word(_ offset: Int) -> Int { offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : 0 }
    guard bytes.count >= 4 else { return false }
    guard word(0) == 0 else { return true }
    var start = 4
    for _ in 0..<word(2) where start + 14 <= bytes.count {
      guard word(start + 4) >> 8 == 0 else { return true }
      for pair in 0..<word(start + 6) where start + 14 + pair * 6 + 4 <= bytes.count {
        let offset = start + 14 + pair * 6
        if word(offset) == Int(glyph) || word(offset + 2) == Int(glyph) { return true }
      }
      start += max(word(start + 2), 14)
    }
    return false
  }
}

/// Which lookups of a face mention a glyph: each is read once, though many scripts and languages use it.
struct GlyphMentions {
  private struct Question: Hashable {
    var glyph: UInt32
    var table: hb_tag_t
    var lookup: UInt32
  }

  private var answers: [Question: Bool] = [:]

  /// Whether a lookup of a table mentions a glyph.
  fileprivate mutating func find(_ glyph: UInt32, in lookup: UInt32, of table: hb_tag_t, _ face: FontFace) -> Bool {
    let question = Question(glyph: glyph, table: table, lookup: lookup)
    if let known = answers[question] { return known }
    let answer = !face.omits(glyph, fromContextsIn: lookup, of: table) && face.collects(glyph, from: lookup, of: table)
    answers[question] = answer
    return answer
  }
}

extension FontFace {
  /// Whether a lookup consists of contexts with classes of glyphs, and none of them mentions a glyph.
  func omits(_ glyph: UInt32, fromContextsIn lookup: UInt32, of table: hb_tag_t) -> Bool {
    withTable(table) { bytes in
      ClassContexts(bytes, arePositions: table == Self.tag("GPOS")).omit(Int(glyph), fromLookup: Int(lookup))
    }
  }

  /// Whether a glyph is among those of a lookup.
  func collects(_ glyph: UInt32, from lookup: UInt32, of table: hb_tag_t) -> Bool {
    let glyphs = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(glyphs) }
    unsafe hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, nil)
    return unsafe hb_set_has(glyphs, glyph) != 0
  }
}
