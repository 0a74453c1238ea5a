import CHarfBuzz

/// The picture that shows a glyph.
struct GlyphPicture {
  /// A PNG file.
  var png: [UInt8]
  /// Its edges, in font units from the pen, y upwards.
  var left: Int
  /// See `left`.
  var bottom: Int
  /// See `left`.
  var right: Int
  /// See `left`.
  var top: Int
}

extension FontFace {
  /// Whether glyphs are shown by PNG files (tables CBDT or sbix).
  var hasPictures: Bool { unsafe hb_ot_color_has_png(face) != 0 }

  /// The largest picture of a glyph; nil if it has none, as the space.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var count: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let start = unsafe hb_blob_get_data(blob, &count), count > 0,
      unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0
    else { return nil }
    let png = unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
    return GlyphPicture(
      png: png, left: left, bottom: top + Int(extents.height), right: left + Int(extents.width), top: top)
  }
}
