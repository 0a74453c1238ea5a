import Testing

@testable import Typeset

@Suite struct R003FineTuneTests {
  private static let text = """
    <p id="p"><money currency="EUR">1234.5</money> <percent>-0.25</percent> <num>1234567.5</num></p>
    """

  @Test(arguments: [
    ("en", "€1,234.50 -25% 1,234,567.5"), ("de", "1.234,50\u{A0}€ -25\u{A0}% 1.234.567,5"),
    ("hi", "€1,234.50 -25% 12,34,567.5"),
    ("ar-EG", "\u{200F}١٬٢٣٤٫٥٠\u{A0}€ \u{61C}-٢٥٪\u{61C} ١٬٢٣٤٬٥٦٧٫٥"),
    ("ar-AE", "\u{200F}1,234.50\u{A0}€ \u{200E}-25\u{200E}%\u{200E} 1,234,567.5"),
    ("he", "\u{200F}1,234.50\u{A0}\u{200F}€ \u{200E}-25% 1,234,567.5"),
    ("fa", "\u{200E}€۱٬۲۳۴٫۵۰ \u{200E}−۲۵٪ ۱٬۲۳۴٬۵۶۷٫۵"),
  ])
  func valuesAreWrittenAsTheLocaleDoes(locale: String, expected: String) throws {
    let sample = try LayoutSample.canvas(Self.text, lang: locale)
    #expect(sample.texts(of: "p") == [expected])
    #expect(try sample.element("p").rules.contains(R003FineTune.rule) == (locale != "en"))
  }

  @Test func theValueMayBeInTheAttribute() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\"><num value=\"1234.50\"/> <num value=\"7\">seven</num></p>")
    #expect(sample.texts(of: "p") == ["1,234.50 7"])
  }

  @Test func digitsAloneAreNoFineTuning() throws {
    let formats = LocaleFormats.of("fa")
    #expect(R003FineTune.rule(for: .number(DecimalNumber(12)), in: formats) == nil)
    #expect(R003FineTune.rule(for: .number(DecimalNumber(-12)), in: formats) == R003FineTune.rule)
  }

  @Test func numbersStayOnOneLine() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\" width=\"150\">It costs about <money currency=\"EUR\">1234567.5</money></p>", lang: "fr")
    #expect(sample.texts(of: "p").last == "1\u{202F}234\u{202F}567,50\u{A0}€")
  }

  @Test func theExampleShowsOneTicketInArabic() throws {
    let sample = try LayoutSample.example("R003FineTune")
    #expect(sample.texts(of: "price") == ["\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}"])
    #expect(sample.texts(of: "discount") == ["\u{61C}-١٥٪\u{61C}"])
    #expect(try sample.element("price").rules.contains(R003FineTune.rule))
    let english = try LayoutSample.example("R003FineTune", options: LayoutOptions(locale: "en"))
    #expect(english.texts(of: "discount") == ["-15%"])
  }
}
