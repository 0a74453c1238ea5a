import Testing

@testable import Typeset

@Suite struct ShaperTests {
  let shaper = Shaper()

  private func glyphs(_ text: ShapedText) -> [[Int]] {
    text.glyphs.map {
      [Int($0.id), Int($0.cluster), Int($0.advance), Int($0.xOffset), Int($0.yOffset), $0.isBoundToPrevious ? 1 : 0]
    }
  }

  @Test func advancesAreInFontUnits() {
    let font = BundledFonts.font()
    let shaped = shaper.shape("AV", font: font, script: .latin)
    #expect(shaped.glyphs.map(\.id) == [font.glyph(for: "A"), font.glyph(for: "V")])
    #expect(shaped.glyphs[1].advance == 600)
    #expect(shaped.advance < 639 + 600, "the pair is kerned")
    #expect(shaped.glyphs[1].isBoundToPrevious)
    #expect(shaped.length == 2)
  }

  @Test(arguments: [false, true]) func aClusterAndWhetherToCutBeforeItAreKeptApart(isBound: Bool) {
    var glyph = ShapedGlyph(
      id: 7, cluster: 0x7FFF_FFFF, advance: -1, xOffset: 2, yOffset: -3, isBoundToPrevious: isBound)
    #expect(glyph.cluster == 0x7FFF_FFFF && glyph.isBoundToPrevious == isBound)
    glyph.cluster = 5
    #expect(glyph.cluster == 5 && glyph.isBoundToPrevious == isBound)
    #expect(MemoryLayout<ShapedGlyph>.stride == 20, "many are kept")
  }

  @Test func aShapedTextIsMeasuredAsAWhole() {
    func glyph(_ cluster: UInt32, _ advance: Int32) -> ShapedGlyph {
      ShapedGlyph(id: 1, cluster: cluster, advance: advance, xOffset: 0, yOffset: 0, isBoundToPrevious: false)
    }
    let text = ShapedText(glyphs: [glyph(0, 100), glyph(1, 50), glyph(3, 25)], length: 4, blankCount: 1)
    #expect(text.advance == 175 && text.blankAdvance == 25 && text.length == 4)
    #expect(text.glyphs.map(\.cluster) == [0, 1, 3] && text.glyphs[1...].map(\.advance) == [50, 25])
    #expect(text.glyphCount == 3 && text.glyphSpan.count == 3 && text.glyphSpan[2].advance == 25)
    let none = ShapedText(glyphs: [], length: 0)
    #expect(none.glyphs.isEmpty && none.advance == 0)
  }

  @Test func rightToLeftComesOutFromLeftToRight() {
    let shaped = shaper.shape(
      "שלום", font: BundledFonts.font("Noto Sans Hebrew"), script: .hebrew, direction: .rightToLeft)
    #expect(shaped.glyphs.map(\.cluster) == [3, 2, 1, 0])
  }

  /// A long text is shaped in pieces, whose ends must not be seen: the font moves words towards each other.
  @Test func everyRepetitionOfALongTextIsTheSame() throws {
    let font = BundledFonts.font("Noto Nastaliq Urdu")
    let unit = "کے اعتبار سے "
    let count = 400
    let shaped = shaper.shape(
      String(repeating: unit, count: count), font: font, script: .arabic, direction: .rightToLeft)
    let length = unit.utf16.count
    let parts = Dictionary(grouping: shaped.glyphs) { Int($0.cluster) / length }
      .mapValues { glyphs in glyphs.map { [Int32($0.id), $0.advance, $0.xOffset, $0.yOffset] } }
    let second = try #require(parts[1])
    #expect((1..<count - 1).allSatisfy { parts[$0] == second })
  }

  @Test func arabicLettersJoinAcrossTheEdgeOfAnItem() {
    let font = BundledFonts.font("Noto Sans Arabic UI")
    func shape(_ range: Range<Int>) -> [UInt32] {
      shaper.shape("ببب", range, font: font, script: .arabic, direction: .rightToLeft).glyphs.map(\.id)
    }
    let whole = shape(0..<3)
    #expect(shape(2..<3) + shape(1..<2) + shape(0..<1) == whole)
    let alone = shaper.shape("ب", font: font, script: .arabic, direction: .rightToLeft).glyphs.map(\.id)
    #expect(Set(whole + alone).count == 4, "final, medial, initial and isolated forms differ")
    // The cache must not hand out a form that only fits elsewhere.
    for range in [0..<1, 1..<2, 2..<3, 0..<3] {
      let word = shaper.shape("ببب", range, font: font, script: .arabic, direction: .rightToLeft, asWord: true)
      #expect(word.glyphs.map(\.id) == shape(range))
    }
  }

