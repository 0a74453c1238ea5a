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

  @Test func aNumberWithoutItsCountryIsOrderedByTheParagraph() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\">اتصل على 2735 1234.</p><p id=\"q\">اتصل على <phone>2735 1234</phone>.</p>", lang: "ar")
    #expect(sample.seen("p").contains("1234 2735"))
    #expect(sample.seen("q").contains("2735 1234"), "so the element is what keeps it")
  }

  @Test(arguments: ["ar", "he", "en"])
  func codeRunsFromLeftToRight(lang: String) throws {
    let sample = try LayoutSample.canvas(
      """
      <p id="p">א <code>--out=a[1] (b)</code> ב</p><p id="q">א <code dir="rtl">--out</code></p>
      <pre id="r">if (א) {\n  -x();\n}</pre>
      """, lang: lang)
    #expect(sample.seen("p").contains("--out=a[1] (b)"))
    #expect(try sample.element("p").rules.contains(R052PhoneNumber.rule) == (lang != "en"))
    #expect(sample.seen("q").contains("out--"), "its author has the last word")
    let pre = try sample.element("r")
    #expect(pre.direction == .leftToRight && pre.alignment == .left)
    #expect(pre.rules.contains(R052PhoneNumber.rule) == (lang != "en"))
    #expect(sample.seen("r") == "if (א) {  -x();}")
  }

  @Test func indentationIsAtTheLeftOfCode() throws {
    let sample = try LayoutSample.canvas("<ul><li><pre id=\"p\">a\n    b</pre></li></ul>", lang: "ar")
    let runs = sample.runs(of: "p")
    #expect(runs.map(\.seen).joined() == "a    b")
    #expect(try sample.element("p").alignment == .left, "in an item of a list too")
    let aligned = try LayoutSample.canvas("<pre id=\"p\" align=\"start\">a\nb</pre>", lang: "ar")
    #expect(try aligned.element("p").alignment == .right, "unless its author says otherwise")
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
    #expect(sample.seen("found").contains("+20 3 000 0000"))
    #expect(sample.seen("field") == "02 2735 1234")
  }
}
