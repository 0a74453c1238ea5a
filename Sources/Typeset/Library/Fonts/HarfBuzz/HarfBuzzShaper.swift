import CHarfBuzz

/// Shapes stretches of text with HarfBuzz; one per task, since it reuses its buffer.
final class HarfBuzzShaper {
  private let buffer = hb_buffer_create()!

  /// More code units around a stretch than HarfBuzz ever looks at (five characters).
  private static let contextLength = 12

  deinit { hb_buffer_destroy(buffer) }

  /// The text in `range`; clusters count from its start.
  ///
  /// `isWhole` is false where `text` is only a part of the text that is shaped, so that its ends mean nothing.
  func shaped(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, face: FontFace, setup: ShapingSetup, isWhole: Bool
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
  /// `text` is the words one after another; each but the last ends with a blank. `ends` are the offsets at which they end.
  func words(
    _ text: UnsafeBufferPointer<UInt16>, ends: [Int], face: FontFace, setup: ShapingSetup
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
        start == 0 || !glyphs.isUnsafeToBreak(inOrder: first, setup)
      else { return nil }
      let range = setup.isRightToLeft ? glyphs.count - taken..<glyphs.count - first : first..<taken
      words.append(glyphs.cut(range, units: start..<end, of: text))
      start = end
    }
    return words
  }

  /// Shapes a range with as much of the text around it as matters; nil where the tables of the font do not let it end.
  private func shape(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, face: FontFace, setup: ShapingSetup, flags: UInt32
  ) -> HarfBuzzGlyphs? {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, setup.direction)
    hb_buffer_set_script(buffer, setup.script)
    hb_buffer_set_language(buffer, setup.language)
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let start = max(range.lowerBound - Self.contextLength, 0)
    let end = min(range.upperBound + Self.contextLength, text.count)
    hb_buffer_add_utf16(
      buffer, text.baseAddress! + start, CInt(end - start), UInt32(range.lowerBound - start), CInt(range.count))
    let isShaped = Self.openTypeOnly.withUnsafeBufferPointer { shapers in
      hb_shape_full(face.font, buffer, nil, 0, shapers.baseAddress) != 0
    }
    guard isShaped, hb_buffer_allocation_successful(buffer) != 0,
      hb_buffer_get_content_type(buffer) == HB_BUFFER_CONTENT_TYPE_GLYPHS
    else { return nil }
    return HarfBuzzGlyphs(in: buffer, textStart: start)
  }

  /// A glyph for each code point, for fonts whose tables make the text grow beyond all bounds.
  private func unshaped(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, face: FontFace, setup: ShapingSetup
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = text.scalar(at: offset) ?? ("\u{FFFD}", 1)
      let glyph = face.glyph(for: scalar) ?? 0
      glyphs.append(
        ShapedGlyph(
          id: glyph, cluster: UInt32(offset - range.lowerBound), advance: face.advance(of: glyph), xOffset: 0,
          yOffset: 0, isUnsafeToBreak: false))
      offset += length
    }
    if setup.direction == HB_DIRECTION_RTL { glyphs.reverse() }
    return glyphs
  }

  /// No shaper but HarfBuzz's own, whatever else it was built with.
  private nonisolated(unsafe) static let openTypeOnly: [UnsafePointer<CChar>?] = {
    let name: StaticString = "ot"
    return [UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), nil]
  }()
}

extension UnsafeBufferPointer<UInt16> {
  /// How many blanks (U+0020) a range ends with.
  func trailingBlankCount(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == 0x20 { end -= 1 }
    return range.upperBound - end
  }
}

/// The glyphs in a buffer of HarfBuzz, from left to right; valid until it shapes again.
private struct HarfBuzzGlyphs {
  private let infos: UnsafeMutablePointer<hb_glyph_info_t>?
  private let positions: UnsafeMutablePointer<hb_glyph_position_t>?
  /// How many there are.
  let count: Int
  /// The offset in the text from which clusters count.
  private let textStart: Int

  init(in buffer: OpaquePointer, textStart: Int) {
    var count: UInt32 = 0
    infos = hb_buffer_get_glyph_infos(buffer, &count)
    positions = hb_buffer_get_glyph_positions(buffer, &count)
    self.count = infos == nil || positions == nil ? 0 : Int(count)
    self.textStart = textStart
  }

  var indices: Range<Int> { 0..<count }

  /// The offset in the text of the cluster of a glyph, counted in reading order.
  @inline(__always) func cluster(inOrder order: Int, _ setup: ShapingSetup) -> Int {
    Int(infos![index(order, setup)].cluster) + textStart
  }

  /// Whether the text must not be cut before the cluster of a glyph, counted in reading order.
  func isUnsafeToBreak(inOrder order: Int, _ setup: ShapingSetup) -> Bool {
    infos![index(order, setup)].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
  }

  @inline(__always) private func index(_ order: Int, _ setup: ShapingSetup) -> Int {
    setup.isRightToLeft ? count - 1 - order : order
  }

  /// Some of the glyphs as those of a part of the text, from whose start their clusters count.
  func cut(_ range: Range<Int>, units: Range<Int>, of text: UnsafeBufferPointer<UInt16>) -> ShapedText {
    let base = UInt32(units.lowerBound - textStart)
    return ShapedText(
      count: range.count, length: units.count, blankCount: text.trailingBlankCount(in: units)
    ) { glyphs in
      // Without glyphs there may be no memory for them.
      guard let infos, let positions else { return }
      for (place, index) in range.enumerated() {
        let (info, position) = (infos[index], positions[index])
        (glyphs + place).initialize(
          to: ShapedGlyph(
            id: info.codepoint, cluster: info.cluster &- base, advance: position.x_advance, xOffset: position.x_offset,
            yOffset: position.y_offset, isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
    }
  }
}

/// Shaping properties as HarfBuzz takes them.
struct ShapingSetup {
  let direction: hb_direction_t
  let script: hb_script_t
  let language: hb_language_t?
  let joins: Bool

  var isRightToLeft: Bool { direction == HB_DIRECTION_RTL }

  init(_ properties: ShapingProperties) {
    direction = properties.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL
    script = properties.script.harfBuzzScript
    language = properties.language.handle
    joins = properties.script.joins
  }
}
