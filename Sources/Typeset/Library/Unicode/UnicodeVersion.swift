import CICU

/// The version behind the analysis of text.
enum UnicodeVersion {
  /// That of ICU, such as `72.1`.
  static let icu = unsafe String(cString: typeset_icu_version())
}
