/// R009: numbers that the software writes itself take the digits of the locale or those asked for.
enum R009Numerals {
  static let rule = Rule(9)

  /// The digits of a whole number, and the rule where they are not the Western ones.
  static func write(_ number: Int, system: NumberingSystem) -> (text: String, rule: Rule?) {
    (system.format(number), rule(for: system))
  }

  /// The rule where a numbering system is not the Western one.
  static func rule(for system: NumberingSystem) -> Rule? { system.name == "latn" ? nil : rule }
}
