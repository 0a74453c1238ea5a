import Testing

@testable import Typeset

@Suite struct R013CaptionNumberTests {
  @Test(arguments: [
    ("en", "Order number 12345", "Order number 12345"),
    ("he", "מספר הזמנה 12345", "12345 " + reversed("מספר הזמנה")),
    ("ar-AE", "رقم الطلب 12345", "12345 " + reversed("رقم الطلب")),
    ("ur", "آرڈر نمبر 12345", "12345 " + reversed("آرڈر نمبر")),
  ])
  func theNumberFollowsItsCaptionWithUnchangedDigits(lang: String, text: String, seen: String) throws {
    for layout in ["en", "ar"] {
      let sample = try LayoutSample.canvas("<label id=\"l\" lang=\"\(lang)\">\(text)</label>", lang: layout)
      #expect(sample.seen("l") == seen)
    }
  }

  @Test func anUnlabelledCaptionIsNotTurnedByItsNumber() throws {
    let sample = try LayoutSample.canvas("<label id=\"l\">12345 رقم الطلب</label>", lang: "ar-AE")
    #expect(sample.seen("l") == reversed("رقم الطلب") + " 12345")
  }

  @Test func aBareNumberRunsWithTheLayout() throws {
    for (lang, direction) in [("en", Direction.leftToRight), ("he", .rightToLeft)] {
      let sample = try LayoutSample.canvas("<label id=\"l\">12345</label>", lang: lang)
      #expect(try sample.element("l").direction == direction)
      #expect(sample.seen("l") == "12345")
    }
  }

  @Test func aNumberInACellOfItsOwnFollowsToo() throws {
    let row = "<row><label id=\"a\">רקם</label><label id=\"b\">12345</label></row>"
    let sample = try LayoutSample.canvas(row, lang: "he")
    #expect(try sample.box("b").maxX < sample.box("a").minX)
  }

  @Test func theExampleHasFourScripts() throws {
    let sample = try LayoutSample.example("R013CaptionNumber")
    #expect(sample.seen("latin").hasSuffix(" 12345"))
    for id in ["hebrew", "arabic", "urdu"] { #expect(sample.seen(id).hasPrefix("12345 ")) }
  }
}
