import CHarfBuzz

/// The HarfBuzz objects of one face, immutable, so that all tasks may share them.
@safe final class FontFace: Sendable {
  /// An `hb_face_t`; its tables are checked and indexed at first use.
  nonisolated(unsafe) let face: OpaquePointer
  /// An `hb_font_t` scaled to font units, with HarfBuzz's own OpenType functions.
  nonisolated(unsafe) let font: OpaquePointer

  /// Opens one face of the bytes, which stay alive as long as HarfBuzz needs them.
  init(bytes: FontBytes, index: Int) {
    let blob = unsafe Self.blob(of: bytes)
    unsafe face = hb_face_create(blob, UInt32(index))
    unsafe hb_blob_destroy(blob)
    unsafe hb_face_make_immutable(face)
    unsafe font = hb_font_create(face)
    unsafe hb_ot_font_set_funcs(font)
    let unitsPerEm = unsafe CInt(hb_face_get_upem(face))
    unsafe hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    unsafe hb_font_make_immutable(font)
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }

  /// A blob of bytes, which it holds.
  private static func blob(of bytes: FontBytes) -> OpaquePointer? {
    unsafe bytes.span.withUnsafeBytes { memory in
      unsafe hb_blob_create(
        memory.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(memory.count), HB_MEMORY_MODE_READONLY,
        Unmanaged.passRetained(bytes).toOpaque(),
        { holder in unsafe Unmanaged<FontBytes>.fromOpaque(holder!).release() })
    }
  }

  /// The number of faces in the bytes: 1 for a plain font, 0 if it is not a font.
  static func count(in bytes: FontBytes) -> Int {
    let blob = unsafe blob(of: bytes)
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe Int(hb_face_count(blob))
  }

  var unitsPerEm: Int { unsafe Int(hb_face_get_upem(face)) }
  var glyphCount: Int { unsafe Int(hb_face_get_glyph_count(face)) }

  /// Bytes of the table with a four-letter tag; 0 if there is none.
  func length(of table: StaticString) -> Int {
    let blob = unsafe hb_face_reference_table(face, Self.tag(table))
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe Int(hb_blob_get_length(blob))
  }

  /// A copy of a table; empty if there is none.
  func table(_ tag: StaticString) -> [UInt8] {
    withTable(Self.tag(tag)) { bytes in unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) } }
  }

  /// Calls `body` with the bytes of a table, none if there is no such table.
  func withTable<Result>(_ tag: hb_tag_t, _ body: (Span<UInt8>) -> Result) -> Result {
    let blob = unsafe hb_face_reference_table(face, tag)
    defer { unsafe hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &count)
    return unsafe body(Span(_unsafeBytes: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count))))
  }

  /// A string of the `name` table, preferably in English; nil if it is absent or empty.
  func name(_ id: Int) -> String? {
    if let english = unsafe name(id, language: hb_language_from_string("en", -1)) { return english }
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(face, &count) else { return nil }
    for index in 0..<Int(count) where unsafe entries[index].name_id == UInt32(id) {
      if let text = unsafe name(id, language: entries[index].language) { return text }
    }
    return nil
  }

  private func name(_ id: Int, language: hb_language_t?) -> String? {
    var text = [CChar](repeating: 0, count: 1024)
    var size = UInt32(text.count)
    let length = unsafe hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &size, &text)
    guard length > 0, size > 0 else { return nil }
    return String(decoding: text.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The weight 1…1000 of the default instance, by OS/2.
  ///
  /// Some bold fonts, Noto Nastaliq Urdu Bold among them, call their weight regular and say only by a flag that they
  /// are bold.
  var weight: Int {
    let weight = unsafe Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    guard weight.isFinite, weight > 0 else { return 400 }
    if weight == 400, isFlaggedBold { return 700 }
    // Some old fonts count 1…9.
    return Int(min(max(weight < 10 ? weight.rounded() * 100 : weight.rounded(), 1), 1000))
  }

  /// Whether OS/2 or head call it italic or oblique.
  var isItalic: Bool {
    if unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 { return true }
    let style = table("OS/2")
    // Bit 9 of fsSelection, which version 4 brought.
    return style.count >= 64 && style[1] >= 4 && style[62] & 2 != 0
  }

  /// Whether bit 5 of fsSelection in OS/2 is set.
  private var isFlaggedBold: Bool {
    let style = table("OS/2")
    return style.count >= 64 && style[63] & 0x20 != 0
  }

  /// The glyph of a code point without any shaping; nil if the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// How far a glyph moves the pen, in font units.
  func advance(of glyph: UInt32) -> Int32 { unsafe hb_font_get_glyph_h_advance(font, glyph) }

  /// The metric with a tag of the MVAR table, in font units, or a sensible default.
  func metric(_ tag: hb_ot_metrics_tag_t) -> Int {
    var position: hb_position_t = 0
    unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &position)
    return Int(position)
  }

  /// Calls `body` with each range of code points that the font has glyphs for, in ascending order.
  func forEachCoveredRange(_ body: (ClosedRange<UInt32>) -> Void) {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    var first: hb_codepoint_t = typeset_hb_set_invalid()
    var last: hb_codepoint_t = typeset_hb_set_invalid()
    while unsafe hb_set_next_range(set, &first, &last) != 0 { body(first...last) }
  }

  static func tag(_ text: StaticString) -> hb_tag_t {
    text.withUTF8Buffer { bytes in
      precondition(bytes.count == 4, "a tag has four letters")
      return unsafe bytes.reduce(0) { $0 << 8 | hb_tag_t($1) }
    }
  }
}
