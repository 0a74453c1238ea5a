import CICU

/// The versions behind the analysis of text.
enum UnicodeVersion {
  /// That of ICU, such as `72.1`.
  static let icu = String(cString: typeset_icu_version())
  /// That of the Unicode Standard which ICU follows, such as `15.0`.
  static let standard = String(cString: typeset_unicode_version())
}
