import Testing

@testable import Typeset

@Suite struct R010RegionalNumeralsTests {
  /// Plain Arabic and its regions, as the project's table has them (F12).
  @Test(arguments: [
    ("ar", "1,234.5"), ("ar-AE", "1,234.5"), ("ar-EH", "1,234.5"), ("ar-DZ", "1.234,5"), ("ar-LY", "1.234,5"),
    ("ar-MA", "1.234,5"),
    ("ar-TN", "1.234,5"), ("ar-BH", "١٬٢٣٤٫٥"), ("ar-EG", "١٬٢٣٤٫٥"), ("ar-IQ", "١٬٢٣٤٫٥"), ("ar-JO", "١٬٢٣٤٫٥"),
    ("ar-LB", "١٬٢٣٤٫٥"), ("ar-SA", "١٬٢٣٤٫٥"), ("ar-SY", "١٬٢٣٤٫٥"), ("ar-YE", "١٬٢٣٤٫٥"), ("ur-PK", "1,234.5"),
    ("ur-IN", "۱٬۲۳۴٫۵"),
  ])
  func regionsOfOneLanguageDiffer(locale: String, expected: String) throws {
    let sample = try LayoutSample.canvas("<p id=\"p\"><num>1234.5</num></p>", lang: locale)
    #expect(sample.texts(of: "p") == [expected])
  }

  @Test func theRuleIsNotedWhereTheRegionDecided() throws {
    let indian = try LayoutSample.canvas("<p id=\"p\"><num>5</num></p>", lang: "ur-IN")
    #expect(try indian.element("p").rules.contains(R010RegionalNumerals.rule))
    let egyptian = try LayoutSample.canvas("<p id=\"p\"><num>5</num></p>", lang: "ar-EG")
    #expect(try egyptian.element("p").rules.contains(R010RegionalNumerals.rule), "plain Arabic has Western digits")
    let emirati = try LayoutSample.canvas("<p id=\"p\"><num>5</num></p>", lang: "ar-AE")
    #expect(try !emirati.element("p").rules.contains(R010RegionalNumerals.rule))
    let persian = try LayoutSample.canvas("<p id=\"p\"><num>5</num></p>", lang: "fa-IR")
    #expect(try !persian.element("p").rules.contains(R010RegionalNumerals.rule), "all of Persian has these digits")
    let asked = try LayoutSample.canvas("<p id=\"p\" numerals=\"latn\"><num>5</num></p>", lang: "ur-IN")
    #expect(try !asked.element("p").rules.contains(R010RegionalNumerals.rule))
  }

  @Test func theLocaleMaySayWhichDigits() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\"><num>5</num></p>", lang: "ar-EG-u-nu-latn")
    #expect(sample.texts(of: "p") == ["5"])
  }

  @Test func theExampleDiffersBetweenTwoNeighbours() throws {
    for (locale, digits) in [("ar-EG", "٢٠٢"), ("ar-LY", "202")] {
      let sample = try LayoutSample.example("R010RegionalNumerals", options: LayoutOptions(locale: locale))
      #expect(sample.texts(of: "room").joined().contains(digits))
    }
    let sample = try LayoutSample.example("R010RegionalNumerals")
    #expect(sample.texts(of: "libya/marker1") == ["1."])
    #expect(sample.texts(of: "egypt/marker1") == ["١."])
  }
}
