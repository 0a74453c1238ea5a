import Testing

@testable import Typeset

@Suite struct ComposerTests {
  private func shown(_ blocks: String, lang: String = "en") -> String {
    String(decoding: TextSample(blocks, lang: lang).text.units, as: UTF16.self)
  }

  @Test func whiteSpaceCollapsesAcrossElements() {
    #expect(shown("<p>  a \n\t b<b> c </b> <i> d</i>  </p>") == "a b c d")
    #expect(shown("<p>a<br/> b </p>") == "a\nb")
    #expect(shown("<p>a&#160; b</p>") == "a\u{A0} b")
    #expect(shown("<p>   </p>") == "")
  }

  @Test func aLineEndInsideChineseOrJapaneseIsNotASpace() {
    #expect(shown("<p>海は\n    同じ。\n 灯台 守</p>", lang: "ja") == "海は同じ。灯台 守")
    #expect(shown("<p>灯<b>塔\n 守</b></p>", lang: "zh") == "灯塔守")
    #expect(shown("<p>港 \n Genova\n港</p>", lang: "zh") == "港 Genova 港")
    #expect(shown("<p>바다는\n  어제</p>", lang: "ko") == "바다는 어제")
    #expect(shown("<p>a\nb</p>") == "a b")
  }

  @Test func preservedSpaceIsUnchanged() {
    #expect(shown("<pre>  a\n\tb  \n</pre>") == "  a\n\tb  ")
    #expect(shown("<p xml:space=\"preserve\"> a  b</p>") == " a  b")
    #expect(shown("<pre>a&#13;b\r\nc</pre>") == "a\nb\nc")
  }

  @Test func blanksBetweenElementsKeepTheOuterLook() {
    let text = TextSample("<p>a <u>b</u> <bdi>c</bdi></p>").text
    let blanks = text.units.indices.filter { text.units[$0] == 0x20 }
    for blank in blanks {
      let span = text.spans.first { $0.range.contains(blank) }
      #expect(span?.style.isUnderlined == false)
    }
    #expect(text.isolates.map(\.range) == [4..<5])
  }

  @Test func spansCoverTheTextWithoutGap() {
    let text = TextSample("<p>one <b>two <i>three</i></b> <code>four</code> <sup>5</sup><br/>six</p>").text
    var end = 0
    for span in text.spans {
      #expect(span.range.lowerBound == end)
      end = span.range.upperBound
    }
    #expect(end == text.units.count)
  }

  @Test func capsFollowTheLanguage() {
    #expect(shown("<p caps=\"all\">straße</p>", lang: "de") == "STRASSE")
    #expect(shown("<p caps=\"all\" lang=\"tr\">istanbul <span caps=\"none\">ok</span></p>") == "İSTANBUL ok")
  }

  @Test func looksFollowTheTables() {
    let heading = TextSample("<h1>A</h1>").text.style
    #expect((heading.size, heading.leading, heading.weight) == (28, 34, 700))
    let sized = TextSample("<p size=\"34\">A</p>").text.style
    #expect((sized.size, sized.leading) == (34, 44))
    let caption = TextSample("<caption>A</caption>").text.style
    #expect((caption.size, caption.leading) == (12, 16))
    #expect(caption.color == Palette.color(named: "secondary-label"))
  }

  @Test func headingsAndControlsKeepTheirStyle() {
    let environment = TextSample("<p/>").environment
    var inherited = Attributes()
    inherited[Common.size] = 40
    inherited[Common.weight] = 300
    let inner = environment.entering(.column, inherited)
    #expect(TextStyle(of: .h1, Attributes(), in: inner).size == 28)
    #expect(TextStyle(of: .button, Attributes(), in: inner).weight == 600)
    #expect(TextStyle(of: .p, Attributes(), in: inner).size == 40)
    #expect(TextStyle(of: .p, Attributes(), in: inner).weight == 300)
  }

  @Test func linksAndNamedElementsAreMarked() {
    let text = TextSample("<p>See <a href=\"https://example.org\">the <b id=\"x\">site</b></a>.</p>").text
    #expect(text.marks.map(\.name) == [.a, .b])
    #expect(text.marks.map(\.range) == [4..<12, 8..<12])
    #expect(text.marks[1].parent == 0)
    #expect(text.spans.contains { $0.mark == 0 && $0.style.isUnderlined })
  }
}
