import Testing

@testable import Typeset

@Suite struct ByteBufferTests {
  @Test(arguments: [0, 7, -7, 9, 10, 99, 100, 12_345, 1_000_000_000, .max, .min])
  func wholeNumbersHaveAllTheirDigits(number: Int) {
    let buffer = ByteBuffer(capacity: 1)
    buffer.append("<")
    buffer.append(decimal: number)
    buffer.append(">")
    #expect(buffer.withBytes { String(decoding: $0, as: UTF8.self) } == "<\(number)>")
  }

  @Test(arguments: [
    ("plain", "(plain)"), ("(a)\\b", "(\\(a\\)\\\\b)"), ("", "()"), ("((((((((((", "(\\(\\(\\(\\(\\(\\(\\(\\(\\(\\()"),
  ])
  func plainTextsAreWrittenWithEscapes(text: String, written: String) {
    let buffer = ByteBuffer(capacity: 1)
    buffer.append(pdf: text)
    #expect(buffer.withBytes { String(decoding: $0, as: UTF8.self) } == written)
  }

  @Test func otherTextsAreUTF16() {
    let buffer = ByteBuffer(capacity: 1)
    // The bytes of these are signs of the syntax, and ends of lines: U+2829, U+5C0D and U+0D28.
    buffer.append(pdf: "\u{2829}\u{5C0D}\u{D28}")
    let escaped = Array(#"\(\)\\\r\r\("#.utf8)
    #expect(buffer.withBytes(Array.init) == Array("(".utf8) + [0xFE, 0xFF] + escaped + Array(")".utf8))
  }
}
