import CHarfBuzz

/// Shapes stretches of text with HarfBuzz; one per task, since it reuses its buffer.
@safe final class HarfBuzzShaper {
  private let buffer = unsafe hb_buffer_create()!

  /// More code units around a stretch than HarfBuzz ever looks at (five characters).
  private static let contextLength = 12

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// The text in `range`; clusters count from its start.
  ///
  /// `isWhole` is false where `text` is only a part of the text that is shaped, so that its ends mean nothing.
  func shaped(
    _ text: Span<UInt16>, range: Range<Int>, face: FontFace, setup: ShapingSetup, isWhole: Bool
  ) -> ShapedText {
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if isWhole && range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if isWhole && range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    guard let glyphs = shape(text, range: range, face: face, setup: setup, flags: flags) else {
      return ShapedText(
        glyphs: unshaped(text, range: range, face: face, setup: setup), length: range.count,
        blankCount: text.trailingBlankCount(in: range))
    }
    return glyphs.cut(glyphs.indices, units: range, of: text)
  }

  /// Words, each shaped as if it were alone; nil where they change one another.
  ///
  /// `text` is the words one after another; each but the last ends with a blank. `ends` are the offsets at which they
  /// end.
  func words(
    _ text: Span<UInt16>, ends: [Int], face: FontFace, setup: ShapingSetup
  ) -> [ShapedText]? {
    let flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    guard let glyphs = shape(text, range: text.indices, face: face, setup: setup, flags: flags) else { return nil }
    var words: [ShapedText] = []
    words.reserveCapacity(ends.count)
    var start = 0
    // How many glyphs have been taken, in reading order.
    var taken = 0
    for end in ends {
      let first = taken
      while taken < glyphs.count, glyphs.cluster(inOrder: taken, setup) < end { taken += 1 }
      guard first < taken, glyphs.cluster(inOrder: first, setup) == start,
        start == 0 || !glyphs.isBoundToPrevious(inOrder: first, setup)
      else { return nil }
      let range = setup.isRightToLeft ? glyphs.count - taken..<glyphs.count - first : first..<taken
      words.append(glyphs.cut(range, units: start..<end, of: text))
      start = end
    }
    return words
  }

  /// Shapes a range with as much of the text around it as matters; nil where the tables of the font do not let it end.
  @_lifetime(borrow self)
  private func shape(
    _ text: Span<UInt16>, range: Range<Int>, face: FontFace, setup: ShapingSetup, flags: UInt32
  ) -> HarfBuzzGlyphs? {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe hb_buffer_set_direction(buffer, setup.direction)
    unsafe hb_buffer_set_script(buffer, setup.script)
    unsafe hb_buffer_set_language(buffer, setup.language)
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let start = max(range.lowerBound - Self.contextLength, 0)
    let end = min(range.upperBound + Self.contextLength, text.count)
    precondition(start <= range.lowerBound && range.upperBound <= end, "the range lies in the text")
    unsafe text.extracting(start..<end).withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress, CInt(units.count), UInt32(range.lowerBound - start), CInt(range.count))
    }
    let count = UInt32(setup.features.count)
    guard unsafe hb_shape_full(face.font, buffer, setup.features, count, Self.openTypeOnly) != 0,
      unsafe hb_buffer_allocation_successful(buffer) != 0,
      unsafe hb_buffer_get_content_type(buffer) == HB_BUFFER_CONTENT_TYPE_GLYPHS
    else { return nil }
    var (infoCount, positionCount): (UInt32, UInt32) = (0, 0)
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &infoCount)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &positionCount)
    let glyphs = unsafe HarfBuzzGlyphs(
      infos: Span(_unsafeElements: UnsafeBufferPointer(start: infos, count: infos == nil ? 0 : Int(infoCount))),
      positions: Span(
        _unsafeElements: UnsafeBufferPointer(start: positions, count: positions == nil ? 0 : Int(positionCount))),
      textStart: start)
    return unsafe _overrideLifetime(glyphs, borrowing: self)
  }

  /// A glyph for each code point, for fonts whose tables make the text grow beyond all bounds.
  private func unshaped(
    _ text: Span<UInt16>, range: Range<Int>, face: FontFace, setup: ShapingSetup
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = text.scalar(at: offset) ?? ("\u{FFFD}", 1)
      let glyph = face.glyph(for: scalar) ?? 0
      glyphs.append(
        ShapedGlyph(
          id: glyph, cluster: UInt32(offset - range.lowerBound), advance: face.advance(of: glyph), xOffset: 0,
          yOffset: 0, isBoundToPrevious: false))
      offset += length
    }
    if setup.direction == HB_DIRECTION_RTL { glyphs.reverse() }
    return glyphs
  }

  /// No shaper but HarfBuzz's own, whatever else it was built with.
  private nonisolated(unsafe) static let openTypeOnly: [UnsafePointer<CChar>?] = {
    let name: StaticString = "ot"
    return unsafe [UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), nil]
  }()
}