  @Test func lamAlefIsOneCluster() {
    let font = BundledFonts.font("Noto Sans Arabic UI")
    let shaped = shaper.shape("لا", font: font, script: .arabic, direction: .rightToLeft)
    #expect(Set(shaped.glyphs.map(\.cluster)) == [0])
  }

  @Test func thaiMarksStackAndDevanagariReorders() {
    let thai = shaper.shape("ที่นี่", font: BundledFonts.font("Noto Sans Thai UI"), script: .thai, language: "th")
    #expect(thai.glyphs.allSatisfy { $0.id != 0 })
    #expect(thai.glyphs.filter { $0.advance == 0 }.count == 4, "vowels and tone marks take no room")
    let font = BundledFonts.font("Noto Sans Devanagari UI")
    let hindi = shaper.shape("कि", font: font, script: .devanagari, language: "hi")
    #expect(hindi.glyphs.count == 2)
    #expect(hindi.glyphs[1].id == font.glyph(for: "\u{915}"), "the vowel sign precedes its consonant")
    #expect(hindi.glyphs.map(\.cluster) == [0, 0])
    let conjunct = shaper.shape("क्ष", font: font, script: .devanagari, language: "hi")
    #expect(conjunct.glyphs.count == 1)
  }

  @Test func languagePicksLocalForms() {
    let font = BundledFonts.font()
    let romanian = shaper.shape("ş", font: font, script: .latin, language: "ro")
    let turkish = shaper.shape("ş", font: font, script: .latin, language: "tr")
    #expect(romanian.glyphs.map(\.id) != turkish.glyphs.map(\.id))
  }

  @Test func whatIsNeverSeenTakesNoRoom() {
    let font = BundledFonts.font()
    let plain = shaper.shape("ab", font: font, script: .latin)
    for hidden in ["\u{AD}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{2060}", "\u{FE0F}"] {
      let shaped = shaper.shape("a\(hidden)b", font: font, script: .latin)
      #expect(shaped.advance == plain.advance, "U+\(String(hidden.unicodeScalars.first!.value, radix: 16))")
      #expect(shaped.glyphs.allSatisfy { $0.id != 0 })
    }
  }

  @Test func aHalfSurrogateIsShown() {
    let units: [UInt16] = [0x61, 0xD800, 0x62]
    let properties = ShapingProperties(direction: .leftToRight, script: .latin, language: .none)
    let shaped = shaper.shape(units.span, range: 0..<3, font: BundledFonts.font(), properties: properties)
    #expect(shaped.glyphs.map(\.cluster) == [0, 1, 2])
  }

  @Test(arguments: [
    ("Noto Sans", Script.latin, Direction.leftToRight, Corpus.english),
    ("Noto Sans Arabic UI", .arabic, .rightToLeft, Corpus.arabic),
    ("Noto Sans Hebrew", .hebrew, .rightToLeft, Corpus.hebrew),
    ("Noto Sans Thai UI", .thai, .leftToRight, Corpus.thai),
    ("Noto Sans Devanagari UI", .devanagari, .leftToRight, Corpus.hindi),
  ])
  func wordsAddUpToTheParagraph(family: String, script: Script, direction: Direction, text: String) {
    let font = BundledFonts.font(family)
    #expect(!font.looksAcrossSpaces(script: script, language: ShapingLanguage("en")))
    let units = Array(text.utf16)
    let whole = shaper.shape(text, font: font, script: script, direction: direction)
    var start = 0
    var sum = 0
    for end in units.indices.filter({ units[$0] == 0x20 }).map({ $0 + 1 }) + [units.count] {
      for _ in 0..<2 {
        let word = shaper.shape(text, start..<end, font: font, script: script, direction: direction, asWord: true)
        let fresh = shaper.shape(text, start..<end, font: font, script: script, direction: direction)
        #expect(glyphs(word) == glyphs(fresh))
        #expect(word.length == end - start)
      }
      sum += shaper.shape(text, start..<end, font: font, script: script, direction: direction, asWord: true).advance
      start = end
    }
    #expect(sum == whole.advance)
  }

