import Testing

@testable import Typeset

@Suite struct BreaksTests {
  private let analyzer = TextAnalyzer()

  /// The text with a bar at every break but the last, two where it is mandatory.
  private func broken(_ text: String, _ language: String = "en") -> String {
    let units = Array(text.utf16)
    var result = ""
    var start = 0
    for lineBreak in analyzer.lineBreaks(in: units, language: language).opportunities {
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
    #expect(
      analyzer.lineBreaks(in: Array("a\n".utf16), language: "en").opportunities == [
        LineBreak(offset: 2, isMandatory: true)
      ])
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

  @Test func noLineBeginsWithASignThatBelongsToTheWordBefore() {
    #expect(!broken("ต่าง ๆ กันไป เร็วๆ นี้", "th").contains("|ๆ"))
    #expect(!broken("กรุงเทพฯ และอื่น ๆ", "th").contains("|ฯ"))
    #expect(broken("ฯลฯ และ ฯลฯ", "th").contains("|ฯลฯ"))
    #expect(!broken("ຕ່າງ ໆ", "lo").contains("|ໆ"))
    #expect(!broken("ផ្សេង ៗ គ្នា ។", "km").contains("|ៗ"))
    #expect(!broken("ផ្សេង ៗ គ្នា ។", "km").contains("|។"))
    #expect(!broken("မြန်မာ ။", "my").contains("|။"))
    #expect(broken("เร็ว\u{200B}ๆ", "th") == "เร็ว\u{200B}|ๆ")
  }

  /// Where a word without room is cut.
  @Test func emergencyBreaksKeepSyllables() {
    func cut(_ text: String) -> [String] {
      let units = Array(text.utf16)
      let ends = analyzer.emergencyBreaks(in: units, range: 0..<units.count) + [units.count]
      return zip([0] + ends, ends).map { String(utf16: units[$0..<$1]) }
    }
    #expect(cut("កម្ពុជា") == ["ក", "ម្ពុ", "ជា"])
    #expect(cut("हिन्दी") == ["हि", "न्दी"])
    #expect(cut("เร็วๆ") == ["เ", "ร็", "วๆ"])
    #expect(cut("\u{1000}\u{1039}\u{1000}") == ["\u{1000}\u{1039}\u{1000}"])
    #expect(cut("abc”") == ["a", "b", "c”"])
  }

  @Test(arguments: ["ko", "ko-KR", "en", "und"]) func koreanBreaksAtBlanks(language: String) {
    #expect(broken("서울에서 부산까지 기차로 간다", language) == "서울에서 |부산까지 |기차로 |간다")
    #expect(broken("2026년 3월(봄)에 iPhone을 샀다.", language) == "2026년 |3월(봄)에 |iPhone을 |샀다.")
    #expect(broken("그는 “안녕,친구[1]”라고 「말」했다", language) == "그는 |“안녕,친구[1]”라고 |「말」|했다")
    // In parts of syllables, with a joiner that allows a break, and with a hyphen.
    #expect(
      broken("\u{1100}\u{1161}\u{1102}\u{1161} 가\u{200B}나 가-나", language).hasPrefix(
        "\u{1100}\u{1161}\u{1102}\u{1161} |가\u{200B}|나 |"))
  }

  @Test func onlyKoreanKeepsIdeographsTogether() {
    #expect(broken("大韓民國 서울市", "ko") == "大韓民國 |서울市")
    #expect(broken("大韓民國 서울市", "ja") == "大|韓|民|國 |서울|市")
    #expect(broken("𠀀𠀁 가", "ko") == "𠀀𠀁 |가")
    #expect(broken("😀😀", "ko") == "😀|😀")
  }

  @Test func theTagSaysWhetherWordsStayWhole() {
    #expect(broken("서울에서 간다", "ko-u-lw-normal") == "서|울|에|서 |간|다")
    #expect(broken("서울에서 간다", "en-u-lw-normal") == "서|울|에|서 |간|다")
    #expect(broken("你好，世界", "zh-u-lw-keepall") == "你好，|世界")
    #expect(broken("ab, cé 12", "en-u-lw-breakall") == "a|b, |c|é |1|2")
    #expect(broken("他说“你好”了", "zh-u-lw-breakall") == "他|说|“你|好”|了")
    #expect(broken("ab e\u{301}f", "de-u-lw-breakall") == "a|b |e\u{301}|f")
    #expect(broken("ภาษาไทย", "th-u-lw-keepall") == "ภาษา|ไทย")
    // What no standard knows changes nothing.
    #expect(broken("서울에서 간다", "ko-u-lw-nothing") == broken("서울에서 간다", "ko-u-lw-normal"))
  }

  @Test func breaksInsideWordsAreKeptForWordsWiderThanALine() {
    #expect(analyzer.lineBreaks(in: Array("서울에서 간다".utf16), language: "ko").insideWords == [1, 2, 3, 6])
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
    for language in [
      "en", "ar", "he", "fr", "fi", "sv", "hi", "th", "ja", "ko-u-lw-normal", "zh", "und", "no such language",
    ] {
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
        #expect(analyzer.lineBreaks(in: text, language: language).opportunities == expected, "\(language) \(text)")
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
    #expect(analyzer.lineBreaks(in: text, language: "en").opportunities.count == 1)
  }
}
