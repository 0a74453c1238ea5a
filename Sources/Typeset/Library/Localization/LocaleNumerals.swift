/// The digits in which the locales of the world write numbers, where those are not the Western ones.
///
/// The table is that of CLDR 48, and the project's own: editions of CLDR differ, and a layout must be the same with
/// each. Plain Arabic, for one, has Arabic digits in CLDR 42 and Western ones in CLDR 46, while its regions stay as
/// they were.
enum LocaleNumerals {
  /// The name of the numbering system of a language in a script, and in a region if given.
  static func system(language: String, script: Script, region: String) -> String {
    if let regions = regions[language], regions.regions.contains(region) { return regions.system }
    if let own = scripts[language], own.script == script.tag { return own.system }
    return "latn"
  }

  /// Languages that have digits of their own wherever they are written in one script.
  private static let scripts: [String: (script: String, system: String)] = [
    "ckb": ("Arab", "arab"), "sd": ("Arab", "arab"),
    "fa": ("Arab", "arabext"), "ks": ("Arab", "arabext"), "lrc": ("Arab", "arabext"), "mzn": ("Arab", "arabext"),
    "pa": ("Arab", "arabext"), "ps": ("Arab", "arabext"), "uz": ("Arab", "arabext"),
    "ff": ("Adlm", "adlm"), "nqo": ("Nkoo", "nkoo"),
    "bgc": ("Deva", "deva"), "bho": ("Deva", "deva"), "mr": ("Deva", "deva"), "ne": ("Deva", "deva"),
    "raj": ("Deva", "deva"), "sa": ("Deva", "deva"),
    "as": ("Beng", "beng"), "bn": ("Beng", "beng"), "mni": ("Beng", "beng"),
    "ccp": ("Cakm", "cakm"), "dz": ("Tibt", "tibt"), "my": ("Mymr", "mymr"), "sat": ("Olck", "olck"),
  ]

  /// Languages that have other digits in some regions.
  private static let regions: [String: (regions: Set<String>, system: String)] = [
    "ar": (
      [
        "BH", "DJ", "EG", "ER", "IL", "IQ", "JO", "KM", "KW", "LB", "MR", "OM", "PS", "QA", "SA", "SD", "SO", "SS",
        "SY", "TD", "YE",
      ], "arab"
    ),
    "ur": (["IN"], "arabext"),
  ]
}
