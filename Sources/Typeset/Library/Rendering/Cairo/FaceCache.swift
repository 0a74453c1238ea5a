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
    /// A glyph that shows nothing and has no width; nil if the font has none.
    var emptyGlyph: UInt32?
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
    let face = unsafe Face(raw: raw, emptyGlyph: owner.emptyGlyph, heights: GlyphHeights(of: owner.face))
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

  /// The glyph of a joiner, a non-joiner or a direction mark that is empty as it should be.
  var emptyGlyph: UInt32? {
    for scalar in [0x200D, 0x200C, 0x200E, 0x200F, 0x200B] as [UInt32] {
      guard let glyph = Unicode.Scalar(scalar).flatMap(font.glyph(for:)), glyph != 0,
        unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
        unsafe face.pointee.glyph.pointee.outline.n_contours == 0, unsafe face.pointee.glyph.pointee.advance.x == 0
      else { continue }
      return glyph
    }
    return nil
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
