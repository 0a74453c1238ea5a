import Testing

@testable import Typeset

@Suite struct R012DigitsTests {
  @Test func digitsAreInOneOrderInEveryLanguage() throws {
    var glyphs: Set<[UInt32]> = []
    for (lang, text) in [("en", "Room 541 is free"), ("he", "חדר 541 פנוי"), ("ar", "الغرفة 541 خالية")] {
      let sample = try LayoutSample.canvas("<p id=\"p\">\(text)</p>", lang: lang)
      #expect(sample.seen("p").contains("541"))
      #expect(!sample.seen("p").contains("145"))
      #expect(sample.texts(of: "p") == [text])
      for run in sample.runs(of: "p") {
        for piece in run.pieces where String(decoding: run.paragraph[piece.text], as: UTF16.self) == "541" {
          glyphs.insert(piece.shaped.glyphs[piece.glyphs].map(\.id))
        }
      }
    }
    #expect(glyphs.count == 1, "the same glyphs from left to right: \(glyphs)")
  }

  @Test func easternDigitsAreInTheSameOrder() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">الغرفة ٥٤١ خالية</p><p id=\"q\">اتاق ۵۴۱</p>", lang: "ar-EG")
    #expect(sample.seen("p").contains("٥٤١"))
    #expect(sample.seen("q").contains("۵۴۱"))
  }

  @Test func mirroringTheLayoutTouchesNoDigit() throws {
    let xml = "<document lang=\"en\"><canvas width=\"300\"><p id=\"p\">12 of 541, 3.14</p></canvas></document>"
    for direction in Direction.allCases {
      let sample = try LayoutSample(xml, options: LayoutOptions(direction: direction))
      #expect(sample.seen("p") == "12 of 541, 3.14")
    }
  }

  @Test func aNumberOfTheSoftwareKeepsItsSignBehindIt() throws {
    let list = "<ol start=\"541\"><li id=\"a\">x</li></ol>"
    #expect(try LayoutSample.canvas(list).seen("a/marker1") == "541.")
    #expect(try LayoutSample.canvas(list, lang: "he").seen("a/marker1") == ".541")
  }

  @Test(arguments: [("he", "541"), ("ar-EG", "٥٤١"), ("fa", "۵۴۱"), ("en", "541")])
  func aTypedNumberIsSetApartAndNotMirrored(lang: String, digits: String) throws {
    for words in ["Room", "חדר", "الغرفة"] {
      let sample = try LayoutSample.canvas("<p id=\"p\">\(words) <num>541</num>, \(words)</p>", lang: lang)
      #expect(sample.seen("p").contains(digits))
    }
  }

  @Test func aDurationReadsFromTheLeftInEveryLanguage() throws {
    for (lang, shown) in [("en", "1:02:03"), ("he", "1:02:03"), ("ar-EG", "١:٠٢:٠٣"), ("fa", "۱:۰۲:۰۳")] {
      let sample = try LayoutSample.canvas("<p id=\"p\">א <duration>PT1H2M3S</duration> a</p>", lang: lang)
      #expect(sample.seen("p").contains(shown), "\(lang)")
    }
  }

  @Test(arguments: [("ar-EG", false), ("ar-MA", true), ("fa", true), ("ur", true), ("he", true), ("en", true)])
  func aFormulaRunsFromTheRightWithArabicIndicDigits(lang: String, fromTheLeft: Bool) throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">א <formula>٢ + ٣ = ٥</formula></p>", lang: lang)
    #expect(sample.seen("p").contains(fromTheLeft ? "٢ + ٣ = ٥" : "٥ = ٣ + ٢"))
    let given = try LayoutSample.canvas("<p id=\"p\">א <formula dir=\"ltr\">2 + 3 = 5</formula></p>", lang: lang)
    #expect(given.seen("p").contains("2 + 3 = 5"))
    let numerals = try LayoutSample.canvas(
      "<p id=\"p\" numerals=\"latn\">א <formula>2 + 3 = 5</formula></p>", lang: lang)
    #expect(numerals.seen("p").contains("2 + 3 = 5"), "the digits in force decide")
    let typed = try LayoutSample.canvas("<p id=\"p\">א <formula>12 - 3 = 9</formula></p>", lang: lang)
    #expect(typed.seen("p").contains(lang == "ar-EG" ? "9 = 3 - 12" : "12 - 3 = 9"), "whichever digits are typed")
  }

  @Test func theExampleHoldsTheNumberUnchanged() throws {
    let sample = try LayoutSample.example("R012Digits")
    for id in ["en", "he", "ar"] { #expect(sample.seen(id).contains("541")) }
    #expect(sample.seen("eastern").contains("٥٤١"))
    #expect(sample.seen("fa").contains("۵۴۱"))
    #expect(sample.seen("card").contains("4111 1111 1111 1111"))
    #expect(sample.seen("formula").contains("٥ = ٣ + ٢"))
  }
}
