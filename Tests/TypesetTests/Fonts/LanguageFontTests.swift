import Foundation
import Testing

@testable import Typeset

/// Which of the bundled fonts, and of those that packs add, a language takes.
@Suite struct LanguageFontTests {
  /// The families of a text's runs, each followed by its text.
  private func runs(
    _ text: String, _ script: Script, language: String, family: String? = nil, weight: Int = 400,
    library: FontLibrary = BundledFonts.library
  ) -> [String] {
    let selector = FontSelector(library: library)
    let units = Array(text.utf16)
    let primary = selector.font(family: family, weight: weight, italic: false, language: language).font
    let runs = selector.runs(
      in: units.span, range: 0..<units.count, script: script, language: language, primary: primary, weight: weight,
      italic: false, boundaries: { TextAnalyzer().graphemeBoundaries(in: units, range: 0..<units.count) })
    return runs.map { "\(String(decoding: units[$0.range], as: UTF16.self))|\($0.font?.postScriptName ?? "-")" }
  }

  @Test(arguments: ["ur", "ur-PK", "ur-IN", "UR-Arab-PK"])
  func urduIsWrittenInNastaliq(language: String) {
    #expect(runs("روشنی", .arabic, language: language) == ["روشنی|NotoNastaliqUrdu-Regular"])
    #expect(runs("روشنی", .arabic, language: language, weight: 700) == ["روشنی|NotoNastaliqUrdu-Bold"])
    #expect(runs("روشنی", .arabic, language: language, weight: 600) == ["روشنی|NotoNastaliqUrdu-Bold"])
    // Latin letters and the digits that Urdu shares with them keep the default family, its own digits use Nastaliq.
    #expect(
      runs("صفحہ 12 یا ۱۲", .arabic, language: language) == [
        "صفحہ |NotoNastaliqUrdu-Regular", "12 |NotoSans-Regular", "یا ۱۲|NotoNastaliqUrdu-Regular",
      ])
  }

  @Test func urduUsesTheFaceThatTheDocumentRequests() {
    let family = "Noto Sans Arabic UI"
    #expect(runs("روشنی", .arabic, language: "ur", family: family) == ["روشنی|NotoSansArabicUI-Regular"])
  }

  @Test(arguments: ["ar", "fa", "ps", "ckb", "en", "urj", ""])
  func otherLanguagesInArabicLettersAreNotWrittenInNastaliq(language: String) {
    #expect(runs("روشن", .arabic, language: language) == ["روشن|NotoSansArabicUI-Regular"])
  }

  @Test func aFolderWithNastaliqDoesNotChangeOtherLanguages() throws {
    let library = try FontLibrary(folders: [BundledFonts.folder], bundled: BundledFonts.folder, packs: false)
    #expect(runs("روشن", .arabic, language: "ar", library: library) == ["روشن|NotoSansArabicUI-Regular"])
    #expect(runs("روشن", .arabic, language: "ur", library: library) == ["روشن|NotoNastaliqUrdu-Regular"])
  }

  @Test func aBoldFaceThatIsOnlyFlaggedIsBold() {
    #expect(BundledFonts.font("Noto Nastaliq Urdu", weight: 700).weight == 700)
    #expect(BundledFonts.font("Noto Nastaliq Urdu").weight == 400)
  }

  @Test(arguments: [
    ("東京の港", "Hira", "ja"), ("港のあかり", "Hani", "ja"), ("항구의 불빛", "Hang", "ko"), ("港口的灯光，", "Hani", "zh-Hans"),
    ("港口的燈光。", "Hani", "zh-Hant"), ("燈塔", "Hani", "zh-HK"), ("漢字", "Hani", "en"),
  ])
  func oneCompactFaceHoldsChineseJapaneseAndKorean(text: String, script: String, language: String) throws {
    let found = runs(text, try #require(Script(tag: script)), language: language, weight: 700)
    #expect(found.allSatisfy { $0.hasSuffix("|DroidSansFallback") || $0.hasPrefix(" |") }, "\(found)")
  }

  @Test(arguments: [
    ("ja", "Noto Sans CJK JP"), ("ja-JP", "Noto Sans CJK JP"), ("ko-KR", "Noto Sans CJK KR"),
    ("zh", "Noto Sans CJK SC"), ("zh-Hans", "Noto Sans CJK SC"), ("zh-SG", "Noto Sans CJK SC"),
    ("zh-Hant", "Noto Sans CJK TC"), ("zh-TW", "Noto Sans CJK TC"), ("zh-HK", "Noto Sans CJK HK"),
    ("zh-Hant-MO", "Noto Sans CJK HK"), ("zh-Hans-TW", "Noto Sans CJK SC"), ("yue", "Noto Sans CJK HK"),
    ("zh-Hant-u-co-hk", "Noto Sans CJK TC"), ("en", nil), ("jam", nil), ("", nil),
  ])
  func theLanguageChoosesTheShapesOfARegion(language: String, family: String?) {
    #expect(LanguageFamilies.preferred(by: language, in: .han) == family)
    #expect(LanguageFamilies.preferred(by: language, in: .common) == family)
    #expect(LanguageFamilies.preferred(by: language, in: .latin) == nil)
  }

  @Test func picturesTakeReservedFamiliesLast() {
    let families = PictureFonts(BundledFonts.library).families
    #expect(families.suffix(2) == ["Droid Sans Fallback", "Noto Nastaliq Urdu"])
    #expect(families.first == "Noto Sans")
  }

  /// A folder of bundled fonts with a pack whose only file holds the five faces.
  private func withPack(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let packs = folder.appendingPathComponent("Packs")
    try FileManager.default.createDirectory(at: packs, withIntermediateDirectories: true)
    for name in ["NotoSans-Regular.ttf", "DroidSansFallback.ttf"] {
      try FileManager.default.copyItem(
        atPath: BundledFonts.folder + "/" + name, toPath: folder.appendingPathComponent(name).path)
    }
    try FileManager.default.copyItem(
      atPath: FontFixtures.path("Regions.ttc"), toPath: packs.appendingPathComponent("Regions.ttc").path)
    try body(folder.path)
  }

  @Test func aPackGoesBeforeTheCompactFaceAndItsFacesAreFoundByIndex() throws {
    try withPack { folder in
      let library = try FontLibrary(bundled: folder)
      #expect(library.problems.isEmpty)
      #expect(library.packFonts.map(\.faceIndex) == [0, 1, 2, 3, 4])
      #expect(Set(library.packFonts.map(\.checksum)).count == 1)
      for (language, face) in [("ja", "JP"), ("ko", "KR"), ("zh-Hans", "SC"), ("zh-Hant", "TC"), ("zh-HK", "HK")] {
        // The pack lacks the second character.
        #expect(
          runs("直灯", .han, language: language, library: library) == [
            "直|NotoSansCJK\(face)-Regular", "灯|DroidSansFallback",
          ])
      }
      // Chinese and Japanese set a quotation mark as wide as their characters.
      for language in ["zh-Hans", "ja", "ko", "en"] {
        let isWide = language == "zh-Hans" || language == "ja"
        let first = runs("“直", .han, language: language, library: library).first
        #expect(first?.hasPrefix(isWide ? "“直|NotoSansCJK" : "“|NotoSans-Regular") == true, "\(language)")
      }
      #expect(runs("“a", .latin, language: "ja", library: library) == ["“a|NotoSans-Regular"])
      #expect(try FontLibrary(bundled: folder, packs: false).packFonts.isEmpty)
    }
  }

  @Test func everyFaceOfACollectionIsDrawnAsItself() throws {
    try withPack { folder in
      var typesetter = Typesetter(fonts: try FontLibrary(bundled: folder))
      typesetter.options.scale = 1
      let log = DiagnosticLog()
      let texts = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"].map { "<p lang=\"\($0)\" size=\"100\">一</p>" }
      let row = "<row spacing=\"0\">\(texts.joined())</row>"
      let xml = "<document lang=\"en\"><canvas width=\"500\">\(row)</canvas></document>"
      let session = typesetter.session()
      let loaded = try #require(session.read(Array(xml.utf8), name: "t.xml", folder: ".", log: log))
      var heights: [Int] = []
      try session.frames(of: loaded, log: log) { frame in
        let image = try PictureSample.read(try PNGOutput.png(of: frame, scale: 1))
        let (pixels, width) = (try image.pixels(), Int(image.size.width))
        heights = (0..<5).map { column in
          (0..<Int(image.size.height)).count { pixels[$0 * width + column * 100 + 40] & 0xFF < 128 }
        }
      }
      // The bars of the faces are 400, 500, 600, 700 and 800 of 1024 units high.
      #expect(heights.count == 5)
      for (height, units) in zip(heights, [400.0, 500, 600, 700, 800]) {
        #expect(abs(Double(height) - units / 10.24) < 1)
      }
      #expect(log.diagnostics.isEmpty)
    }
  }
}

/// The fonts made for the tests (`Tests/Cases/fonts/make.py`).
enum FontFixtures {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Cases/fonts/\(name)").standardized.path
  }
}
