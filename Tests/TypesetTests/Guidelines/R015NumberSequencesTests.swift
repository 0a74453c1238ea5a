import Testing

@testable import Typeset

@Suite struct R015NumberSequencesTests {
  @Test func aTypedSequenceIsOrderedByUAX9Alone() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">1 – 2 – 3</p>", lang: "ar-AE")
    #expect(sample.texts(of: "p") == ["1 – 2 – 3"])
    #expect(sample.seen("p") == "3 – 2 – 1", "from the right, as the paragraph runs")
    #expect(try !sample.element("p").rules.contains(R015NumberSequences.rule))
    let english = try LayoutSample.canvas("<p id=\"p\">1 – 2 – 3</p>")
    #expect(english.seen("p") == "1 – 2 – 3")
  }

  @Test func aRowOfNumbersIsReversed() throws {
    let row = "<row><label id=\"a\">11</label><label id=\"b\">12</label><label id=\"c\">13</label></row>"
    let english = try LayoutSample.canvas(row)
    #expect(try english.box("a").origin.x < english.box("c").origin.x)
    let hebrew = try LayoutSample.canvas(row, lang: "he")
    #expect(try hebrew.box("a").origin.x > hebrew.box("c").origin.x)
    #expect(hebrew.seen("a") == "11" && hebrew.seen("b") == "12", "digits are never reversed")
  }

  @Test func theRuleActsFromRightToLeftOnly() throws {
    for (lang, rules) in [("ar", [R015NumberSequences.rule]), ("en", [])] {
      let sample = try LayoutSample.canvas("<steps id=\"s\" current=\"2\" total=\"3\"/>", lang: lang)
      #expect(try sample.element("s").rules == rules)
    }
  }

  @Test func theExampleLeavesTheTypedSequenceToItsParagraph() throws {
    let sample = try LayoutSample.example("R015NumberSequences")
    #expect(sample.seen("arabic").hasSuffix("1"))
    #expect(sample.seen("english").hasPrefix("1"))
  }
}
