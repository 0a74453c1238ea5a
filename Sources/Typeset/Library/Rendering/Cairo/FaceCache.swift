import CCairo

/// The faces and the memory for pixels that one rendering task draws with; never shared between tasks, since a FreeType
/// face is not.
///
/// It may serve many documents one after another.
package final class FaceCache {
  private var faces: [ObjectIdentifier: Face] = [:]
  /// The memory for pixels.
  let pixels = PixelMemory()

  /// A face as Cairo has it.
  @safe struct Face {
    /// Cairo's font face.
    var raw: OpaquePointer
    /// Between which heights its glyphs show.
    var heights: GlyphHeights
  }

  init() {}

  /// The Cairo face of a font; kept until the cache goes.
  func face(of font: Font) throws -> Face {
    if let face = faces[ObjectIdentifier(font)] { return face }
    let owner = try FaceOwner(of: font)
    guard let raw = unsafe cairo_ft_font_face_create_for_ft_face(owner.face, Int32(FT_LOAD_NO_HINTING)) else {
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY)
    }
    do {
      unsafe try CairoError.check(cairo_font_face_status(raw))
      unsafe try owner.attach(to: raw)
    } catch {
      unsafe cairo_font_face_destroy(raw)
      throw error
    }
    let face = unsafe Face(raw: raw, heights: GlyphHeights(of: owner.face))
    faces[ObjectIdentifier(font)] = face
    return face
  }

  deinit {
    for face in faces.values { unsafe cairo_font_face_destroy(face.raw) }
  }
}

/// Owns a FreeType face, its library and the font's bytes for as long as Cairo keeps the face made from them.
///
/// Cairo keeps scaled fonts after the last reference to them. If the FreeType face were freed first, another one at the
/// same address would be mistaken for it, and wrong glyphs drawn.
@safe private final class FaceOwner {
  let face: FT_Face
  private let library: FT_Library
  private let font: Font
  private let stream: FontStream

  init(of font: Font) throws {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw CairoError("cannot start FreeType")
    }
    let stream = FontStream(font)
    var arguments = unsafe FT_Open_Args()
    unsafe arguments.flags = UInt32(FT_OPEN_STREAM)
    unsafe arguments.stream = unsafe stream.record
    var face: FT_Face?
    let status = unsafe FT_Open_Face(library, &arguments, font.faceIndex, &face)
    guard status == 0, let face = unsafe face else {
      unsafe FT_Done_FreeType(library)
      throw FontError(font.fileName, .undrawable)
    }
    // Of fonts with PostScript outlines, FreeType makes a table from characters to glyphs by the names in them (see
    // FontStream).
    unsafe face.pointee.charmap = nil
    unsafe self.library = unsafe library
    unsafe self.face = unsafe face
    self.font = font
    self.stream = stream
  }

  /// Hands itself to a Cairo face, which lets it go when it is destroyed.
  func attach(to cairoFace: OpaquePointer) throws {
    let status = unsafe cairo_font_face_set_user_data(
      cairoFace, typeset_face_owner_key(), Unmanaged.passRetained(self).toOpaque()
    ) { unsafe Unmanaged<FaceOwner>.fromOpaque($0!).release() }
    if status != CAIRO_STATUS_SUCCESS { unsafe Unmanaged.passUnretained(self).release() }
    try CairoError.check(status)
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }
}

/// The face of a font whose glyphs are clusters of another font; Cairo writes it as a font of type 3.
@safe final class ClusterFace {
  /// Cairo's face.
  let face: FaceCache.Face
  private let drawing: ClusterDrawing

  /// A face of the clusters of a font, which may grow as long as it is drawn with.
  init(of glyphs: ClusterGlyphs, font: Font, face: FaceCache.Face) throws {
    guard let raw = unsafe cairo_user_font_face_create() else { throw CairoError(status: CAIRO_STATUS_NO_MEMORY) }
    // Cairo cuts off what is outside, at first the square above the baseline.
    unsafe cairo_user_font_face_set_init_func(raw) { _, _, extents in
      unsafe extents?.pointee = cairo_font_extents_t(
        ascent: reach, descent: reach, height: 2 * reach, max_x_advance: reach, max_y_advance: 0)
      return CAIRO_STATUS_SUCCESS
    }
    unsafe cairo_user_font_face_set_render_glyph_func(raw) { font, index, context, extents in
      guard
        let owner = unsafe cairo_font_face_get_user_data(
          cairo_scaled_font_get_font_face(font), typeset_face_owner_key()), let context = unsafe context,
        let extents = unsafe extents
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      let drawing = unsafe Unmanaged<ClusterDrawing>.fromOpaque(owner).takeUnretainedValue()
      unsafe extents.pointee.x_advance = unsafe drawing.draw(UInt(index), on: context)
      return unsafe cairo_status(context)
    }
    drawing = ClusterDrawing(of: glyphs, unitsPerEm: Double(max(1, font.metrics.unitsPerEm)), face: face)
    // Cairo draws the glyphs when it finishes the file, and keeps its face until then.
    let status = unsafe cairo_font_face_set_user_data(
      raw, typeset_face_owner_key(), Unmanaged.passRetained(drawing).toOpaque()
    ) { unsafe Unmanaged<ClusterDrawing>.fromOpaque($0!).release() }
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe Unmanaged.passUnretained(drawing).release()
      unsafe cairo_font_face_destroy(raw)
      throw CairoError(status: status)
    }
    self.face = unsafe FaceCache.Face(raw: raw, heights: face.heights)
  }

  deinit { unsafe cairo_font_face_destroy(face.raw) }
}

/// How far the ink of a cluster may be from its origin, in its size.
private let reach = 100.0

/// Draws the clusters of a font, with a reference to its face.
@safe private final class ClusterDrawing {
  private let glyphs: ClusterGlyphs
  private let unitsPerEm: Double
  private let face: OpaquePointer

  init(of glyphs: ClusterGlyphs, unitsPerEm: Double, face: FaceCache.Face) {
    self.glyphs = glyphs
    self.unitsPerEm = unitsPerEm
    unsafe self.face = unsafe cairo_font_face_reference(face.raw)
  }

  /// Draws a cluster in a size of 1 and returns its advance.
  func draw(_ index: UInt, on context: OpaquePointer) -> Double {
    guard let glyph = glyphs[index] else { return 0 }
    if !glyph.parts.isEmpty {
      unsafe cairo_set_font_face(context, face)
      unsafe cairo_set_font_size(context, 1)
      let parts = glyph.parts.map {
        cairo_glyph_t(index: UInt($0.id), x: Double($0.x) / unitsPerEm, y: -Double($0.y) / unitsPerEm)
      }
      unsafe cairo_show_glyphs(context, parts, Int32(parts.count))
    }
    return Double(glyph.advance) / unitsPerEm
  }

  deinit { unsafe cairo_font_face_destroy(face) }
}
