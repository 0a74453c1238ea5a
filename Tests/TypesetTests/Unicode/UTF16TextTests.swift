import Testing

@testable import Typeset

/// Text of UTF-16 code units is what the standard library makes of them.
@Suite struct UTF16TextTests {
  private static let texts = [
    "", "a", "Grüße, שלום", "日本語のテキスト", "fifteen bytes !", "👩‍👩‍👧 and 𠀋",
    String(repeating: "หนังสือ ", count: 500),
  ]

  @Test(arguments: texts)
  func textStaysTheSame(text: String) {
    #expect(String(utf16: Array(text.utf16)) == text)
    #expect(String(utf16: Array(text.utf16)[...]) == text)
    #expect(String(utf16: Array(text.utf16).span) == text)
  }

  @Test func surrogatesWithoutTheirOtherHalfAreReplaced() {
    for units in [[0xD83D], [0xDE00], [0x41, 0xD83D, 0x42], [0xDE00, 0xD83D], [0xD83D, 0xD83D, 0xDE00]] as [[UInt16]] {
      #expect(String(utf16: units) == String(decoding: units, as: UTF16.self))
    }
  }

  @Test func anyUnitsGiveWhatTheStandardLibraryGives() {
    var generator = SeededGenerator(state: 3)
    for count in 0..<300 {
      let units = (0..<count).map { _ -> UInt16 in
        let unit = UInt16.random(in: 0...(.max), using: &generator)
        // Every other one is ASCII or a surrogate.
        if Bool.random(using: &generator) { return unit }
        return Bool.random(using: &generator) ? unit & 0x7F : 0xD800 | unit & 0x7FF
      }
      let text = String(utf16: units)
      #expect(text == String(decoding: units, as: UTF16.self))
      #expect(Array(text.utf8) == Array(String(decoding: units, as: UTF16.self).utf8))
    }
  }
}
