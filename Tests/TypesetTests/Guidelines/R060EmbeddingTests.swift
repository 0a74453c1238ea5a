import Testing

@testable import Typeset

/// R060 and R061: a value of either direction is isolated in a text of the other.
@Suite struct R060EmbeddingTests {
  @Test(arguments: [
    ("ar", "رقم الغرفة ", "ltr", "\u{202A}", "12-A (B)"), ("he", "חדר ", "ltr", "\u{202A}", "+20 2 27"),
    ("en", "The file ", "rtl", "\u{202B}", "3 דוח"),
  ])
  func typedControlsAndIsolatesGiveOnePicture(
    lang: String, words: String, dir: String, control: String, value: String
  ) throws {
    let isolate = try LayoutSample.canvas("<p id=\"p\">\(words)<bdi dir=\"\(dir)\">\(value)</bdi>.</p>", lang: lang)
    let typed = try LayoutSample.canvas("<p id=\"p\">\(words)\(control)\(value)\u{202C}.</p>", lang: lang)
    let pictures = try [isolate, typed].map { try PNGOutput.png(of: $0.frames[0], scale: 1) }
    #expect(pictures[0] == pictures[1])
    let plain = try LayoutSample.canvas("<p id=\"p\">\(words)\(value).</p>", lang: lang)
    #expect(try PNGOutput.png(of: plain.frames[0], scale: 1) != pictures[0], "without either it looks otherwise")
  }

  @Test func noCharacterIsAddedToTheText() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">a <bdi dir=\"rtl\">דוח 3</bdi> b</p>")
    #expect(sample.texts(of: "p") == ["a דוח 3 b"])
  }

  @Test func typedControlsStayInTheText() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">a \u{202B}דוח 3\u{202C} b</p>")
    #expect(sample.texts(of: "p") == ["a \u{202B}דוח 3\u{202C} b"])
    #expect(sample.diagnostics.isEmpty, "no font needs to have them")
  }

  @Test func aValueFromTheRightKeepsItsOwnOrder() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">The file <bdi dir=\"rtl\">דוח 3</bdi>, page 2</p>")
    #expect(sample.seen("p") == "The file 3 " + reversed("דוח") + ", page 2")
  }

  @Test func theLanguageOfAnIsolateIsItsDirection() {
    #expect(R060Embedding.isolate(.bdi, dir: nil, language: .rightToLeft) == .isolate(.rightToLeft))
    #expect(R060Embedding.isolate(.bdi, dir: nil, language: nil) == .firstStrong)
    #expect(R060Embedding.isolate(.span, dir: nil, language: .rightToLeft) == nil)
    #expect(R060Embedding.isolate(.span, dir: .auto, language: .rightToLeft) == .firstStrong)
    #expect(R060Embedding.isolate(.phone, dir: nil, language: nil) == .isolate(.leftToRight))
    #expect(R060Embedding.isolate(.bdo, dir: .rightToLeft, language: nil) == .override(.rightToLeft))
  }

  /// What controls of a message enclose has the direction that they give.
  @Test(arguments: [
    ("\u{202B}", "\u{202C}", "!abc"), ("\u{2067}", "\u{2069}", "!abc"), ("\u{202A}", "\u{202C}", "abc!"),
    ("\u{202E}", "\u{202C}", "!cba"), ("\u{202B}", "", "!abc"), ("\u{202B}x\u{202C}", "", "abc!"),
    ("\u{2067}\u{202C}", "\u{2069}", "!abc"), ("\u{2067}\u{202B}\u{2069}", "", "abc!"), ("", "", "abc!"),
  ])
  func theTranslatorDecidesAboutAnArgument(opening: String, closing: String, seen: String) throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\" key=\"Value \(opening)%@\(closing)\"><arg value=\"abc!\"/></p>")
    let shown = sample.seen("p").filter { !"\u{202A}\u{202B}\u{202C}\u{202E}\u{2067}\u{2069}".contains($0) }
    #expect(shown.contains(seen), "\(shown)")
  }

  @Test func controlsEncloseWhatIsBeforeTheirEnd() {
    var controls = DirectionControls()
    controls.add("a \u{202B}\u{2067}")
    #expect(controls.enclose)
    controls.add("\u{202C}")
    #expect(controls.enclose, "an embedding does not end inside an isolate")
    controls.add("\u{2069}\u{202C}")
    #expect(!controls.enclose)
  }

  @Test func theExampleShowsEachTwice() throws {
    let sample = try LayoutSample.example("R060Embedding")
    let lines = sample.elements().filter { $0.element.name == "p" }.map(\.lines)
    #expect(lines.count == 4)
    for (isolate, typed) in [(0, 1), (2, 3)] {
      #expect(lines[isolate].map(\.width) == lines[typed].map(\.width))
    }
  }
}
