import Testing

@testable import Typeset

@Suite struct R009NumeralsTests {
  @Test(arguments: [
    ("he", "123."), ("ar-EG", "١٢٣."), ("ar-AE", "123."), ("fa", "۱۲۳."), ("en", "123."), ("ar-EG-u-nu-latn", "123."),
  ])
  func theLocaleChoosesTheDigits(locale: String, number: String) throws {
    let sample = try LayoutSample.canvas("<ol start=\"123\"><li id=\"a\">x</li></ol>", lang: locale)
    #expect(sample.texts(of: "a/marker1") == [number])
    let isWestern = number.hasPrefix("1")
    #expect(try sample.element("a/marker1").rules.contains(R009Numerals.rule) == !isWestern)
  }

  @Test func theAuthorChoosesOtherDigits() throws {
    let sample = try LayoutSample.canvas(
      "<ol start=\"9\" numerals=\"deva\"><li id=\"a\">x</li></ol><ol numerals=\"latn\"><li id=\"b\">x</li></ol>",
      lang: "ar-EG")
    #expect(sample.texts(of: "a/marker1") == ["९."])
    #expect(sample.texts(of: "b/marker1") == ["1."])
  }

  @Test func theSoftwareWritesTypedNumbersInTheDigitsOfTheLocale() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\"><num>541</num></p><p id=\"q\" lang=\"de\"><num>541</num></p>", lang: "ar-EG")
    #expect(sample.texts(of: "p") == ["٥٤١"])
    #expect(sample.texts(of: "q") == ["٥٤١"], "the locale decides, whatever the language of the text")
    #expect(try sample.element("p").rules.contains(R009Numerals.rule))
  }

  @Test func typedDigitsStayAsTheyAre() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">123 ٤٥٦</p>", lang: "ar-EG")
    #expect(sample.texts(of: "p") == ["123 ٤٥٦"])
  }

  @Test func pagesAreNumberedInTheDigitsOfTheLocale() throws {
    let xml = """
      <document lang="ar-EG"><page size="200x200" margin="40"><running-foot><page-number/> / <page-count/></running-foot>
      <p>الميناء</p></page></document>
      """
    #expect(try LayoutSample(xml).foot == "١ / ١")
    #expect(try LayoutSample(xml, options: LayoutOptions(locale: "ar-AE")).foot == "1 / 1")
  }

  @Test func theExampleCountsInFiveWays() throws {
    let sample = try LayoutSample.example("R009Numerals")
    let markers = sample.elements().filter { $0.element.name == "marker" }.flatMap { sample.texts(of: $0.element.id) }
    #expect(markers.filter { $0.count == 2 } == ["٩.", "۹.", "9.", "9.", "९."])
  }
}

extension LayoutSample {
  /// The text of the running lines of the first page, in reading order.
  fileprivate var foot: String {
    var text = ""
    for case .group(let group) in frames[0].items {
      guard case .artifact = group.meaning else { continue }
      for case .group(let inner) in group.items {
        if case .line(let line) = inner.meaning { text += line.text }
      }
    }
    return text
  }
}
