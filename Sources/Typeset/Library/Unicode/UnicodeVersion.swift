import CICU

/// The version behind the analysis of text.
enum UnicodeVersion {
  /// That of ICU, such as `72.1`.
  static let icu = String(cString: typeset_icu_version())
}
