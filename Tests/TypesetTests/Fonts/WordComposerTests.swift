import Testing

@testable import Typeset

/// Words that are put together from pairs of letters, compared with what HarfBuzz makes of each.
@Suite struct WordComposerTests {
  struct Sample: CustomTestStringConvertible {
    var family: String
    var script: String
    var language: String
    var direction = Direction.leftToRight
    /// The characters of which words consist.
    var characters: String
    /// The share of words that are put together, at least.
    var share = 0.9

    var testDescription: String { "\(family), \(script), \(language), \(characters)" }
  }

  static let samples = [
    Sample(
      family: "Noto Sans", script: "Latn", language: "en",
      characters: "aabcdeeeghiijklmnnooprsstuvwxyzAVTWYLP\u{E9}\u{DF}.,:;!?'\u{2019}\u{201C}\u{2014}-()\u{20AC}",
      share: 0.6),
    Sample(
      family: "Noto Sans", script: "Latn", language: "en", characters: "fili1\u{301}\u{328}o\u{AD}A", share: 0.05),
    Sample(
      family: "Noto Sans", script: "Latn", language: "en", characters: "abc0123456789/\u{2044}%", share: 0.1),
    Sample(family: "Noto Sans", script: "Latn", language: "tr", characters: "fiıİgşaotTr", share: 0.5),
    Sample(family: "Noto Sans", script: "Latn", language: "ro", characters: "şţaȘțotTr"),
    Sample(
      family: "Noto Sans", script: "Cyrl", language: "ru",
      characters: "абвгдежзийклмнопрстуфхцчшщъыьэюяАГТУРЧ.,«»—!", share: 0.6),
    Sample(family: "Noto Sans", script: "Cyrl", language: "sr", characters: "бгдптАГТУРђћџљ"),
    Sample(family: "Noto Sans", script: "Grek", language: "el", characters: "αβγδεζηθικλμνξοπρστυφχψωςΑΓΤΥάέύ"),
    Sample(
      family: "Noto Sans Hebrew", script: "Hebr", language: "he", direction: .rightToLeft,
      characters: "אבגדהוזחטיכלמנסעפצקרשתםןץףך"),
    Sample(
      family: "Noto Sans Hebrew", script: "Hebr", language: "he", direction: .rightToLeft,
      characters: "אבגלוש\u{5B8}\u{5BC}\u{5C1}", share: 0.1),
    Sample(
      family: "Droid Sans Fallback", script: "Hani", language: "ja",
      characters: "一二三四五六七八九十人大小中国日本語漢字、。"),
    Sample(
      family: "Droid Sans Fallback", script: "Hira", language: "ja", characters: "あいうえおかきくけこがぎぐーっゃ\u{3099}", share: 0.3),
    // Brackets are mirrored, and HarfBuzz reverses Hebrew that runs from the left.
    Sample(
      family: "Noto Sans", script: "Hebr", language: "he", direction: .rightToLeft, characters: "()!.,", share: 0.05),
    Sample(family: "Noto Sans Hebrew", script: "Hebr", language: "he", characters: "אבגלוש", share: 0),
    Sample(
      family: "Noto Sans Arabic UI", script: "Arab", language: "ar", direction: .rightToLeft,
      characters: "ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآئؤء", share: 0.5),
    Sample(
      family: "Noto Sans Arabic UI", script: "Arab", language: "fa", direction: .rightToLeft,
      characters: "ابپتجچدرزژسشکگلمنوهیآئ،؛۰۱۲۳۴۵۶۷", share: 0.5),
    Sample(
      family: "Noto Sans Arabic UI", script: "Arab", language: "ur", direction: .rightToLeft,
      characters: "لامہھےٹڈ۴۶۷ـ\u{200C}\u{200D}\u{64E}\u{651}الله", share: 0.01),
    // Hundreds of its rules name classes of glyphs.
    Sample(
      family: "Noto Nastaliq Urdu", script: "Arab", language: "ur", direction: .rightToLeft, characters: "ابتلمنہی",
      share: 0),
    // HarfBuzz reorders its letters.
    Sample(
      family: "Noto Sans Devanagari UI", script: "Deva", language: "hi", characters: "कखगमनरािी\u{94D}", share: 0),
  ]

