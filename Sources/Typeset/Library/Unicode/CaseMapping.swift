import CICU

/// Changes of case by the rules of a language.
enum CaseMapping {
  /// The text in upper case: `i` gives `İ` in Turkish, Greek loses its accents, `ß` gives `SS`, and in Irish the
  /// letters that grammar puts before a word stay small.
  static func uppercased(_ text: String, language: String) -> String {
    let locale = ICULocale(tag: language)
    let name = locale?.baseName ?? ""
    guard locale?.language == "ga" else { return uppercased(text, locale: name) }
    return IrishCase.uppercased(text) { uppercased($0, locale: name) }
  }

  private static func uppercased(_ text: String, locale: String) -> String {
    let source = Array(text.utf16)
    guard !source.isEmpty, let length = Int32(exactly: source.count) else { return text }
    var result = source
    while true {
      let count = unsafe typeset_upper_case(&result, Int32(result.count), source, length, locale)
      if count < 0 { return text }
      if count <= result.count { return String(utf16: result[..<Int(count)]) }
      result = Array(repeating: 0, count: Int(count))
    }
  }
}
