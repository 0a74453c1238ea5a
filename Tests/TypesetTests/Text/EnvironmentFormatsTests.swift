import Testing

@testable import Typeset

@Suite struct EnvironmentFormatsTests {
  @Test func controlsWriteNumbersAsTheFormatLocaleDoes() {
    let english = environment("en")
    #expect(english.format(integer: 1234) == "1,234")
    #expect(english.format(number: 3.5) == "3.5")
    #expect(english.format(number: 3, fractionDigits: 1...1) == "3.0")
    #expect(english.format(percent: 0.25) == "25%")
    #expect(english.numeralsRules.isEmpty)
    let egyptian = environment("ar-EG")
    #expect(egyptian.format(integer: 1234) == "١٬٢٣٤")
    #expect(egyptian.digits("3/5") == "٣/٥")
    #expect(egyptian.numeralsRules == [R009Numerals.rule, R010RegionalNumerals.rule])
  }

  @Test func durationsAndTimesAreShort() {
    #expect(environment("en").format(duration: 83.9) == "1:23")
    #expect(environment("fa").format(duration: 3723) == "۱:۰۲:۰۳")
    #expect(environment("en").format(duration: -1) == "0:00")
    #expect(environment("en").format(duration: .infinity) == "0:00")
    #expect(environment("en").format(time: 9 * 60 + 41) == "9:41")
    #expect(environment("en").format(time: 21 * 60 + 5) == "9:05")
    #expect(environment("de").format(time: 21 * 60 + 5) == "21:05")
    #expect(environment("ar-EG").format(time: 9 * 60 + 41) == "٩:٤١")
    #expect(environment("he").format(time: 9 * 60 + 41) == "9:41")
  }

  @Test func theFormatLocaleIsNotTheLanguage() {
    var environment = environment("en")
    environment.formatLocale = "ar-EG"
    #expect(environment.format(number: 1234.5) == "١٬٢٣٤٫٥")
    environment.numerals = "latn"
    #expect(environment.format(number: 1234.5) == "1,234.5")
  }

  private func environment(_ locale: String) -> TextEnvironment {
    TextEnvironment(layoutDirection: .leftToRight, rootLanguage: LanguageTag(locale)!, locale: locale)
  }
}
