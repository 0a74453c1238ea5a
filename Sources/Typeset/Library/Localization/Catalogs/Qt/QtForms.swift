/// The forms of Qt's texts that vary by number.
enum QtForms {
  /// Languages whose forms in Qt are others than those of CLDR, or in another order: Qt has no form for large numbers
  /// in Romance languages, and that of Latvian for zero is the last one.
  private static let exceptions: [String: [PluralCategory]] = [
    "ca": [.one, .other], "es": [.one, .other], "it": [.one, .other], "pt": [.one, .other], "fr": [.one, .other],
    "lv": [.one, .other, .zero], "he": [.one, .other], "cy": [.zero, .one, .two, .few, .other],
    "mt": [.one, .few, .many, .other],
    "ga": [.one, .two, .other], "sl": [.one, .two, .few], "gd": [.one, .two, .few, .other],
  ]

  /// The categories of so many forms of a language in their order.
  static func categories(of language: String, count: Int, _ rules: PluralRules?) -> [PluralCategory] {
    let code = LanguageTag(language)?.language ?? language
    if let forms = exceptions[code], forms.count == count { return forms }
    let categories = rules?.categories ?? [.other]
    if categories.count == count { return categories }
    // Whole numbers alone: the category of fractions has no form.
    let whole = categories.filter { $0 != .other }
    if whole.count == count { return whole }
    return count == 1 ? [.other] : Array(categories.filter { $0 != .many || count > 3 }.prefix(count - 1)) + [.other]
  }
}
