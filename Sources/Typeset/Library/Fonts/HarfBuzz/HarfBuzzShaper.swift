import CHarfBuzz

/// Shapes stretches of text with HarfBuzz; one per task, since it reuses its buffer.
final class HarfBuzzShaper {
  private let buffer = hb_buffer_create()!

  /// More code units around a stretch than HarfBuzz ever looks at (five characters).
  private static let contextLength = 12

  deinit { hb_buffer_destroy(buffer) }

  /// The glyphs of `range` from left to right; clusters count from its start.
  ///
  /// `isWhole` is false where `text` is only a part of the text that is shaped, so that its ends mean nothing.
  func glyphs(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, face: FontFace, setup: ShapingSetup, isWhole: Bool
  ) -> [ShapedGlyph] {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, setup.direction)
    hb_buffer_set_script(buffer, setup.script)
    hb_buffer_set_language(buffer, setup.language)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if isWhole && range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if isWhole && range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
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
    else { return unshaped(text, range: range, face: face, setup: setup) }
    return shapedGlyphs(from: UInt32(range.lowerBound - start))
  }

  private func shapedGlyphs(from base: UInt32) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return [ShapedGlyph](unsafeUninitializedCapacity: Int(count)) { glyphs, initialized in
      for index in 0..<Int(count) {
        let (info, position) = (infos[index], positions[index])
        (glyphs.baseAddress! + index).initialize(
          to: ShapedGlyph(
            id: info.codepoint, cluster: info.cluster &- base, advance: position.x_advance, xOffset: position.x_offset,
            yOffset: position.y_offset, isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
      initialized = Int(count)
    }
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
