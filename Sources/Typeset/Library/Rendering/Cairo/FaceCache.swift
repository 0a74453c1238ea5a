import CCairo

/// The faces that one rendering task draws with; never shared between tasks, since a FreeType face is not.
///
/// It may serve many documents one after another.
final class FaceCache {
  private var faces: [ObjectIdentifier: OpaquePointer] = [:]

  init() {}

  /// The Cairo face of a font; kept until the cache goes.
  func face(of font: Font) throws -> OpaquePointer {
    if let face = faces[ObjectIdentifier(font)] { return face }
    let owner = try FaceOwner(of: font)
    guard let face = cairo_ft_font_face_create_for_ft_face(owner.face, Int32(FT_LOAD_NO_HINTING)) else {
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY)
    }
    do {
      try CairoError.check(cairo_font_face_status(face))
      try owner.attach(to: face)
    } catch {
      cairo_font_face_destroy(face)
      throw error
    }
    faces[ObjectIdentifier(font)] = face
    return face
  }

  deinit {
    for face in faces.values { cairo_font_face_destroy(face) }
  }
}

/// Owns a FreeType face, its library and the font's bytes for as long as Cairo keeps the face that is made from them.
///
/// Cairo holds scaled fonts after the last reference to them. Were the FreeType face freed first, another at the same address
/// would be taken for it, and wrong glyphs drawn.
private final class FaceOwner {
  let face: FT_Face
  private let library: FT_Library
  private let font: Font

  init(of font: Font) throws {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw CairoError("FreeType does not start") }
    var face: FT_Face?
    let bytes = font.bytes
    let status = FT_New_Memory_Face(
      library, bytes.pointer, bytes.count, font.faceIndex, &face)
    guard status == 0, let face else {
      FT_Done_FreeType(library)
      throw CairoError("FreeType cannot read the font \"\(font.family)\"")
    }
    self.library = library
    self.face = face
    self.font = font
  }

  /// Hands itself to a Cairo face, which lets it go when it is destroyed.
  func attach(to cairoFace: OpaquePointer) throws {
    let status = cairo_font_face_set_user_data(
      cairoFace, typeset_face_owner_key(), Unmanaged.passRetained(self).toOpaque()
    ) { Unmanaged<FaceOwner>.fromOpaque($0!).release() }
    if status != CAIRO_STATUS_SUCCESS { Unmanaged.passUnretained(self).release() }
    try CairoError.check(status)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }
}
