import CDeflate

/// The version of libdeflate.
enum DeflateVersion {
  /// The number of the library that the program was built with, which has no function for its own.
  static var number: String { LIBDEFLATE_VERSION_STRING }
}
