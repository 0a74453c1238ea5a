import CHarfBuzz

extension FontFace {
  /// The rules of the lookups that shaping applies with these properties; nil if they are not known, or if shaping follows others.
  func neighbourRules(_ setup: ShapingSetup) -> NeighbourRules? {
    // Some versions before HarfBuzz 5 move both glyphs of a pair. Text against the direction of its script is reversed before lookups
    // are applied.
    guard hb_version_atleast(5, 0, 0) != 0, setup.direction == hb_script_get_horizontal_direction(setup.script)
    else { return nil }
    for table in ["morx", "mort", "kerx", "kern", "trak"] as [StaticString] where length(of: table) > 0 { return nil }
    var properties = hb_segment_properties_t()
    (properties.direction, properties.script, properties.language) = (setup.direction, setup.script, setup.language)
    guard let plan = hb_shape_plan_create_cached(face, &properties, nil, 0, nil) else { return nil }
    defer { hb_shape_plan_destroy(plan) }
    guard !setup.joins || lookups(of: plan, in: Self.tag("GSUB")).contains(where: joiningLookups.contains) else {
      return nil
    }
    var rules = NeighbourRules(marks: marks, glyphCount: glyphCount)
    for table in ["GSUB", "GPOS"] as [StaticString] {
      guard let more = add(lookups(of: plan, in: Self.tag(table)), of: Self.tag(table), to: rules) else { return nil }
      rules = more
    }
    return rules
  }

  private func add(_ lookups: [Int], of table: hb_tag_t, to rules: NeighbourRules) -> NeighbourRules? {
    if lookups.isEmpty { return rules }
    return withTable(table) { bytes in
      var reader = LookupReader(bytes, arePositions: table == Self.tag("GPOS"), glyphCount: glyphCount, rules: rules)
      do {
        if try reader.hasVariations() { return nil }
        for lookup in lookups { try reader.read(lookup: lookup) }
      } catch {
        return nil
      }
      return reader.rules
    }
  }

  /// The lookups that join letters; without any, HarfBuzz does so by rules of its own.
  private var joiningLookups: Set<Int> {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    var features = (["isol", "init", "medi", "fina"] as [StaticString]).map(Self.tag) + [0]
    hb_ot_layout_collect_lookups(face, Self.tag("GSUB"), nil, nil, &features, set)
    return Set(Self.members(of: set))
  }

  /// The lookups of a table that a plan applies.
  func lookups(of plan: OpaquePointer, in table: hb_tag_t) -> [Int] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_ot_shape_plan_collect_lookups(plan, table, set)
    return Self.members(of: set)
  }

  private static func members(of set: OpaquePointer?) -> [Int] {
    var members: [Int] = []
    var member = typeset_hb_set_invalid()
    while hb_set_next(set, &member) != 0 { members.append(Int(member)) }
    return members
  }

  /// The glyphs that the font calls marks.
  private var marks: GlyphSet {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_ot_layout_get_glyphs_in_class(face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, set)
    var marks = GlyphSet(glyphCount: glyphCount)
    var first = typeset_hb_set_invalid()
    var last = typeset_hb_set_invalid()
    while hb_set_next_range(set, &first, &last) != 0 { marks.insert(Int(first)...Int(last)) }
    return marks
  }
}
