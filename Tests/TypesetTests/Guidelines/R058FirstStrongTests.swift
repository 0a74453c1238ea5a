import Testing

@testable import Typeset

@Suite struct R058FirstStrongTests {
  @Test func theFirstStrongCharacterDecidesWhereRequested() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"he\" lang=\"he\">LDA ירוק</p><p id=\"auto\" lang=\"he\" dir=\"auto\">LDA ירוק</p>")
    #expect(sample.seen("he") == reversed("ירוק") + " LDA")
    #expect(sample.seen("auto") == "LDA " + reversed("ירוק"))
    #expect(try sample.element("auto").direction == .leftToRight)
    #expect(try sample.element("he").direction == .rightToLeft)
  }

  @Test func isolatesAreSkipped() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\" dir=\"auto\"><bdi lang=\"en\">LDA</bdi> ירוק</p>")
    #expect(try sample.element("p").direction == .rightToLeft)
  }

  @Test func withoutAStrongCharacterTheLayoutDecides() throws {
    for (lang, direction) in [("en", Direction.leftToRight), ("ar", .rightToLeft)] {
      #expect(
        try LayoutSample.canvas("<p id=\"p\" dir=\"auto\">12 + 3</p>", lang: lang).element("p").direction == direction)
    }
  }

  @Test func aKnownLanguageGoesBefore() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\" lang=\"ar\">Unix نظام</p>")
    #expect(try sample.element("p").direction == .rightToLeft)
  }

  @Test func theExampleShowsTheDifference() throws {
    let sample = try LayoutSample.example("R058FirstStrong")
    #expect(sample.seen("language") == reversed("ירוק") + " LDA")
    #expect(sample.seen("auto") == "LDA " + reversed("ירוק"))
  }
}
