import Testing

@testable import Typeset

/// What a span changes without another font changes no shape.
@Suite struct SpanShapingTests {
  /// The glyphs of the first line from left to right, and its width.
  private func glyphs(_ inline: String, lang: String) -> (ids: [UInt32], width: Double) {
    let broken = TextSample("<p>\(inline)</p>", lang: lang).broken(in: 600)
    let line = broken.visualLine(0)
    return (line.pieces.flatMap { piece in piece.glyphs.map { piece.shaped.glyphs[$0].id } }, line.width)
  }

  @Test(arguments: [
    ("hi", "हि<span color=\"red\">न्</span>दी"), ("hi", "हि<span color=\"red\">न</span>्दी"),
    ("en", "A<span color=\"red\">V</span>ATAR"), ("en", "of<span color=\"red\">fice</span>"),
    ("en", "e<span color=\"red\">\u{301}</span>"), ("ar", "س<span color=\"red\">ل</span>ام"),
    ("ar", "ب<span color=\"red\">َ</span>يت"), ("th", "ก<span color=\"red\">ำ</span>"),
    ("en", "T<u>o</u>day"), ("en", "Wo<a href=\"https://x.org\">rd</a>s AV<b>AV</b>"),
  ])
  func aSpanKeepsTheShape(lang: String, inline: String) {
    // Marks belong to no sign of the markup.
    let tags = /<(span|u|a)[^>]*>|<\/(span|u|a)>/.matchingSemantics(.unicodeScalar)
    let plain = inline.replacing(tags, with: "")
    let (with, without) = (glyphs(inline, lang: lang), glyphs(plain, lang: lang))
    #expect(with.ids == without.ids)
    #expect(abs(with.width - without.width) < 0.001)
  }

  @Test func aClusterHasTheColourOfItsStart() {
    func runs(_ inline: String, _ lang: String) -> [String] {
      let broken = TextSample("<p>\(inline)</p>", lang: lang).broken(in: 600)
      return broken.visualLine(0).runs.map { String(utf16: broken.paragraph.text.units[$0.text]) }
    }
    #expect(runs("हि<span color=\"red\">न्</span>दी", "hi") == ["हि", "न्", "दी"])
    #expect(runs("न<span color=\"red\">ि</span>", "hi") == ["नि"])
    #expect(runs("e<span color=\"red\">\u{301}</span>x", "en") == ["e\u{301}", "x"])
  }

  @Test func aSizeInsideAWordKeepsTheShape() {
    let small = glyphs("س<span size=\"30\">ل</span>ام", lang: "ar")
    #expect(small.ids == glyphs("سلام", lang: "ar").ids)
  }

  @Test func raisedLettersAreShapedAlone() {
    let broken = TextSample("<p>f<sup>i</sup></p>").broken(in: 600)
    let texts = broken.visualLine(0).runs.map { String(utf16: broken.paragraph.text.units[$0.text]) }
    #expect(texts == ["f", "i"])
  }

  /// A line may still end at the border of a span.
  @Test func wordsBreakAtBorders() {
    let sample = TextSample("<p>semi-<b>de</b><u>tached houses</u></p>")
    #expect(sample.lines(in: 70).joined(separator: "|").replacing("|", with: "") == "semi-detachedhouses")
  }
}
