import CICU

/// Changes of case by the rules of a language.
enum CaseMapping {
  /// The text in upper case: `i` gives `İ` in Turkish, Greek loses its accents, `ß` gives `SS`.
  static func uppercased(_ text: String, language: String) -> String {
    let source = Array(text.utf16)
    let locale = ICULocale(tag: language)?.baseName ?? ""
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
