import Testing

@testable import Typeset

@Suite struct R052PhoneNumberTests {
  private static let number = "+20 2 2735 1234"

  @Test(arguments: [("ar", "اتصل على "), ("he", "חייגו "), ("en", "Call ")])
  func aNumberRunsFromLeftToRight(lang: String, words: String) throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">\(words)<phone>\(Self.number)</phone>.</p>", lang: lang)
    #expect(sample.seen("p").contains(Self.number))
    #expect(sample.texts(of: "p") == ["\(words)\(Self.number)."], "extraction equals the source")
    #expect(try sample.element("p").rules.contains(R052PhoneNumber.rule) == (lang != "en"))
  }

  @Test func typedDigitsAloneAreOrderedByTheParagraph() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">اتصل على \(Self.number).</p>", lang: "ar")
    #expect(!sample.seen("p").contains(Self.number), "so the element is what keeps them")
  }

  @Test func aNumberAloneKeepsItsOrder() throws {
    for lang in ["ar", "he"] {
      let sample = try LayoutSample.canvas("<label id=\"l\"><phone>\(Self.number)</phone></label>", lang: lang)
      #expect(sample.seen("l") == Self.number)
    }
  }

  @Test func theExampleKeepsBothCountryCodesInFront() throws {
    let sample = try LayoutSample.example("R052PhoneNumber")
    #expect(sample.seen("ar") == "+20 2 2735 1234")
    #expect(sample.seen("he") == "+972 4 000 0000")
  }
}
