import CHarfBuzz

extension FontFace {
  /// Whether the shaper can show all of `scalars`, which are one grapheme, with glyphs of this face.
  ///
  /// As HarfBuzz does it: a character may be taken apart where the face puts the mark in its place, or put together
  /// with the mark after it (UAX #15), and wide and narrow blanks are made from the space.
  func shows(_ scalars: [Unicode.Scalar]) -> Bool {
    var base: Unicode.Scalar?
    for scalar in scalars {
      if shows(scalar) {
        base = scalar
      } else if let before = base, let composed = Self.composed(before, scalar), shows(composed) {
        base = composed
      } else {
        return showsComposed(scalars)
      }
    }
    return true
  }

  /// Whether the face has a grapheme once its first character is put together with all marks that go with it, also with
  /// others between them, and though the face lacks the character alone.
  private func showsComposed(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count > 1, var base = scalars.first else { return false }
    var rest: [Unicode.Scalar] = []
    for mark in scalars.dropFirst().sorted(by: { $0.combiningClass < $1.combiningClass }) {
      // A mark of the same class before it keeps it from the base (UAX #15, D115).
      let isBlocked = rest.contains { $0.combiningClass == mark.combiningClass }
      if !isBlocked, let whole = Self.composed(base, mark) { base = whole } else { rest.append(mark) }
    }
    return rest.count < scalars.count - 1 && shows(base) && rest.allSatisfy { shows($0) }
  }

  /// Scalars with every mark put together with the character before it where Unicode has a character for both, as
  /// HarfBuzz does where a face has that one.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.reduce(into: []) { result, scalar in
      if let last = result.last, let whole = composed(last, scalar) {
        result[result.count - 1] = whole
      } else {
        result.append(scalar)
      }
    }
  }

  private func shows(_ scalar: Unicode.Scalar, depth: Int = 0) -> Bool {
    if glyph(for: scalar) != nil { return true }
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return glyph(for: " ") != nil
    case 0x2011: return glyph(for: "\u{2010}") != nil
    default: break
    }
    guard depth < 8, scalar.value >= 0xC0 else { return false }
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    guard unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0,
      let base = Unicode.Scalar(first), shows(base, depth: depth + 1)
    else { return false }
    guard second != 0 else { return true }
    return Unicode.Scalar(second).map { shows($0, depth: depth + 1) } ?? false && putsMarkInPlace(in: scalar)
  }

  /// Whether the mark of a character that is taken apart comes to its place; otherwise ≠ would be an equals sign and a
  /// slash beside it.
  private func putsMarkInPlace(in scalar: Unicode.Scalar) -> Bool {
    guard let buffer = unsafe hb_buffer_create() else { return false }
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe hb_buffer_add(buffer, scalar.value, 0)
    unsafe hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count) else { return false }
    return unsafe UnsafeBufferPointer(start: positions, count: Int(count)).allSatisfy { position in
      count == 1 || position.x_advance != 0 || position.x_offset != 0 || position.y_offset != 0
    }
  }

  private static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    var whole: hb_codepoint_t = 0
    guard unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), base.value, mark.value, &whole) != 0 else {
      return nil
    }
    return Unicode.Scalar(whole)
  }
}

extension Unicode.Scalar {
  fileprivate var combiningClass: UInt8 { properties.canonicalCombiningClass.rawValue }
}
