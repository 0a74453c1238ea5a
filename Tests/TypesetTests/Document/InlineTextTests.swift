import Testing

@testable import Typeset

@Suite struct InlineTextTests {
  private static let source = Array("<p>Grüße \n\t</p>".utf8)

  private static func bytes(of text: InlineText) -> [UInt8] {
    text.withUTF8 { bytes in bytes.indices.map { bytes[$0] } }
  }

  @Test func partsOfTheSourceAndStringsSayTheSame() {
    let text = InlineText(3..<13, of: Self.source)
    #expect(text.string == "Grüße \n\t")
    #expect(Self.bytes(of: text) == Array("Grüße \n\t".utf8))
    #expect(Self.bytes(of: InlineText("Grüße \n\t")) == Self.bytes(of: text))
  }

  @Test func onlyWhiteSpaceOfXMLIsBlank() {
    #expect(InlineText(10..<13, of: Self.source).isBlank)
    #expect(InlineText(3..<3, of: Self.source).isBlank)
    #expect(!InlineText(9..<13, of: Self.source).isBlank)
    #expect(!InlineText("\u{A0}").isBlank)
  }

  @Test(arguments: ["1, 2, 3 …", "", "👍", String(repeating: "12345 ", count: 20), String(repeating: "…", count: 11)])
  func onlyLettersAreLetters(text: String) {
    #expect(!InlineText(text).holdsLetter)
    #expect(InlineText(text + "ש").holdsLetter)
    #expect(InlineText("é" + text).holdsLetter)
  }

  /// References are not in the source as they are read.
  @Test func textAndReferencesAreInOneDocument() throws {
    let log = DiagnosticLog()
    let bytes = Array(#"<document lang="en"><page><p>A &amp; B&#x301;</p></page></document>"#.utf8)
    let document = try #require(Document.read(bytes, name: "a.xml", log: log))
    guard case .text(let inlines) = document.canvases[0].blocks[0].content else {
      Issue.record("a paragraph without text")
      return
    }
    let texts = inlines.map { inline in if case .text(let text, _) = inline { text.string } else { "" } }
    #expect(texts.joined() == "A & B\u{301}")
  }
}
