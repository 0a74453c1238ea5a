/// R011: an app whose centre is numbers may choose the notation itself; what is asked for wins over the locale.
enum R011NumberCentric {
  static let rule = Rule(11)

  /// The digits that are asked for by name, else those of the locale.
  static func system(asked: String?, standard: NumberingSystem) -> NumberingSystem {
    // Names were checked when they were read; a wrong one would mean that nothing was asked for.
    guard let asked, asked != "auto" else { return standard }
    return Numerals.system(for: "und", choice: asked) ?? standard
  }

  /// The rule where other digits stand than the locale has.
  static func rule(for system: NumberingSystem, standard: NumberingSystem) -> Rule? {
    system == standard ? nil : rule
  }
}
