import CICU

/// Changes of case by the rules of a language.
enum CaseMapping {
  /// The text in upper case: `i` gives `İ` in Turkish, Greek loses its accents, `ß` gives `SS`.
  static func uppercased(_ text: String, language: String) -> String {
    let source = Array(text.utf16)
    let locale = ICULocale(tag: language)?.baseName ?? ""
    guard !source.isEmpty, let length = Int32(exactly: source.count) else { return text }
    var capacity = length
    while true {
      var count: Int32 = 0
      let result = [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, filled in
        count = typeset_upper_case(buffer.baseAddress, capacity, source, length, locale)
        filled = Int(max(0, min(count, capacity)))
      }
      if count < 0 { return text }
      if count <= capacity { return String(utf16: result) }
      capacity = count
    }
  }
}
