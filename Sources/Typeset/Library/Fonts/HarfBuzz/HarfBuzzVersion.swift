import CHarfBuzz

/// The version of the shaper.
enum HarfBuzzVersion {
  /// The number of the library that runs.
  static var number: String { unsafe String(cString: hb_version_string()) }
}
