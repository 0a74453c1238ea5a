import Testing

@testable import Typeset

/// Pages on which nothing is seen, and pages that no reader opens.
@Suite struct OddPageTests {
  @Test(
    arguments: [
      "<page size=\"100x100\" margin=\"0\"><row spacing=\"200\"><spacer width=\"200\"/><p width=\"50\">x</p></row></page>",
      "<canvas width=\"100\" height=\"30\"><spacer height=\"100\"/><p>a</p><ul><li>x</li></ul></canvas>",
      "<canvas width=\"100\"><p color=\"#00000000\">b</p></canvas>", "<canvas width=\"100\"><p>&#xA0;</p></canvas>",
      "<page size=\"590x800\">\(String(repeating: "<ul><li>t", count: 28))\(String(repeating: "</li></ul>", count: 28))</page>",
    ])
  func tagsOfAPageOnWhichNothingIsSeenAreKept(page: String) throws {
    let sample = try LayoutSample("<document lang=\"en\"><page><p>a</p></page>\(page)</document>")
    #expect(try !PDFOutputTests.pdf(sample.frames).isEmpty)
  }

  @Test func aPageThatNoReaderOpensIsRefused() throws {
    let sample = try LayoutSample.canvas(String(repeating: "<p>a</p>", count: 1000))
    #expect(throws: PDFPageError.self) { try PDFOutputTests.pdf(sample.frames) }
  }
}
