import CSystem

/// The versions of the libraries that come along with others: those of librsvg, and those of Cairo.
enum LoadedLibraries {
  /// Name and number of each; `none` for a library that is missing.
  static var versions: [(name: String, number: String)] {
    let svg = unsafe (try? SVGLibrary.shared.get()).flatMap { _ in
      unsafe SVGLibrary.names.lazy.compactMap(unsafe handle).first
    }
    let program = unsafe dlopen(nil, RTLD_NOW)
    return unsafe [
      ("librsvg", numbers(["rsvg_major_version", "rsvg_minor_version", "rsvg_micro_version"], in: svg)),
      ("pango", text("pango_version_string", in: svg)),
      (
        "gdk-pixbuf",
        numbers(["gdk_pixbuf_major_version", "gdk_pixbuf_minor_version", "gdk_pixbuf_micro_version"], in: svg)
      ),
      ("pixman", text("pixman_version_string", in: program)), ("zlib", text("zlibVersion", in: program)),
      ("fontconfig", number("FcGetVersion", in: program)),
    ].map { ($0, $1 ?? "none") }
  }

  private static func handle(of name: String) -> UnsafeMutableRawPointer? { unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) }

  /// What a function without parameters gives, a text of C.
  private static func text(_ name: String, in library: UnsafeMutableRawPointer?) -> String? {
    guard let library = unsafe library, let address = unsafe dlsym(library, name) else { return nil }
    let function = unsafe unsafeBitCast(address, to: (@convention(c) () -> UnsafePointer<CChar>?).self)
    return unsafe function().map { unsafe String(cString: $0) }
  }

  /// What a function without parameters gives, a number such as 21400 for 2.14.0.
  private static func number(_ name: String, in library: UnsafeMutableRawPointer?) -> String? {
    guard let library = unsafe library, let address = unsafe dlsym(library, name) else { return nil }
    let number = unsafe unsafeBitCast(address, to: (@convention(c) () -> CInt).self)()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  /// The numbers in some variables, with dots between them.
  private static func numbers(_ names: [String], in library: UnsafeMutableRawPointer?) -> String? {
    guard let library = unsafe library else { return nil }
    let found = names.compactMap { unsafe dlsym(library, $0)?.load(as: CUnsignedInt.self) }
    return found.count == names.count ? found.map(String.init).joined(separator: ".") : nil
  }
}
