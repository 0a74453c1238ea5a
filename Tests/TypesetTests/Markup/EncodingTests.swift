import Testing

@testable import Typeset

@Suite struct EncodingTests {
  static let text = "<document lang=\"en\">\r\n<page><p>é 𝄞 日本</p></page>\r</document>"

  private func inner(_ document: Document?) -> String? {
    guard case .text(let inlines)? = document?.canvases.first?.blocks.first?.content,
      case .text(let text, _)? = inlines.first
    else { return nil }
    return text.string
  }

  @Test(arguments: [true, false], [true, false])
  func utf16IsRead(bigEndian: Bool, mark: Bool) {
    let (document, diagnostics) = readDocument(Self.text.utf16Bytes(isBigEndian: bigEndian, mark: mark))
    #expect(diagnostics.isEmpty)
    #expect(inner(document) == "é 𝄞 日本")
  }

  @Test func utf16MaySayThatItIs() {
    let text = "<?xml version=\"1.0\" encoding=\"utf-16\"?>" + Self.text
    #expect(readDocument(text.utf16Bytes(isBigEndian: false)).document != nil)
    #expect(readDocument(text).diagnostics.map(\.brief) == ["1:31 encoding"])
  }

  @Test func aByteOrderMarkIsNotACharacter() {
    let wrong = "<document lang=\"en\"><page><q/></page></document>"
    #expect(readDocument([0xEF, 0xBB, 0xBF] + Array(wrong.utf8)).diagnostics.map(\.brief) == ["1:28 unknown-element"])
    let wide = wrong.utf16Bytes(isBigEndian: true)
    #expect(readDocument(wide).diagnostics.map(\.brief) == ["1:28 unknown-element"])
  }

  @Test func halfASurrogatePairIsAnError() {
    let start = "<document lang=\"en\"><page><p>".utf16Bytes(isBigEndian: false)
    let end = "</p></page></document>".utf16Bytes(isBigEndian: false, mark: false)
    for half: [UInt8] in [[0x34, 0xD8], [0x1E, 0xDD], [0x1E, 0xDD, 0x34, 0xD8]] {
      #expect(readDocument(start + half + end).diagnostics.map(\.brief) == ["1:30 encoding"])
    }
    #expect(readDocument(start + [0x20]).diagnostics.map(\.brief) == ["1:30 encoding"])
  }

  @Test func otherEncodingsAreRefused() {
    for name in ["ISO-8859-1", "windows-1256", "Shift_JIS", "US-ASCII", "nonsense"] {
      let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" + Self.text
      #expect(readDocument(text).diagnostics.map(\.brief) == ["1:31 encoding"])
    }
    #expect(readDocument([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]).diagnostics.map(\.brief) == ["1:1 encoding"])
  }

  @Test func lineEndsOfEveryKindCountOnce() {
    let text = "<document lang=\"en\">\r\n<page>\r\n\r<p>a\r\nb</p><q/></page></document>"
    let diagnostics = readDocument(text).diagnostics
    #expect(diagnostics.map(\.brief) == ["5:7 unknown-element"])
    #expect(diagnostics.first?.range?.file.line(5) == "b</p><q/></page></document>")
  }
}
