import Testing

@testable import Typeset

@Suite struct R067IndependentTraitsTests {
  private static let xml = """
    <document lang="en"><canvas width="360"><row><label id="name">Ticket</label><spacer/>\
    <label id="price"><money currency="EGP">1234.5</money></label></row>
    <p id="when">Valid on <date format="long">2026-03-05</date>.</p></canvas></document>
    """

  @Test func languageFormatsAndDirectionAreThreeChoices() throws {
    var options = LayoutOptions(direction: .rightToLeft)
    options.formatLocale = "ar-EG"
    let sample = try LayoutSample(Self.xml, options: options)
    #expect(sample.texts(of: "name") == ["Ticket"])
    #expect(sample.texts(of: "price") == ["\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}"])
    #expect(sample.texts(of: "when") == ["Valid on ٥ مارس ٢٠٢٦."])
    #expect(try sample.box("name").origin.x > sample.box("price").origin.x)
    #expect(try sample.element("when").direction == .leftToRight, "the language keeps its base direction")
  }

  /// A currency is one thing, whatever its letters and signs are, and so is the number with its sign.
  @Test(arguments: [
    ("ar", "USD", "-2", "US$ -2.00"), ("ar", "USD", "1234.5", "US$ 1,234.50"), ("ar", "CAD", "-2", "CA$ -2.00"),
    ("he", "CAD", "2", "CA$ 2.00"), ("he", "USD", "-2", "$ -2.00"), ("he", "ILS", "-2", "₪ -2.00"),
    ("en", "USD", "-2", "-$2.00"), ("de", "CAD", "-2", "-2,00 CA$"), ("fa", "USD", "-2", "−$۲٫۰۰"),
    ("ur", "CAD", "1234.5", "CA$1,234.50"), ("ur", "USD", "-2", "-$2.00"),
  ])
  func aCurrencyIsNotDivided(locale: String, currency: String, value: String, seen: String) throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\"><money currency=\"\(currency)\">\(value)</money></p>", lang: locale)
    let shown = sample.seen("p").replacing("\u{A0}", with: " ")
      .filter { !"\u{200E}\u{200F}\u{61C}".contains($0) }
    #expect(shown == seen)
  }

  @Test func partsOfValues() {
    func parts(_ text: String) -> [String] {
      let units = Array(text.utf16)
      return ValueParts.isolates(in: text, .rightToLeft).map { String(decoding: units[$0.range], as: UTF16.self) }
    }
    #expect(parts("\u{200E}-2.00\u{A0}US$") == ["\u{200E}-2.00", "US$"])
    #expect(parts("\u{200F}$CA\u{A0}1,234.50-") == ["$CA", "1,234.50-"])
    #expect(parts("\u{61C}-٢٫٠٠\u{A0}EUR\u{200F}") == ["\u{61C}-٢٫٠٠", "EUR"])
    for text in [
      "\u{61C}-٢٫٠٠\u{A0}ج.م.\u{200F}", "12\u{66A}\u{61C}", "\u{200E}-5\u{A0}₪", "5", "—", "", "CA$1,234.50",
      "\u{200E}−\u{200E}$2.00",
    ] {
      #expect(parts(text) == [], "nothing divides it")
    }
  }

  @Test func formatsAloneMoveNothing() throws {
    var options = LayoutOptions()
    options.formatLocale = "fa-IR"
    let sample = try LayoutSample(Self.xml, options: options)
    #expect(sample.frames[0].direction == .leftToRight)
    #expect(sample.texts(of: "when") == ["Valid on ۱۴ اسفند ۱۴۰۴."])
  }

  @Test func theDirectionAloneChangesNoFormat() throws {
    let sample = try LayoutSample(Self.xml, options: LayoutOptions(direction: .rightToLeft))
    #expect(sample.texts(of: "price") == ["EGP\u{A0}1,234.50"])
  }

  @Test func theLocaleIsThatOfFormatsUnlessTheyHaveTheirOwn() throws {
    let sample = try LayoutSample(Self.xml, options: LayoutOptions(locale: "de"))
    #expect(sample.texts(of: "price") == ["1.234,50\u{A0}EGP"])
  }

  @Test func aDateKeepsTheOrderOfItsLocale() throws {
    var options = LayoutOptions()
    options.formatLocale = "he"
    let hebrew = try LayoutSample(Self.xml, options: options)
    #expect(hebrew.seen("when") == "Valid on 2026 ץרמב 5.", "a Hebrew date runs from the right in English text too")
    options.formatLocale = "en"
    let time = "<document lang=\"he\"><canvas><p id=\"p\">בשעה <time>14:30</time></p></canvas></document>"
    let english = try LayoutSample(time, options: options)
    #expect(english.seen("p").hasPrefix("2:30"), "and an English time from the left in Hebrew text")
  }

  @Test func aValueIsOrderedByTheLocaleThatWritesIt() throws {
    func seen(_ lang: String, _ formats: String, _ value: String) throws -> LayoutSample {
      var options = LayoutOptions()
      options.formatLocale = formats
      return try LayoutSample(
        "<document lang=\"\(lang)\"><canvas><p id=\"p\">\(lang == "en" ? "x" : "א") \(value)</p></canvas></document>",
        options: options)
    }
    let date = try seen("en", "ar-MA", "<date format=\"yMd\">2026-03-21</date>")
    #expect(date.seen("p").filter { $0 != "\u{200F}" } == "x 2026/3/21", "from the right: day, month, year")
    #expect(try date.element("p").rules.contains(R062LeadingVariable.rule))
    #expect(try seen("he", "en-US", "<num>-3.5</num>").seen("p").hasPrefix("-3.5"))
    #expect(try seen("he", "en-US", "<money currency=\"USD\">-12.5</money>").seen("p").hasPrefix("-$12.50"))
    let hebrew = try seen("he", "he", "<num>-3.5</num>")
    #expect(hebrew.seen("p").filter { $0 != "\u{200E}" }.hasPrefix("-3.5"))
    #expect(try !hebrew.element("p").rules.contains(R062LeadingVariable.rule))
    #expect(try seen("he", "en-US", "<num dir=\"rtl\">-3.5</num>").seen("p").hasPrefix("3.5-"), "its author decides")
    let argument = "<t key=\"none\">א <arg type=\"decimal\" value=\"-3.5\"/></t>"
    #expect(try seen("he", "en-US", argument).seen("p").hasPrefix("-3.5"))
  }

  @Test func theNumbersOfAControlAreOrderedSoToo() throws {
    var options = LayoutOptions()
    options.formatLocale = "en-US"
    let xml =
      "<document lang=\"he\"><canvas><slider id=\"s\" min=\"-5\" max=\"5\" ticks=\"2\" numbers=\"yes\"/></canvas></document>"
    #expect(try LayoutSample(xml, options: options).seen("s").contains("-5"))
  }

  @Test func theExampleIsEnglishWithNumbersOfEgypt() throws {
    let sample = try LayoutSample.example("R067IndependentTraits")
    #expect(sample.texts(of: "count") == ["12 of 48 seats"])
    var options = LayoutOptions(direction: .rightToLeft)
    options.formatLocale = "ar-EG"
    let egyptian = try LayoutSample.example("R067IndependentTraits", options: options)
    #expect(egyptian.texts(of: "count") == ["١٢ of ٤٨ seats"])
    #expect(egyptian.frames[0].direction == .rightToLeft)
  }
}
