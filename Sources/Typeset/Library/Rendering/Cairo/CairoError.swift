import CCairo

/// An operation that Cairo or FreeType refused: an internal error, not one in the document.
struct CairoError: Error, CustomStringConvertible {
  /// The reason, in the library's words.
  var description: String

  init(_ description: String) { self.description = description }

  init(status: cairo_status_t) { description = unsafe "Cairo: " + String(cString: cairo_status_to_string(status)) }

  /// Throws if a status is not success.
  static func check(_ status: cairo_status_t) throws {
    if status != CAIRO_STATUS_SUCCESS { throw CairoError(status: status) }
  }
}

/// The versions of the libraries behind this door.
enum CairoVersion {
  /// Cairo's version.
  static var cairo: String { unsafe String(cString: cairo_version_string()) }

  /// FreeType's version.
  static var freeType: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
