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
