import CSystem
import Synchronization

/// The functions of librsvg and its dependencies, loaded at the first SVG picture, since linking would slow down every
/// start.
///
/// Only one thread at a time may call them; `SVGDocument` ensures this.
@safe struct SVGLibrary: Sendable {
  /// An object of GLib or fontconfig.
  fileprivate typealias Object = UnsafeMutableRawPointer
  /// Where GLib puts an error.
  fileprivate typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>?

  /// A length of librsvg.
  fileprivate struct Length {
    /// The number before the unit.
    var number = 0.0
    /// The unit: 0 percent, 1 px, 2 em, 3 ex, 4 in, 5 cm, 6 mm, 7 pt, 8 pc.
    var unit: CInt = 0
  }

  /// A rectangle of librsvg.
  fileprivate struct Rectangle {
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
  fileprivate let newStream: @convention(c) @Sendable (UnsafeRawPointer, Int, UnsafeRawPointer?) -> Object?
  /// `rsvg_handle_new_from_stream_sync`.
  fileprivate let newHandle: @convention(c) @Sendable (Object, Object?, CInt, Object?, Failure) -> Object?
  /// `rsvg_handle_set_dpi`.
  fileprivate let setResolution: @convention(c) @Sendable (Object, Double) -> Void
  /// `rsvg_handle_get_intrinsic_dimensions`.
  fileprivate let getDimensions:
    @convention(c) @Sendable (
      Object, UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer, UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer
    ) -> Void
  /// `rsvg_handle_render_document`.
  fileprivate let render: @convention(c) @Sendable (Object, OpaquePointer, UnsafeRawPointer, Failure) -> CInt
  /// `g_object_unref`.
  fileprivate let release: @convention(c) @Sendable (Object) -> Void
  /// `g_error_free`.
  fileprivate let freeError: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void
  /// `pango_cairo_font_map_new_for_font_type`.
  fileprivate let newFontMap: @convention(c) @Sendable (CInt) -> Object?
  /// `pango_fc_font_map_set_config`.
  fileprivate let setFonts: @convention(c) @Sendable (Object, Object?) -> Void
  /// `pango_cairo_font_map_set_default`, which speaks of the calling thread alone.
  fileprivate let setFontMap: @convention(c) @Sendable (Object?) -> Void
  /// `FcConfigCreate`.
  fileprivate let newFontSet: @convention(c) @Sendable () -> Object?
  /// `FcConfigAppFontAddFile`.
  fileprivate let addFont: @convention(c) @Sendable (Object, UnsafePointer<CChar>) -> CInt
  /// `FcConfigParseAndLoadFromMemory`.
  fileprivate let addRules: @convention(c) @Sendable (Object, UnsafePointer<CChar>, CInt) -> CInt

  /// The library, or why it cannot be opened.
  static let shared = open(names)
  /// The names of the library, on Linux and elsewhere.
  static let names = ["librsvg-2.so.2", "librsvg-2.2.dylib"]

  /// Opens the first available library of these names.
  static func open(_ names: [String]) -> Result<SVGLibrary, Unavailable> {
    var words: String?
    for name in names {
      if let library = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        return Result { () throws(Unavailable) in try unsafe SVGLibrary(library) }
      }
      words = unsafe words ?? dlerror().map { unsafe String(cString: $0) }
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
      guard let address = unsafe dlsym(library, name) else { throw Unavailable(words: "it has no function \(name)") }
      return unsafe unsafeBitCast(address, to: Function.self)
    }
    unsafe newStream = try function("g_memory_input_stream_new_from_data")
    unsafe newHandle = try function("rsvg_handle_new_from_stream_sync")
    unsafe setResolution = try function("rsvg_handle_set_dpi")
    unsafe getDimensions = try function("rsvg_handle_get_intrinsic_dimensions")
    unsafe render = try function("rsvg_handle_render_document")
    unsafe release = try function("g_object_unref")
    unsafe freeError = try function("g_error_free")
    unsafe newFontMap = try function("pango_cairo_font_map_new_for_font_type")
    unsafe setFonts = try function("pango_fc_font_map_set_config")
    unsafe setFontMap = try function("pango_cairo_font_map_set_default")
    unsafe newFontSet = try function("FcConfigCreate")
    unsafe addFont = try function("FcConfigAppFontAddFile")
    unsafe addRules = try function("FcConfigParseAndLoadFromMemory")
  }

  /// The message of an error of GLib, which is freed.
  fileprivate func message(of error: UnsafeMutableRawPointer?) -> String {
    guard let error = unsafe error else { return "it cannot be read" }
    defer { unsafe freeError(error) }
    // A domain and a code of 32 bits each precede the message.
    let message = unsafe error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return unsafe message.map { unsafe String(cString: $0) } ?? "it cannot be read"
  }
}

/// The context of Cairo that a picture is drawn on, with the object that has it.
@safe struct SVGTarget {
  fileprivate let context: OpaquePointer
  private let owner: AnyObject

  /// The context of an object, which exists for as long.
  @unsafe init(context: OpaquePointer, owner: AnyObject) {
    unsafe self.context = context
    self.owner = owner
  }
}

