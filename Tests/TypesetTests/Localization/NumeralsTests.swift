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
