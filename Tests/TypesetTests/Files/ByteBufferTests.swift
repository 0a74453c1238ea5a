import Testing

@testable import Typeset

@Suite struct ByteBufferTests {
  @Test(arguments: [0, 7, -7, 9, 10, 99, 100, 12_345, 1_000_000_000, .max, .min])
  func wholeNumbersHaveAllTheirDigits(number: Int) {
    let buffer = ByteBuffer(capacity: 1)
    buffer.append("<")
    buffer.append(decimal: number)
    buffer.append(">")
    #expect(buffer.text == "<\(number)>")
  }

  @Test(arguments: [
    (0, "0"), (-0.004, "0"), (-0.005, "-0.01"), (0.1, "0.1"), (0.25, "0.25"), (9.999, "10"), (10, "10"),
    (-99.5, "-99.5"), (999.99, "999.99"), (999.996, "1000"), (1234.05, "1234.05"), (1_234_567.5, "1234567.5"),
    (8.9e13, "89000000000000"), (1e15, "0"), (.nan, "0"), (-.infinity, "0"),
  ])
  func numbersHaveTwoDecimalsAtMost(number: Double, written: String) {
    let buffer = ByteBuffer(capacity: 1)
    buffer.append(number)
    #expect(buffer.text == written)
  }

  @Test func bytesAreAppendedAgain() {
    let buffer = ByteBuffer(capacity: 1)
    buffer.append("abc")
    for _ in 0..<3 { buffer.append(again: 1..<buffer.count) }
    buffer.append(again: 2..<2)
    #expect(buffer.text == "abcbcbcbcbcbcbcbc")
  }

  @Test(arguments: [
    ("plain", "(plain)"), ("(a)\\b", "(\\(a\\)\\\\b)"), ("", "()"), ("((((((((((", "(\\(\\(\\(\\(\\(\\(\\(\\(\\(\\()"),
  ])
  func plainTextsAreWrittenWithEscapes(text: String, written: String) {
    let buffer = ByteBuffer(capacity: 1)
    buffer.append(pdf: text)
    #expect(buffer.text == written)
  }

  @Test func otherTextsAreUTF16() {
    let buffer = ByteBuffer(capacity: 1)
    // The bytes of these are signs of the syntax, and ends of lines: U+2829, U+5C0D and U+0D28.
    buffer.append(pdf: "\u{2829}\u{5C0D}\u{D28}")
    let escaped = Array(#"\(\)\\\r\r\("#.utf8)
    #expect(buffer.bytes == Array("(".utf8) + [0xFE, 0xFF] + escaped + Array(")".utf8))
  }
}