/// A picture that librsvg has read.
@safe final class SVGDocument: @unchecked Sendable {
  /// Its extent in points: a pixel of SVG is a point.
  let size: Size
  private let library: SVGLibrary
  private let handle: SVGLibrary.Object

  /// librsvg and Pango are used by one thread at a time, with the font maps by the files that they hold.
  private static let fontMaps = Mutex<[[String]: SVGFonts]>([:])

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8], _ library: SVGLibrary) throws(PictureError.Reason) {
    self.library = library
    unsafe (handle, size) = try unsafe Self.fontMaps.withLock { (_) throws(PictureError.Reason) in
      nonisolated(unsafe) let result = try unsafe Self.read(bytes, library)
      return unsafe result
    }
  }

  private static func read(
    _ bytes: [UInt8], _ library: SVGLibrary
  ) throws(PictureError.Reason) -> (SVGLibrary.Object, Size) {
    var failure: PictureError.Reason?
    let handle = unsafe bytes.withUnsafeBytes { bytes -> SVGLibrary.Object? in
      guard let start = bytes.baseAddress, let stream = unsafe library.newStream(start, bytes.count, nil) else {
        return nil
      }
      defer { unsafe library.release(stream) }
      var error: UnsafeMutableRawPointer?
      // Without a base address, nothing outside the file is read; embedded JPEG pictures are kept unchanged.
      let keepImageData: CInt = 2
      if let handle = unsafe library.newHandle(stream, nil, keepImageData, nil, &error) { return unsafe handle }
      failure = unsafe .damaged(.svg, library.message(of: error))
      return nil
    }
    guard let handle = unsafe handle else { throw failure ?? .noSize }
    // A pixel is a point, so an inch has 72.
    unsafe library.setResolution(handle, 72)
    guard let size = unsafe Self.size(of: handle, library) else {
      unsafe library.release(handle)
      throw .noSize
    }
    return unsafe (handle, size)
  }

  deinit { Self.fontMaps.withLock { _ in unsafe library.release(handle) } }

  /// Draws it from (0, 0) to its size, its texts with some fonts; returns the error message of librsvg, or nil on
  /// success.
  func draw(on target: SVGTarget, with fonts: PictureFonts?) -> String? {
    nonisolated(unsafe) let target = target
    return Self.fontMaps.withLock { maps in
      guard let fonts else { return unsafe render(on: target) }
      let key = fonts.files.map(\.path)
      let map = maps[key] ?? SVGFonts(fonts, library: library)
      maps[key] = map
      return map.inForce { unsafe render(on: target) }
    }
  }

  private func render(on target: SVGTarget) -> String? {
    var viewport = SVGLibrary.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutableRawPointer?
    let isDrawn = unsafe library.render(handle, target.context, &viewport, &error) != 0
    return unsafe isDrawn ? nil : library.message(of: error)
  }

  /// The size from width, height and viewBox of the root; nil if they give none.
  private static func size(of handle: SVGLibrary.Object, _ library: SVGLibrary) -> Size? {
    var (hasWidth, hasHeight, hasBox): (CInt, CInt, CInt) = (0, 0, 0)
    var (width, height) = (SVGLibrary.Length(), SVGLibrary.Length())
    var box = SVGLibrary.Rectangle()
    unsafe library.getDimensions(handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
    let across = hasWidth != 0 ? width.points : nil
    let down = hasHeight != 0 ? height.points : nil
    let ratio = hasBox != 0 && box.width > 0 && box.height > 0 ? box.width / box.height : nil
    let size: Size? =
      switch (across, down, ratio) {
      case (let across?, let down?, _): Size(width: across, height: down)
      case (let across?, nil, let ratio?): Size(width: across, height: across / ratio)
      case (nil, let down?, let ratio?): Size(width: down * ratio, height: down)
      case (nil, nil, _?): Size(width: box.width, height: box.height)
      default: nil
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return size
  }
}

extension SVGLibrary.Length {
  /// The length in points; nil if it is a percentage.
  fileprivate var points: Double? {
    switch unit {
    case 1, 7: number
    case 2, 8: number * 12
    case 3: number * 6
    case 4: number * 72
    case 5: number * 72 / 2.54
    case 6: number * 72 / 25.4
    default: nil
    }
  }
}

/// A font map of Pango, with some fonts and none of the machine's.
@safe final class SVGFontMap: @unchecked Sendable {
  private let library: SVGLibrary
  private let map: SVGLibrary.Object
  /// Cairo's number for fonts of FreeType.
  private static let freeTypeFonts: CInt = 1

  /// A map of the fonts at some paths, chosen by rules of fontconfig; nil if memory is exhausted.
  init?(files: [String], rules: String, _ library: SVGLibrary) {
    guard let set = unsafe library.newFontSet(), let map = unsafe library.newFontMap(Self.freeTypeFonts) else {
      return nil
    }
    for file in files { _ = unsafe library.addFont(set, file) }
    _ = unsafe library.addRules(set, rules, 0)
    unsafe library.setFonts(map, set)
    self.library = library
    unsafe self.map = map
  }

  deinit { unsafe library.release(map) }

  /// Does something while texts of this thread take these fonts.
  func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
    unsafe library.setFontMap(map)
    defer { library.setFontMap(nil) }
    return try body()
  }
}
