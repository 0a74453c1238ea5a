import Testing

@testable import Typeset

/// Texts with nothing in them, and characters that no font and no library expects.
@Suite struct OddTextTests {
  @Test(
    arguments: [
      "<p><phone/></p>", "<p><bdi/></p>", "<p><bdi dir=\"rtl\"/></p>", "<p dir=\"rtl\"><url/></p>",
      "<p lang=\"ar\"><bdi dir=\"ltr\"/><bdi dir=\"rtl\"/></p>", "<p>a<br/><bdi dir=\"rtl\"/></p>",
      "<pre><bdo dir=\"rtl\"/></pre>",
      "<table><tr><td><bdi dir=\"rtl\"/></td></tr></table>", "<ul><li><bdi dir=\"rtl\"/></li></ul>",
      "<button><bdi dir=\"rtl\"/></button>", "<p lines=\"1\"><bdi dir=\"rtl\"/></p>",
      "<p><t key=\"none\"><arg value=\"\" type=\"phone\"/></t></p>",
    ], ["en", "ar"])
  func isolatesMayBeEmpty(block: String, lang: String) throws {
    let sample = try LayoutSample.canvas(block, lang: lang)
    #expect(try !PDFOutputTests.pdf(sample.frames).isEmpty)
  }

  @Test(arguments: ["&#xFDD0;", "&#xFDEF;a", "&#x1FFFE;", "&#x10FFFF;א", "ا&#xFDD1;&#x2FFFF;ب"])
  func noncharactersAreTextWithoutAMeaning(text: String) throws {
    let sample = try LayoutSample.canvas("<p>\(text)</p>")
    #expect(try !PDFOutputTests.pdf(sample.frames).isEmpty)
  }
}
