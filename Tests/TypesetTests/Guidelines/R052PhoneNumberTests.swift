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

  @Test(arguments: [
    ("url", "https://example.org/a/b?c=1"), ("email", "+harbour@example.org"), ("code-number", "AB-12/34-56"),
    ("code-number", "4111 1111 1111 1111"),
  ])
  func addressesAndCodesRunFromLeftToRightToo(name: String, text: String) throws {
    for (lang, words) in [("ar", "اكتب "), ("he", "כתבו "), ("en", "Write ")] {
      let sample = try LayoutSample.canvas("<p id=\"p\">\(words)<\(name)>\(text)</\(name)>.</p>", lang: lang)
      #expect(sample.seen("p").contains(text))
      #expect(sample.texts(of: "p") == ["\(words)\(text)."])
      #expect(try sample.element("p").rules.contains(R052PhoneNumber.rule) == (lang != "en"))
    }
  }

  @Test func anAddressOfTheWebIsBrokenBehindSlashesAndBeforeStops() throws {
    let units = Array("https://a.org/b-c/d?e#f".utf16)
    let parts = ([0] + R052PhoneNumber.breaks(inAddress: units[...]) + [units.count])
    let shown = zip(parts, parts.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }
    #expect(shown == ["https://", "a", ".org/", "b-c/", "d", "?e", "#f"])
    let sample = try LayoutSample.canvas(
      "<p id=\"p\" width=\"130\">See <url>https://example.org/harbour-lights</url></p>", lang: "en")
    #expect(sample.texts(of: "p") == ["See https://", "example.org/", "harbour-lights"])
  }

  @Test func addressesOfMailAndCodesStayWholeWhileThereIsRoom() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\" width=\"180\">Write to us <email>a-b-c@example.org</email></p>"
        + "<p id=\"q\" width=\"40\"><code-number>AB-1234-5678</code-number></p>", lang: "en")
    #expect(sample.texts(of: "p") == ["Write to us ", "a-b-c@example.org"])
    #expect(sample.texts(of: "q").count > 1, "without room it is broken all the same")
  }

  @Test func theExampleKeepsBothCountryCodesInFront() throws {
    let sample = try LayoutSample.example("R052PhoneNumber")
    #expect(sample.seen("ar") == "+20 2 2735 1234")
    #expect(sample.seen("he") == "+972 4 000 0000")
  }
}
