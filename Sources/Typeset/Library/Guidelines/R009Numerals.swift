/// R009: numbers that the software writes itself take the digits of the locale or those asked for.
package enum R009Numerals {
  package static let rule = Rule(9)

  /// The digits of a locale, `-u-nu-` honoured.
  static func system(of locale: String) -> NumberingSystem { Numerals.system(for: locale, choice: "auto") ?? .western }

  /// The rule where a numbering system is not the Western one.
  static func rule(for system: NumberingSystem) -> Rule? { system.name == "latn" ? nil : rule }
}
