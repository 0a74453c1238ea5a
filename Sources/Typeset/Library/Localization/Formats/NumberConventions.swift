/// How a locale writes numbers, where editions of CLDR differ or older ones do not have the locale.
///
/// The table is the project's own, so that numbers are the same with every ICU.
struct NumberConventions: Sendable {
  /// The language whose formats of numbers ICU uses instead; nil if it uses those of the locale.
  var model: String?
  /// Replacements for signs of ICU's format.
  var signs: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// The conventions of a language; nil if ICU's hold.
  static func of(_ language: String, in numerals: NumberingSystem) -> NumberConventions? {
    switch (language, numerals.name) {
    case ("sd", "arab"): NumberConventions(signs: ["٫": "."])
    case ("nqo", _): NumberConventions(model: "yi", signs: [",": "،"])
    case ("syr", "latn"): NumberConventions(model: "yi")
    default: nil
    }
  }

  /// A number in these signs, as ICU's format writes it.
  func apply(to text: String) -> String {
    if signs.isEmpty { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(signs[scalar] ?? scalar) }
    return String(result)
  }
}
