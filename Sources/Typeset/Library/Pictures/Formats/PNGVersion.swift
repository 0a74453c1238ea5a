import CPNG

/// The version of libpng.
enum PNGVersion {
  /// The number of the library that runs.
  static var number: String {
    let number = typeset_png_version()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
