import Testing

@testable import Typeset
@testable import TypesetReview

/// Long passages are neither in capitals nor in italics.
@Suite struct R146LongPassageCheckTests {
  private func findings(_ text: String, _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample("<canvas>\(text)</canvas>", axes).findings(of: 146)
  }

  /// A text of so many letters, in words of five.
  private func letters(_ count: Int, _ letter: Character = "N") -> String {
    (0..<count).map { $0 % 5 == 4 ? "\(letter) " : "\(letter)" }.joined()
  }

  @Test(arguments: [(60, nil), (61, "61 letters")]) func sixtyLettersAreNotLong(count: Int, measured: String?) throws {
    let found = try findings("<p>\(letters(count))</p>", [.direction: "ltr,rtl"])
    #expect(found.first?.fault.measured == measured)
    #expect(found.count == (measured == nil ? 0 : 1))
    let caps = try findings("<p caps=\"all\">\(letters(count, "n"))</p>")
    #expect(caps.first?.fault.measured == measured)
    let italics = try findings("<p italic=\"yes\">\(letters(count, "n"))</p>")
    #expect(italics.first?.fault.measured == measured)
    #expect(try findings("<p>\(letters(count, "n"))</p>").isEmpty)
  }

  /// Four lines with more than 20 letters.
  @Test(arguments: [(20, 0), (21, 1)]) func fourLinesAreLongFromTwentyLettersOn(count: Int, found: Int) throws {
    let lines = (0..<4).map { letters(count / 4 + ($0 < count % 4 ? 1 : 0)).filter { !$0.isWhitespace } }
    #expect(try findings("<p>\(lines.joined(separator: "<br/>"))</p>").count == found)
    #expect(try findings("<p>\(lines.dropLast().joined(separator: "<br/>"))</p>").isEmpty)
  }

  @Test func oneSmallLetterIsEnoughAndHalfOfATextMayBeInItalics() throws {
    #expect(try findings("<p>\(letters(70))n</p>").isEmpty)
    #expect(try findings("<p><i>\(letters(70, "n"))</i> \(letters(70, "n"))</p>").isEmpty)
    #expect(try findings("<p><i>\(letters(70, "n"))</i> \(letters(69, "n"))</p>").count == 1)
  }

  @Test(arguments: [("ar", "ميناء"), ("he", "נמל"), ("fa", "بندر")]) func italicsHaveNoArabicAndNoHebrew(
    lang: String, word: String
  ) throws {
    let found = try findings("<p lang=\"\(lang)\" italic=\"yes\">\(word)</p>")
    #expect(found.map(\.fault.aspect) == ["script"])
    #expect(try findings("<p lang=\"\(lang)\" italic=\"no\">\(word)</p>").isEmpty)
    #expect(
      try findings("<p lang=\"\(lang)\" italic=\"yes\" ignore=\"R146\" because=\"a test\">\(word)</p>").isEmpty)
  }
}