  @Test(arguments: [
    ("Noto Sans", Script.latin, Direction.leftToRight, Corpus.english),
    ("Noto Sans Arabic UI", .arabic, .rightToLeft, Corpus.arabic),
    ("Noto Sans Hebrew", .hebrew, .rightToLeft, Corpus.hebrew),
    ("Noto Sans Thai UI", .thai, .leftToRight, Corpus.thai),
    ("Noto Sans Devanagari UI", .devanagari, .leftToRight, Corpus.hindi),
    // Marks and joiners that begin a word attach to the blank before it.
    ("Noto Sans", .latin, .leftToRight, "a \u{301}b \u{200D}c  \u{FE0F} d\u{AD} \u{20DD}"),
    ("Noto Sans Devanagari UI", .devanagari, .leftToRight, "क \u{93F}क \u{94D}ख"),
    ("Noto Sans Arabic UI", .arabic, .rightToLeft, "ب \u{64B}ب \u{200D}ب لا"),
  ])
  func wordsShapedTogetherAreAsIfAlone(family: String, script: Script, direction: Direction, text: String) {
    let font = BundledFonts.font(family)
    // Words that come again, and more than are shaped at once; then all from memory.
    let text = Array(repeating: text, count: 12).joined(separator: " Avenue ")
    for _ in 0..<2 {
      for (range, word) in shaper.shapeWords(text, font: font, script: script, direction: direction) {
        let alone = Shaper().shape(text, range, font: font, script: script, direction: direction, asWord: true)
        #expect(glyphs(word) == glyphs(alone))
        #expect(word.length == range.count)
        let blanks = text.utf16.dropFirst(range.lowerBound).prefix(range.count).reversed().prefix { $0 == 0x20 }.count
        #expect(word.blankAdvance == word.advance(from: range.count - blanks, direction))
      }
    }
  }

  /// More words than the cache holds.
  @Test func forgottenWordsAreShapedAgain() {
    let font = BundledFonts.font()
    let text = (0..<40_000).map { "word\($0) " }.joined() + "word0 word39999"
    let words = shaper.shapeWords(text, font: font, script: .latin)
    #expect(words.count == 40_002)
    for index in [0, 1, 20_000, 39_999, 40_000, 40_001] {
      let alone = Shaper().shape(text, words[index].range, font: font, script: .latin, asWord: true)
      #expect(glyphs(words[index].shaped) == glyphs(alone))
    }
  }

  @Test func tablesAreAskedWhatTheyLookAt() throws {
    let font = BundledFonts.font()
    var mentions = GlyphMentions()
    func looks(at character: Unicode.Scalar) throws -> Bool {
      font.face.looksAt(
        try #require(font.glyph(for: character)), script: .latin, language: .none, mentions: &mentions)
    }
    #expect(try looks(at: "T"), "it is kerned")
    #expect(try looks(at: "\u{301}"), "it is a mark")
    #expect(try !looks(at: " "))
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{64B}", "\u{93F}", "\u{E48}", "\u{1D165}"])
  func manyMarksOnOneBaseTakeBoundedTime(mark: String) {
    let text = "e" + String(repeating: mark, count: 100_000)
    for (family, script) in [("Noto Sans", Script.latin), ("Noto Sans Devanagari UI", .devanagari)] {
      let time = workTime {
        let shaped = shaper.shape(text, font: BundledFonts.font(family), script: script)
        #expect(shaped.length == text.utf16.count)
        #expect(zip(shaped.glyphs, shaped.glyphs.dropFirst()).allSatisfy { $0.cluster <= $1.cluster })
      }
      #expect(time < .seconds(10))
    }
  }

  @Test func longStretchesAreShapedInPiecesThatFitTogether() {
    let arabic = BundledFonts.font("Noto Sans Arabic UI")
    let text = String(repeating: Corpus.arabic + " ", count: 100)
    let long = shaper.shape(text, font: arabic, script: .arabic, direction: .rightToLeft)
    let short = shaper.shape(Corpus.arabic + " ", font: arabic, script: .arabic, direction: .rightToLeft)
    #expect(long.advance == short.advance * 100)
    #expect(zip(long.glyphs, long.glyphs.dropFirst()).allSatisfy { $0.cluster >= $1.cluster })
    #expect(long.glyphs.first.map { Int($0.cluster) } == text.utf16.count - 1)
    // A word without a place to cut joins through.
    let word = shaper.shape(
      String(repeating: "ب", count: 5_000), font: arabic, script: .arabic, direction: .rightToLeft)
    #expect(Set(word.glyphs.map(\.id)).count == 3)
  }

  @Test func aMillionLettersTakeBoundedTime() {
    let text = String(repeating: "abcdefghij", count: 100_000)
    let time = workTime {
      let shaped = shaper.shape(text, font: BundledFonts.font(), script: .latin, asWord: true)
      #expect(shaped.glyphs.count == 1_000_000)
    }
    #expect(time < .seconds(10))
  }
}

/// Some lines of text.
enum Corpus {
  static let english =
    "Type is the voice of a page: “fine” offices, 1,234.5 km, AVATAR, Tо, e\u{301}te\u{301} — and a fjord’s waffle. To WAIT?"
  static let arabic = "النص العربي يُقرأ من اليمين إلى اليسار، وفيه ١٢٣ رقمًا و\u{200D} لا يُقطع ــ «مثال»."
  static let hebrew = "שָׁלוֹם עולם טקסט עברי נקרא מימין לשמאל אבג"
  static let thai = "ภาษาไทย ไม่มี ช่องว่าง ระหว่างคำ ที่นี่ น้ำ"
  static let hindi = "हिन्दी में क्षत्रिय और ज्ञान के संयुक्ताक्षर होते हैं।"
}
