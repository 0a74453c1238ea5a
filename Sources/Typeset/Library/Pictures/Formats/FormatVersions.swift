import CJPEG
import CPNG

/// The version of libjpeg.
enum JPEGVersion {
  /// The number of the library that the program was built with.
  static var number: String {
    let number = typeset_jpeg_version()
    return "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
  }
}

/// The version of libpng.
enum PNGVersion {
  /// The number of the library that runs.
  static var number: String {
    let number = typeset_png_version()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
