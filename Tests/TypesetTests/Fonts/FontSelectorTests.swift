import Testing

@testable import Typeset

@Suite struct FontSelectorTests {
  let selector = FontSelector(library: BundledFonts.library)
  let analyzer = TextAnalyzer()

  /// Each stretch of a text with the PostScript name of its font, `-` for none.
  private func runs(
    _ text: String, _ script: Script, language: String = "en", weight: Int = 400, italic: Bool = false,
    selector: FontSelector? = nil
  ) -> [String] {
    let selector = selector ?? self.selector
    let units = Array(text.utf16)
    let primary = selector.font(family: nil, weight: weight, italic: italic).font
    let runs = selector.runs(
      in: units.span, range: 0..<units.count, script: script, language: language, primary: primary, weight: weight,
      italic: italic, boundaries: { analyzer.graphemeBoundaries(in: units, range: 0..<units.count) })
    #expect(runs.first?.range.lowerBound ?? 0 == 0 && runs.last?.range.upperBound ?? 0 == units.count)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    return runs.map { run in
      let font = run.font.map { $0.postScriptName.replacing("NotoSans", with: "") } ?? "-"
      return "\(String(decoding: units[run.range], as: UTF16.self))|\(font)"
    }
  }

  /// A stretch that one font shows is not divided, and whatever is divided has no only font.
  @Test(arguments: [
    ("word", "Latn", true), ("two words ", "Latn", true), ("a\u{301}b", "Latn", true), ("日本", "Hani", true),
    ("すべて、", "Hira", true), ("𠀀", "Hani", false), ("שלום", "Hebr", true), ("aא", "Latn", false), (" a", "Latn", false),
    ("\u{200D}a", "Latn", false), ("\u{E900}", "Zzzz", false), ("\u{D7FF}", "Hang", false),
  ])
  func theOnlyFontIsThatOfTheOnlyRun(text: String, script: String, hasOne: Bool) throws {
    let units = Array(text.utf16)
    let plan = selector.plan(
      primary: selector.font(family: nil, weight: 400, italic: false).font, script: try #require(Script(tag: script)),
      language: "ja", weight: 400, italic: false)
    // At first no character has a choice.
    for _ in 0..<2 {
      let runs = plan.runs(in: units.span, range: units.indices) {
        analyzer.graphemeBoundaries(in: units, range: units.indices)
      }
      let only = plan.onlyFont(of: units.span, in: units.indices)
      #expect((only != nil) == hasOne)
      if let only { #expect(runs.count == 1 && runs[0].font === only) }
    }
  }

  @Test(arguments: [
    (400, [100, 300, 400, 500, 700], 400), (400, [300, 500], 500), (400, [300, 600], 300), (400, [600, 900], 600),
    (450, [400, 500], 500), (450, [400, 600], 400), (500, [400, 600], 400), (500, [300, 400, 900], 400),
    (500, [600, 900], 600), (300, [200, 400], 200), (300, [100, 200, 350], 200), (350, [400, 900], 400),
    (600, [400, 700], 700), (600, [400, 500], 500), (700, [400, 600], 600), (700, [600, 900], 900),
    (1000, [1, 400], 400), (1, [400, 900], 400),
  ])
  func weightsAreMatchedAsCSSDoes(requested: Int, available: [Int], used: Int) {
    let best = available.min {
      FontFamily.distance(of: $0, from: requested) < FontFamily.distance(of: $1, from: requested)
    }
    #expect(best == used)
  }

  @Test func styleIsTakenFromTheFamily() {
    func name(_ family: String?, _ weight: Int, _ italic: Bool = false) -> String {
      selector.font(family: family, weight: weight, italic: italic).font.postScriptName
    }
    #expect(name(nil, 400) == "NotoSans-Regular")
    #expect(name(nil, 500) == "NotoSans-Regular")
    #expect(name("noto sans", 600) == "NotoSans-SemiBold")
    #expect(name("Noto Sans", 900) == "NotoSans-Bold")
    #expect(name("Noto Sans", 600, true) == "NotoSans-BoldItalic")
    #expect(name("Noto Sans Thai UI", 300) == "NotoSansThaiUI-Regular")
    #expect(name("Comic Sans", 700) == "NotoSans-Bold")
  }

  @Test func missingStylesOfAFamilyAreReported() {
    let mono = selector.font(family: "Noto Sans Mono", weight: 700, italic: true)
    #expect(mono.familyFound)
    #expect(!mono.hasItalic)
    let unknown = selector.font(family: "Comic Sans", weight: 500, italic: false)
    #expect(!unknown.familyFound)
    #expect(unknown.hasItalic)
  }

  @Test func textThatTheFontHasStaysWhole() {
    #expect(runs("Fête “naïve” 100\u{A0}€", .latin) == ["Fête “naïve” 100\u{A0}€|-Regular"])
    #expect(runs("", .latin).isEmpty)
  }

  @Test func hebrewTakesDigitsAndBracketsFromTheDefaultFamily() {
    #expect(
      runs("שלום (עולם) 12", .hebrew) == [
        "שלום |Hebrew-Regular", "(|-Regular", "עולם|Hebrew-Regular", ") 12|-Regular",
      ])
  }

  @Test func scriptsUseTheirFontsInTheRequestedWeight() {
    #expect(runs("مرحبا بالعالم", .arabic, weight: 600) == ["مرحبا بالعالم|ArabicUI-SemiBold"])
    #expect(runs("สวัสดี ครับ", .thai, weight: 700) == ["สวัสดี ครับ|ThaiUI-Bold"])
    #expect(runs("नमस्ते दुनिया", .devanagari, italic: true) == ["नमस्ते दुनिया|DevanagariUI-Regular"])
  }

  /// ≠ is a sign, not an equals sign with a slash beside it.
  @Test func mathematicalSignsHaveAFont() {
    for sign in "∑∫∏√≠≤≥≈∞∂∇∈∉∅∪∩→←⇒⊂" {
      #expect(runs("a\(sign)b", .latin) == ["a|-Regular", "\(sign)|Math-Regular", "b|-Regular"])
    }
    #expect(runs("±×÷°½", .latin) == ["±×÷°½|-Regular"])
    #expect(!BundledFonts.font("Noto Sans").shows(["\u{2260}"]))
    #expect(!BundledFonts.font("Noto Sans Hebrew").shows(["\u{2260}"]))
    #expect(BundledFonts.font("Noto Sans Math").shows(["\u{2260}"]))
  }

  /// A character that is taken apart counts where its mark comes to its place.
  @Test func marksInPlaceCount() {
    let hebrew = BundledFonts.font("Noto Sans Hebrew")
    #expect(hebrew.shows(["\u{FB31}"]) && hebrew.shows(["\u{FB2A}"]))
    #expect(BundledFonts.font("Noto Sans").shows(["\u{1EA5}"]))
  }

  @Test func marksStayWithTheirBases() {
    // U+0331 is in Noto Sans and in Noto Sans Thai UI.
    #expect(runs("ก\u{331}", .thai) == ["ก\u{331}|ThaiUI-Regular"])
  }

  @Test func onlyTheMarkIsMissingWhereNoFontHasItWithItsBase() {
    // Noto Sans has U+0301 and no Hebrew letter; Noto Sans Hebrew has no U+0301: nothing has both.
    #expect(
      runs("aא\u{301}b", .hebrew) == ["a|-Regular", "א|Hebrew-Regular", "\u{301}|-", "b|-Regular"])
    #expect(runs("e\u{301}\u{5B0}", .latin) == ["e\u{301}|-Regular", "\u{5B0}|-"])
    #expect(runs("ሀ\u{301}", .han) == ["ሀ\u{301}|-"])
    #expect(runs("漢\u{301}", .han) == ["漢|DroidSansFallback", "\u{301}|-"])
    #expect(
      runs("א\u{200D}\u{301}\u{5B0}", .hebrew) == ["א\u{200D}|Hebrew-Regular", "\u{301}|-", "\u{5B0}|Hebrew-Regular"])
  }

  @Test func whatIsNeverSeenNeedsNoFont() {
    #expect(runs("ש\u{200F}לו\u{FE0F}ם\u{2069}", .hebrew) == ["ש\u{200F}לו\u{FE0F}ם\u{2069}|Hebrew-Regular"])
    #expect(runs("\u{2067} שלום", .hebrew) == ["\u{2067} שלום|Hebrew-Regular"])
    #expect(runs("\u{200D} ", .common) == ["\u{200D} |-Regular"])
    #expect(runs("a\u{E0100}", .latin) == ["a\u{E0100}|-Regular"])
  }

  @Test func missingCharactersAreKeptApart() {
    #expect(runs("aሀሁ b", .common) == ["a|-Regular", "ሀሁ|-", " b|-Regular"])
    #expect(runs("x\u{1F600}", .common) == ["x|-Regular", "\u{1F600}|-"])
    let lone: [UInt16] = [0x61, 0xD800, 0x62]
    let runs = selector.runs(
      in: lone.span, range: 0..<3, script: .latin, language: "en", primary: BundledFonts.font(), weight: 400,
      italic: false, boundaries: { [1, 2] })
    #expect(runs.count == 1, "half a surrogate is shown as U+FFFD")
  }

  @Test func compositionIsLeftToTheShaper() {
    let hebrew = BundledFonts.font("Noto Sans Hebrew")
    #expect(hebrew.glyph(for: "\u{2003}") == nil)
    #expect(hebrew.shows(["\u{2003}"]), "wide blanks are made from the space")
    let thai = BundledFonts.font("Noto Sans Thai UI")
    #expect(thai.shows(["\u{E33}"]))
    #expect(BundledFonts.font().shows(["e", "\u{323}", "\u{302}"]))
    #expect(BundledFonts.font().shows(["\u{212B}"]), "the sign of the ångström is Å")
  }

  @Test func documentFontsComeFirstInTheirLanguage() {
    let thai = BundledFonts.font("Noto Sans Thai UI", weight: 700)
    let mono = BundledFonts.font("Noto Sans Mono")
    let own = FontSelector(
      library: BundledFonts.library,
      documentFonts: [
        DeclaredFont(font: mono, family: "Brand", weight: 400),
        DeclaredFont(font: thai, family: "Brand Thai", language: "th", weight: 400),
      ])
    #expect(own.font(family: "brand", weight: 400, italic: false).font === mono)
    #expect(runs("กขค", .thai, language: "th-TH", selector: own) == ["กขค|ThaiUI-Bold"])
    #expect(runs("กขค", .thai, language: "en", selector: own) == ["กขค|ThaiUI-Regular"])
    let match = own.font(family: "Brand Thai", weight: 400, italic: false, language: "en")
    #expect(match.familyFound)
    #expect(match.font.postScriptName == "NotoSans-Regular")
  }

  @Test func aHundredThousandMarksTakeBoundedTime() {
    let time = workTime {
      #expect(runs("a" + String(repeating: "\u{5B0}", count: 100_000), .latin).count == 2)
      #expect(runs(String(repeating: "a\u{5B0}", count: 50_000), .latin).count == 100_000)
    }
    #expect(time < .seconds(10))
  }

  @Test func aMarkIsPutTogetherWithItsBaseAsTheShaperDoes() {
    #expect(FontFace.composed(["\u{627}", "\u{653}"]) == ["\u{622}"])
    #expect(FontFace.composed(["a", "\u{302}", "\u{301}"]) == ["\u{1EA5}"])
    #expect(FontFace.composed(["x", "\u{653}", "\u{627}"]) == ["x", "\u{653}", "\u{627}"])
    #expect(FontFace.composed([]) == [])
    #expect(runs("\u{627}\u{653}\u{627}", .arabic).count == 1)
  }

  @Test func systemFontsAreAskedLast() throws {
    let library = try FontLibrary(bundled: BundledFonts.folder, packs: false, system: true)
    let selector = FontSelector(library: library)
    #expect(runs("abc שלום", .hebrew, selector: selector) == ["abc |-Regular", "שלום|Hebrew-Regular"])
    // What the machine has is its own affair; but a font that is given shows the character, and always the same.
    func georgian(_ selector: FontSelector) -> Font? {
      let letter: [UInt16] = [0x10D0]
      return selector.runs(
        in: letter.span, range: 0..<1, script: Script(tag: "Geor")!, language: "ka", primary: BundledFonts.font(),
        weight: 400, italic: false, boundaries: { [] }
      ).first?.font
    }
    let first = georgian(selector)
    let second = georgian(FontSelector(library: library))
    #expect(first === second)
    #expect(first.map { $0.covers("\u{10D0}") } != false)
  }
}
