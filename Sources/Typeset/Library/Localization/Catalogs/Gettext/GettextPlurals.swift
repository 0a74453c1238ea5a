/// A rule of gettext's that gives the form of a text for a number: `nplurals=2; plural=(n != 1);`.
struct GettextPlurals: Sendable {
  /// How many forms there are.
  let count: Int
  /// Which of them a number takes.
  private let rule: GettextExpression

  /// Numbers among which each category of a language has one: the whole ones up to two hundred, and some large ones.
  private static let samples = Array(0...200) + [1000, 1_000_000]
  /// The most forms of a text.
  private static let most = 10

  /// Reads the field of a header; nil for what is not a rule.
  init?(_ field: String) {
    var parts: [Substring: Substring] = [:]
    for part in field.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      parts[part[..<equals].filter { !$0.isWhitespace }[...]] = part[part.index(after: equals)...]
    }
    guard let count = parts["nplurals"].flatMap({ Int($0.filter { !$0.isWhitespace }) }),
      (1...Self.most).contains(count),
      let rule = parts["plural"].flatMap({ GettextExpression(String($0)) })
    else { return nil }
    self.count = count
    self.rule = rule
  }

  /// The number of the form that a number takes; nil where the rule gives none that there is.
  func form(of number: Int) -> Int? {
    guard let form = rule.value(at: number), (0..<count).contains(form) else { return nil }
    return form
  }

  /// The form of each category that the rules of a language distinguish. A category of fractions alone, of which
  /// gettext knows nothing, has the last form.
  func categories(of rules: PluralRules) -> [PluralCategory: Int] {
    var forms: [PluralCategory: Int] = [:]
    for number in Self.samples {
      let category = rules.category(of: DecimalNumber(number))
      if forms[category] == nil { forms[category] = form(of: number) }
    }
    for category in rules.categories where forms[category] == nil { forms[category] = count - 1 }
    return forms
  }
}
