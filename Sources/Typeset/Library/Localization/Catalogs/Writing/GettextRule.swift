/// Finds the rule of gettext's that numbers the plural forms of a language (GNU gettext manual, "Plural forms").
enum GettextRule {
  /// The rules in use, one for each family of languages.
  private static let fields = [
    "nplurals=1; plural=0;",
    "nplurals=2; plural=(n != 1);",
    "nplurals=2; plural=(n > 1);",
    "nplurals=2; plural=(n%10 != 1 || n%100 == 11);",
    "nplurals=2; plural=(n%10 == 4 || n%10 == 6 || n%10 == 9);",
    "nplurals=3; plural=(n == 1 ? 0 : n == 2 ? 1 : 2);",
    "nplurals=3; plural=(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2);",
    "nplurals=3; plural=(n == 1 ? 0 : n == 0 || (n%100 > 0 && n%100 < 20) ? 1 : 2);",
    "nplurals=3; plural=(n%10 == 0 || (n%100 >= 11 && n%100 <= 19) ? 0 : n%10 == 1 && n%100 != 11 ? 1 : 2);",
    "nplurals=3; plural=(n%10 == 1 && (n%100 < 11 || n%100 > 19) ? 0"
      + " : n%10 >= 2 && n%10 <= 9 && (n%100 < 11 || n%100 > 19) ? 1 : 2);",
    "nplurals=3; plural=(n%10 == 1 && n%100 != 11 ? 0"
      + " : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2);",
    "nplurals=3; plural=(n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2);",
    "nplurals=4; plural=(n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3);",
    "nplurals=4; plural=(n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3);",
    "nplurals=5; plural=(n == 1 ? 0 : n == 2 ? 1 : n > 2 && n < 7 ? 2 : n > 6 && n < 11 ? 3 : 4);",
    "nplurals=5; plural=(n == 1 ? 0 : n == 2 ? 1 : n == 0 || (n%100 >= 3 && n%100 <= 10) ? 2"
      + " : n%100 >= 11 && n%100 <= 19 ? 3 : 4);",
    "nplurals=6; plural=(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5);",
    "nplurals=6; plural=(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3"
      + " : n%100 >= 11 ? 4 : 5);",
  ]

  /// Numbers that distinguish the rules.
  private static let samples = Array(0...200) + [1000]

  /// The field `Plural-Forms` for a language; nil where no rule fits, so that its forms are in the order of their
  /// categories.
  static func field(for rules: PluralRules) -> String? {
    let categories = samples.map { rules.category(of: DecimalNumber($0)) }
    let fitting = fields.compactMap { field in
      GettextPlurals(field).flatMap { fits($0, categories) ? (field: field, count: $0.count) : nil }
    }
    guard let best = fitting.max(by: { $0.count < $1.count }), best.count > 1 || Set(categories).count == 1 else {
      return nil
    }
    return best.field
  }

  /// Whether each category has one form, and each form is used.
  private static func fits(_ plurals: GettextPlurals, _ categories: [PluralCategory]) -> Bool {
    var forms: [PluralCategory: Int] = [:]
    for (number, category) in zip(samples, categories) {
      guard let form = plurals.form(of: number), forms[category] ?? form == form else { return false }
      forms[category] = form
    }
    return Set(forms.values).count == plurals.count
  }
}