  @Test(arguments: samples, [400, 700]) func composedWordsAreThoseOfHarfBuzz(sample: Sample, weight: Int) throws {
    let properties = ShapingProperties(
      direction: sample.direction, script: try #require(Script(tag: sample.script)),
      language: ShapingLanguage(sample.language))
    let share = expectWords(
      of: Array(sample.characters), in: BundledFonts.font(sample.family, weight: weight), properties, seed: weight)
    #expect(sample.share == 0 ? share == 0 : share >= sample.share)
  }

  @Test(arguments: [
    ("Noto Sans", "Latn"), ("Noto Sans", "Grek"), ("Noto Sans", "Cyrl"), ("Noto Sans Mono", "Latn"),
    ("Noto Sans Hebrew", "Hebr"), ("Noto Sans Arabic UI", "Arab"), ("Noto Nastaliq Urdu", "Arab"),
    ("Droid Sans Fallback", "Hira"), ("Droid Sans Fallback", "Hani"),
  ])
  func anyCharactersOfAScriptGiveWordsOfHarfBuzz(family: String, script: String) throws {
    let font = BundledFonts.font(family)
    let script = try #require(Script(tag: script))
    let direction: Direction = script.isRightToLeft ? .rightToLeft : .leftToRight
    let properties = ShapingProperties(direction: direction, script: script, language: ShapingLanguage("en"))
    // Of a few characters, marks and blanks among them, so that pairs come again.
    let characters = (UInt32(0x21)...0xFFFF).compactMap(Unicode.Scalar.init).filter {
      font.covers($0) && [script, .common, .inherited].contains(Script(of: $0))
    }
    var generator = SeededGenerator(state: 7)
    for seed in 0..<4 {
      let some = (0..<12).map { _ in Character(characters.randomElement(using: &generator)!) }
      _ = expectWords(of: some, in: font, properties, seed: seed)
    }
  }

  /// Expects random words to be shaped as they are by HarfBuzz alone; gives the share of those that were put together.
  private func expectWords(
    of characters: [Character], in font: Font, _ properties: ShapingProperties, seed: Int
  ) -> Double {
    let shaper = Shaper()
    let context = shaper.context(of: font, properties)
    var generator = SeededGenerator(state: UInt64(seed))
    let (taught, tried) = (3_000, 500)
    var composed = 0
    for round in 0..<taught + tried {
      let letters = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        characters.randomElement(using: &generator)!
      }
      let word = Array(String(letters).utf16) + Array(repeating: 0x20, count: round % 3)
      word.withUnsafeBufferPointer { units in
        let whole = shaper.shape(units, range: units.indices, font: font, properties: properties)
        if round >= taught, let word = context.composer.compose(units) {
          composed += 1
          expectEqual(word, whole, "\(String(letters))")
        }
        // As the shaper does with what it has not seen before.
        let word = shaper.word(units, range: units.indices, font: font, properties: properties)
        expectEqual(word, whole, "\(String(letters))")
      }
    }
    return Double(composed) / Double(tried)
  }

  private func expectEqual(_ word: ShapedText, _ other: ShapedText, _ text: String) {
    let same = word.glyphs.elementsEqual(other.glyphs) {
      $0.id == $1.id && $0.cluster == $1.cluster && $0.advance == $1.advance && $0.xOffset == $1.xOffset
        && $0.yOffset == $1.yOffset && $0.isUnsafeToBreak == $1.isUnsafeToBreak
    }
    #expect(same, "\(text)")
    #expect(word.advance == other.advance && word.blankAdvance == other.blankAdvance && word.length == other.length)
  }
}
