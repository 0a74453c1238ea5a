import Testing

@testable import Typeset

@Suite struct NumeralsTests {
  @Test(arguments: [
    ("ar-EG", "arab", "١٢٣"), ("ar-AE", "latn", "123"), ("ar-DZ", "latn", "123"), ("fa", "arabext", "۱۲۳"),
    ("he", "latn", "123"),
    ("ur-IN", "arabext", "۱۲۳"), ("ur-PK", "latn", "123"), ("ar-EG-u-nu-latn", "latn", "123"),
    ("en-u-nu-deva", "deva", "१२३"),
    ("mr", "deva", "१२३"), ("bn", "beng", "১২৩"), ("my", "mymr", "၁၂၃"), ("ckb", "arab", "١٢٣"),
    ("ff-Adlm", "adlm", "𞥑𞥒𞥓"),
    ("en", "latn", "123"), ("he-u-nu-hebr", "latn", "123"), ("no such locale", "latn", "123"),
  ])
  func localesHaveTheirDigits(_ locale: String, _ name: String, _ number: String) {
    let system = Numerals.system(for: locale, choice: "auto")
    #expect(system?.name == name, "\(locale)")
    #expect(system?.format(123) == number, "\(locale)")
  }

  /// Every locale of the table, whatever the installed ICU says of it.
  @Test(arguments: [
    ("latn", "ar ar-001 ar-AE ar-EH ar-DZ ar-LY ar-MA ar-TN ar-US he ur ur-PK ug yi syr dv rhg ku"),
    (
      "arab",
      "ar-BH ar-DJ ar-EG ar-ER ar-IL ar-IQ ar-JO ar-KM ar-KW ar-LB ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD ar-SO ar-SS "
        + "ar-SY ar-TD ar-YE ar-Arab-EG ckb ckb-IR sd sd-PK"
    ),
    ("arabext", "fa fa-IR fa-AF ur-IN ps ps-PK ks mzn lrc uz-Arab uz-AF pa-Arab pa-PK"),
    ("nkoo", "nqo nqo-GN"), ("adlm", "ff-Adlm ff-Adlm-GN"), ("deva", "mr ne bgc bho raj sa"), ("beng", "bn as mni"),
    ("mymr", "my"), ("olck", "sat"), ("cakm", "ccp"), ("tibt", "dz"),
    ("latn", "pa uz ff sd-Deva sat-Deva ks-Deva fa-Latn hi th km lo en de und x-whatever"),
    ("latn", "ar-EG-u-nu-latn fa-u-nu-latn mr-u-nu-latn"), ("arab", "ar-AE-u-nu-arab en-u-nu-arab ar-u-nu-native"),
    ("arab", "ar-EG-u-nu-roman ar-EG-u-nu-nosuch ar-EG-u-nu-default ar-EG-u-ca-islamic"),
  ])
  func theTableDecides(_ name: String, _ locales: String) {
    for locale in locales.split(separator: " ") {
      #expect(Numerals.system(for: String(locale), choice: "auto")?.name == name, "\(locale)")
    }
  }

  @Test func anExplicitChoiceWins() {
    #expect(Numerals.system(for: "ar-EG", choice: "latn")?.format(-40) == "-40")
    #expect(Numerals.system(for: "en", choice: "deva")?.format(2026) == "२०२६")
    #expect(Numerals.system(for: "en", choice: "mathbold")?.format(7) == "𝟕")
  }

  @Test func onlyDecimalSystemsOfCLDRAreKnown() {
    for name in ["latn", "arab", "arabext", "deva", "thai", "adlm", "hanidec"] {
      #expect(Numerals.isKnown(name), "\(name)")
    }
    for name in ["auto", "hebr", "roman", "native", "LATN", "", "xyz", "@en", "@ar-EG", "latn\0"] {
      #expect(!Numerals.isKnown(name), "\(name)")
    }
    _ = Numerals.system(for: "en", choice: "auto")
    #expect(Numerals.system(for: "en", choice: "@en") == nil)
  }
}
