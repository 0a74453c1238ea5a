import Testing

@testable import Typeset

@Suite struct R011NumberCentricTests {
  private static let text = """
    <p id="p"><num>1234.5</num></p><p id="q" numerals="deva"><num>1234.5</num></p><p id="r" numerals="auto"><num>12</num></p>
    """

  @Test func whatIsRequestedWinsOverTheLocale() throws {
    let sample = try LayoutSample.canvas(Self.text, lang: "ar-EG")
    #expect(sample.texts(of: "p") == ["١٬٢٣٤٫٥"])
    #expect(sample.texts(of: "q") == ["१,२३४.५"])
    #expect(try !sample.element("p").rules.contains(R011NumberCentric.rule))
    #expect(try sample.element("q").rules.contains(R011NumberCentric.rule))
  }

  @Test func theNearestAttributeWinsOverTheOption() throws {
    var options = LayoutOptions()
    options.numerals = "thai"
    let xml = "<document lang=\"en\"><canvas width=\"300\">\(Self.text)<ol><li id=\"a\">x</li></ol></canvas></document>"
    let sample = try LayoutSample(xml, options: options)
    #expect(sample.texts(of: "p") == ["๑,๒๓๔.๕"])
    #expect(sample.texts(of: "q") == ["१,२३४.५"])
    #expect(sample.texts(of: "r") == ["12"], "auto asks for those of the locale")
    #expect(sample.texts(of: "a/marker1") == ["๑."])
    #expect(try sample.element("a/marker1").rules == [R009Numerals.rule, R011NumberCentric.rule])
  }

  @Test func anExplicitChoiceThatChangesNothingIsNotNoted() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\" numerals=\"latn\"><num>1</num></p>")
    #expect(try !sample.element("p").rules.contains(R011NumberCentric.rule))
  }

  @Test func theExampleKeepsItsReadingsWestern() throws {
    let sample = try LayoutSample.example("R011NumberCentric")
    #expect(sample.texts(of: "depth") == ["18.4"])
    #expect(sample.texts(of: "locale") == ["١٨٫٤"])
  }
}
