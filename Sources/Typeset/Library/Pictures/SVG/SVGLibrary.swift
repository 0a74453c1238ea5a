#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The functions of librsvg and its dependencies, loaded at the first SVG picture, since linking would slow down every start.
///
/// Only one thread at a time may call them; `SVGPicture` ensures this.
struct SVGLibrary: Sendable {
  /// An object of GLib or fontconfig.
  typealias Object = UnsafeMutableRawPointer
  /// Where GLib puts an error.
  typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>?

  /// A length of librsvg.
  struct Length {
    /// The number before the unit.
    var number = 0.0
    /// The unit: 0 percent, 1 px, 2 em, 3 ex, 4 in, 5 cm, 6 mm, 7 pt, 8 pc.
    var unit: CInt = 0
  }

  /// A rectangle of librsvg.
  struct Rectangle {
    /// The left edge.
    var x = 0.0
    /// The top edge.
    var y = 0.0
    /// The extent to the right.
    var width = 0.0
    /// The extent down.
    var height = 0.0
  }

  /// `g_memory_input_stream_new_from_data`.
  let newStream: @convention(c) @Sendable (UnsafeRawPointer, Int, UnsafeRawPointer?) -> Object?
  /// `rsvg_handle_new_from_stream_sync`.
  let newHandle: @convention(c) @Sendable (Object, Object?, CInt, Object?, Failure) -> Object?
  /// `rsvg_handle_set_dpi`.
  let setResolution: @convention(c) @Sendable (Object, Double) -> Void
  /// `rsvg_handle_get_intrinsic_dimensions`.
  let getDimensions:
    @convention(c) @Sendable (
      Object, UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer, UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer
    ) -> Void
  /// `rsvg_handle_render_document`.
  let render: @convention(c) @Sendable (Object, OpaquePointer, UnsafeRawPointer, Failure) -> CInt
  /// `g_object_unref`.
  let release: @convention(c) @Sendable (Object) -> Void
  /// `g_error_free`.
  let freeError: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void
  /// `pango_cairo_font_map_new_for_font_type`.
  let newFontMap: @convention(c) @Sendable (CInt) -> Object?
  /// `pango_fc_font_map_set_config`.
  let setFonts: @convention(c) @Sendable (Object, Object?) -> Void
  /// `pango_cairo_font_map_set_default`, which speaks of the calling thread alone.
  let setFontMap: @convention(c) @Sendable (Object?) -> Void
  /// `FcConfigCreate`.
  let newFontSet: @convention(c) @Sendable () -> Object?
  /// `FcConfigAppFontAddFile`.
  let addFont: @convention(c) @Sendable (Object, UnsafePointer<CChar>) -> CInt
  /// `FcConfigParseAndLoadFromMemory`.
  let addRules: @convention(c) @Sendable (Object, UnsafePointer<CChar>, CInt) -> CInt

  /// The library, or why it cannot be opened.
  static let shared = open(names)
  /// The names of the library, on Linux and elsewhere.
  static let names = ["librsvg-2.so.2", "librsvg-2.2.dylib"]

  /// Opens the first available library of these names.
  static func open(_ names: [String]) -> Result<SVGLibrary, Unavailable> {
    var words: String?
    for name in names {
      if let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        return Result { () throws(Unavailable) in try SVGLibrary(library) }
      }
      words = words ?? dlerror().map { String(cString: $0) }
    }
    return .failure(Unavailable(words: words ?? "not found"))
  }

  /// The reason why the library is unavailable.
  struct Unavailable: Error, Hashable {
    /// The words of the system.
    var words: String
  }

  private init(_ library: UnsafeMutableRawPointer) throws(Unavailable) {
    // The library also provides the functions of its dependencies: GIO, GObject, Pango, fontconfig.
    func function<Function>(_ name: String) throws(Unavailable) -> Function {
      guard let address = dlsym(library, name) else { throw Unavailable(words: "it has no function \(name)") }
      return unsafeBitCast(address, to: Function.self)
    }
    newStream = try function("g_memory_input_stream_new_from_data")
    newHandle = try function("rsvg_handle_new_from_stream_sync")
    setResolution = try function("rsvg_handle_set_dpi")
    getDimensions = try function("rsvg_handle_get_intrinsic_dimensions")
    render = try function("rsvg_handle_render_document")
    release = try function("g_object_unref")
    freeError = try function("g_error_free")
    newFontMap = try function("pango_cairo_font_map_new_for_font_type")
    setFonts = try function("pango_fc_font_map_set_config")
    setFontMap = try function("pango_cairo_font_map_set_default")
    newFontSet = try function("FcConfigCreate")
    addFont = try function("FcConfigAppFontAddFile")
    addRules = try function("FcConfigParseAndLoadFromMemory")
  }

  /// The message of an error of GLib, which is freed.
  func message(of error: UnsafeMutableRawPointer?) -> String {
    guard let error else { return "it cannot be read" }
    defer { freeError(error) }
    // A domain and a code of 32 bits each precede the message.
    let message = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return message.map { String(cString: $0) } ?? "it cannot be read"
  }
}
