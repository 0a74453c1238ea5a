/// The forms of Qt's texts that vary by number, whose rules are others than those of CLDR: a language has them in the
/// order of Qt Linguist (`numerus.cpp` of Qt 6).
enum QtForms {
  /// A rule, as gettext writes rules, with the languages that have it.
  private struct Rule: Sendable {
    /// The rule.
    var plurals: GettextPlurals?
    /// The languages.
    var languages: Set<String>

    init(_ field: String, _ languages: String) {
      plurals = GettextPlurals(field)
      self.languages = Set(languages.split(separator: " ").map(String.init))
    }
  }

  /// The rules of languages that have neither one form for all numbers nor one for 1 and one for all others.
  private static let rules = [
    Rule("nplurals=1; plural=0;", "bi my zh dz fj gn hu id ja jv ko ms na om fa su tt th bo tr vi yo za"),
    Rule("nplurals=2; plural=n > 1;", "hy br fr fil tl ti wa"),
    Rule("nplurals=3; plural=n % 10 == 1 && n % 100 != 11 ? 0 : n == 0 ? 2 : 1;", "lv"),
    Rule("nplurals=2; plural=n % 10 != 1 || n % 100 == 11;", "is"),
    Rule("nplurals=3; plural=n == 1 ? 0 : n == 2 ? 1 : 2;", "dv iu ik ga gv mi se sm sa"),
    Rule("nplurals=4; plural=n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3;", "gd"),
    Rule("nplurals=3; plural=n == 1 ? 0 : n > 1 && n < 5 ? 1 : 2;", "cs sk"),
    Rule("nplurals=3; plural=n % 10 == 1 ? 0 : n % 10 == 2 ? 1 : 2;", "mk"),
    Rule(
      "nplurals=3; plural=n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 > 0 && (n % 100 < 10 || n % 100 > 19) ? 1 : 2;",
      "lt"),
    Rule(
      "nplurals=3; plural=n % 10 == 1 && n % 100 != 11 ? 0 : "
        + "n % 10 > 1 && n % 10 < 5 && (n % 100 < 10 || n % 100 > 19) ? 1 : 2;", "be bs hr ru sr uk"),
    Rule("nplurals=3; plural=n == 1 ? 0 : n % 10 > 1 && n % 10 < 5 && (n % 100 < 10 || n % 100 > 19) ? 1 : 2;", "pl"),
    Rule("nplurals=3; plural=n == 1 ? 0 : n == 0 || n % 100 > 0 && n % 100 < 20 ? 1 : 2;", "ro"),
    Rule("nplurals=4; plural=n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3;", "sl"),
    Rule(
      "nplurals=4; plural=n == 1 ? 0 : n == 0 || n % 100 > 0 && n % 100 < 11 ? 1 : n % 100 > 10 && n % 100 < 20 ? 2 : 3;",
      "mt"),
    Rule("nplurals=5; plural=n == 0 ? 0 : n == 1 ? 1 : n > 1 && n < 6 ? 2 : n == 6 ? 3 : 4;", "cy"),
    Rule(
      "nplurals=6; plural=n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 > 2 && n % 100 < 11 ? 3 : n % 100 > 10 ? 4 : 5;",
      "ar"),
  ]
  /// The rule of Brazilian Portuguese.
  private static let brazilian = GettextPlurals("nplurals=2; plural=n > 1;")
  /// The rule of all other languages.
  private static let standard = GettextPlurals("nplurals=2; plural=n != 1;")

  /// The form of each category of a language, of so many forms; a category of fractions has the last one.
  static func forms(of language: String, count: Int, _ rules: PluralRules?) -> [PluralCategory: Int] {
    guard count > 1, let rules else { return [.other: 0] }
    let code = LanguageTag(language)?.language ?? language
    let own = language == "pt-BR" ? brazilian : Self.rules.first { $0.languages.contains(code) }?.plurals ?? standard
    if let own, own.count == count { return own.mostForms(of: rules) }
    // Another number of forms than Qt has: those of CLDR in their order, of which the last is for the rest.
    let categories = rules.categories.filter { $0 != .other }.prefix(count - 1)
    return Dictionary(uniqueKeysWithValues: (categories + [.other]).enumerated().map { ($1, $0) })
  }
}

extension GettextPlurals {
  /// The form that most numbers of each category take.
  fileprivate func mostForms(of rules: PluralRules) -> [PluralCategory: Int] {
    var counts: [PluralCategory: [Int]] = [:]
    for number in Array(0...200) + [1000, 1_000_000] {
      guard let form = form(of: number) else { continue }
      let category = rules.category(of: DecimalNumber(number))
      counts[category, default: Array(repeating: 0, count: count)][form] += 1
    }
    var forms: [PluralCategory: Int] = [:]
    for category in rules.categories {
      forms[category] = counts[category].flatMap { counts in counts.max().flatMap(counts.firstIndex(of:)) } ?? count - 1
    }
    return forms
  }
}