/// The glyphs in a buffer of HarfBuzz, from left to right; those it has until it shapes again.
private struct HarfBuzzGlyphs: ~Escapable {
  private let infos: Span<hb_glyph_info_t>
  private let positions: Span<hb_glyph_position_t>
  /// The offset in the text from which clusters count.
  private let textStart: Int

  @_lifetime(copy infos, copy positions)
  init(infos: Span<hb_glyph_info_t>, positions: Span<hb_glyph_position_t>, textStart: Int) {
    self.infos = infos
    self.positions = positions
    self.textStart = textStart
  }

  /// How many there are.
  var count: Int { min(infos.count, positions.count) }

  var indices: Range<Int> { 0..<count }

  /// The offset in the text of the cluster of a glyph, counted in reading order.
  @inline(__always) func cluster(inOrder order: Int, _ setup: ShapingSetup) -> Int {
    Int(infos[index(order, setup)].cluster) + textStart
  }

  /// Whether the text must not be cut before the cluster of a glyph, counted in reading order.
  func isBoundToPrevious(inOrder order: Int, _ setup: ShapingSetup) -> Bool {
    infos[index(order, setup)].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
  }

  @inline(__always) private func index(_ order: Int, _ setup: ShapingSetup) -> Int {
    setup.isRightToLeft ? count - 1 - order : order
  }

  /// Some of the glyphs as those of a part of the text, from whose start their clusters count.
  func cut(_ range: Range<Int>, units: Range<Int>, of text: Span<UInt16>) -> ShapedText {
    let base = UInt32(units.lowerBound - textStart)
    let (infos, positions) = (infos.extracting(range), positions.extracting(range))
    return ShapedText(
      capacity: range.count, length: units.count, blankCount: text.trailingBlankCount(in: units)
    ) { glyphs in
      for index in infos.indices {
        let (info, position) = (infos[index], positions[index])
        glyphs.append(
          ShapedGlyph(
            id: info.codepoint, cluster: info.cluster &- base, advance: position.x_advance, xOffset: position.x_offset,
            yOffset: position.y_offset, isBoundToPrevious: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
    }
  }
}

/// Shaping properties as HarfBuzz takes them.
@safe struct ShapingSetup {
  let direction: hb_direction_t
  let script: hb_script_t
  let language: hb_language_t?
  let joins: Bool
  /// What is asked of the font besides its defaults. Numbers and signs without letters are not kerned: in a layout from
  /// right to left they are several runs, and would be wider than in one from left to right.
  let features: [hb_feature_t]

  var isRightToLeft: Bool { direction == HB_DIRECTION_RTL }

  init(_ properties: ShapingProperties) {
    direction = properties.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL
    script = properties.script.harfBuzzScript
    unsafe language = properties.language.handle
    joins = properties.script.joins
    features = properties.script == .common ? [Self.withoutKerning] : []
  }

  private static let withoutKerning = hb_feature_t(tag: FontFace.tag("kern"), value: 0, start: 0, end: .max)
}

/// The version of the shaper.
enum HarfBuzzVersion {
  /// The number of the library that runs.
  static var number: String { unsafe String(cString: hb_version_string()) }
}
