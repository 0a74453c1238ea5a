import Testing

@testable import Typeset

@Suite struct BreaksTests {
  private let analyzer = TextAnalyzer()

  /// The text with a bar at every break but the last, two where it is mandatory.
  private func broken(_ text: String, _ language: String = "en") -> String {
    let units = Array(text.utf16)
    var result = ""
    var start = 0
    for lineBreak in analyzer.lineBreaks(in: units, language: language) {
      result += String(decoding: units[start..<lineBreak.offset], as: UTF16.self)
      if lineBreak.offset < units.count { result += lineBreak.isMandatory ? "||" : "|" }
      start = lineBreak.offset
    }
    #expect(start == units.count)
    return result
  }

  @Test func linesBreakBehindBlanksHyphensAndDashes() {
    #expect(broken("Hello, well-known (world)!  42") == "Hello, |well-|known |(world)!  |42")
    #expect(broken("a\u{A0}b c\u{AD}d e\u{200B}f") == "a\u{A0}b |c\u{AD}|d |e\u{200B}|f")
    #expect(broken("one — two") == "one |— |two")
    #expect(broken("") == "")
  }

  @Test func lineFeedsBreakAlways() {
    #expect(broken("a b\nc\u{2028}d\u{2029}e\r\nf") == "a |b\n||c\u{2028}||d\u{2029}||e\r\n||f")
    #expect(analyzer.lineBreaks(in: Array("a\n".utf16), language: "en") == [LineBreak(offset: 2, isMandatory: true)])
  }

  @Test func arabicAndHebrewBreakAtBlanks() {
    #expect(broken("تنزيل، الآن", "ar") == "تنزيل، |الآن")
    #expect(broken("בית־ספר חדש", "he") == "בית־|ספר |חדש")
  }

  @Test func chineseAndJapaneseLinesBeginWithNoClosingSign() {
    #expect(broken("海は「同じ」。灯台、", "ja") == "海|は|「同|じ」。|灯|台、")
    #expect(broken("他說：「燈。」", "zh-Hant") == "他|說：|「燈。」")
    #expect(broken("항구의 불빛.", "ko").hasSuffix("빛."))
  }

  @Test func theTagSaysHowStrictlyJapaneseBreaks() {
    #expect(broken("コーヒー、きっと", "ja") == "コー|ヒー、|きっ|と")
    #expect(broken("コーヒー、きっと", "ja-u-lb-loose") == "コ|ー|ヒ|ー、|き|っ|と")
  }

  @Test func dictionariesBreakLanguagesWithoutBlanks() {
    #expect(broken("ภาษาไทยง่าย", "th") == "ภาษา|ไทย|ง่าย")
    #expect(broken("ພາສາລາວ", "lo") == "ພາສາ|ລາວ")
    #expect(broken("ខ្ញុំស្រឡាញ់ភាសាខ្មែរណាស់", "km") == "ខ្ញុំ|ស្រឡាញ់|ភាសាខ្មែរ|ណាស់")
    #expect(broken("မြန်မာဘာသာစကား", "my") == "မြန်မာဘာသာ|စကား")
    #expect(broken("ภาษาไทย", "en") == "ภาษา|ไทย")
  }

  @Test func chineseBreaksBetweenCharacters() {
    #expect(broken("你好，世界", "zh") == "你|好，|世|界")
  }

  @Test func wordsFoundWithoutICUBreakAsItSays() {
    let pools: [[UInt16]] = [
      Array(0x20..<0x7F), Array(0x09..<0x250), Array(0x5D0..<0x5F5) + [0x20, 0x20, 0x20, 0x22, 0x27, 0x2D],
      Array(0x600..<0x700) + [0x20, 0x20, 0x20], Array(0x900..<0xE00) + [0x20, 0x20, 0x20],
      Array("   abא1ب()[}'\"’“”‘«»-.,!¡¿:؜،।…–\u{AD}\t\u{300}漢ก😀".utf16),
    ]
    var random = SeededGenerator(state: 42)
    for language in ["en", "ar", "he", "fr", "fi", "sv", "hi", "th", "ja", "ko", "zh", "und", "no such language"] {
      let iterator = LineIterator(language: language).iterator
      for _ in 0..<400 {
        let pool = pools[Int.random(in: 0..<pools.count, using: &random)]
        let text = (0..<20).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }
        var expected: [LineBreak] = []
        let boundaries = Boundaries(of: text.span, by: iterator)
        let amendments = LineBreakAmendments(units: text.span, table: analyzer.table)
        while let offset = boundaries.next() {
          amendments.add(to: &expected, from: expected.last?.offset ?? 0, to: offset)
          let isMandatory = iterator.isMandatory
          guard isMandatory || offset == text.count || !amendments.forbids(offset) else { continue }
          expected.append(LineBreak(offset: offset, isMandatory: isMandatory))
        }
        #expect(analyzer.lineBreaks(in: text, language: language) == expected, "\(language) \(text)")
      }
    }
  }

  @Test func clustersAreNeverTornApart() {
    func boundaries(_ text: String) -> [Int] {
      let units = Array(text.utf16)
      return analyzer.graphemeBoundaries(in: units, range: 0..<units.count)
    }
    #expect(boundaries("abc") == [1, 2])
    #expect(boundaries("a\r\nb") == [1, 3])
    #expect(boundaries("e\u{301}x") == [2])
    #expect(boundaries("👩‍👩‍👧a") == [8])
    #expect(boundaries("🇩🇪🇫🇷") == [4])
    #expect(boundaries("a") == [])
    let text = Array("xe\u{301}yz".utf16)
    #expect(analyzer.graphemeBoundaries(in: text, range: 1..<4) == [3])
  }

  @Test func aMillionMarksAreOneCluster() {
    let text = [0x61] + [UInt16](repeating: 0x301, count: 100_000)
    #expect(analyzer.graphemeBoundaries(in: text, range: 0..<text.count) == [])
    #expect(analyzer.lineBreaks(in: text, language: "en").count == 1)
  }
}
