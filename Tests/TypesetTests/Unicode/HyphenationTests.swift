import Foundation
import Testing

@testable import Typeset

@Suite struct HyphenationTests {
  private let analyzer = TextAnalyzer()

  /// A text with a hyphen at every place for one.
  private func hyphenated(_ text: String, _ language: String) -> String {
    var units = Array(text.utf16)
    for place in analyzer.hyphenations(in: units, range: 0..<units.count, language: language).reversed() {
      units.insert(UInt16(UInt8(ascii: "-")), at: place)
    }
    return String(utf16: units)
  }

  @Test(arguments: [
    ("en", "hy-phen-ation as-so-ciate"), ("en-US", "Su-per-cal-ifrag-ilis-tic"), ("en-GB", "hy-phen-a-tion"),
    ("de", "Be-nach-rich-ti-gun-gen"), ("de-AT", "Ein-stel-lun-gen"), ("fr", "or-di-na-teur"), ("es", "or-de-na-dor"),
    ("pt-BR", "com-pu-ta-dor"), ("it", "te-le-fo-no"), ("nl", "ver-ant-woor-de-lijk-heid"), ("sv", "pro-gram-va-ra"),
    ("da", "com-pu-ter"), ("nb", "data-ma-skin"), ("nn", "data-ma-skin"), ("fi", "tie-to-ko-ne"),
    ("pl", "kom-pu-te-ro-wy"), ("ru", "ком-пью-тер"), ("uk", "комп’ютер"), ("tr", "BİL-Gİ-SA-YAR"),
    ("el", "υπο-λο-γι-στής"),
  ])
  func wordsAreDividedByTheirLanguage(language: String, word: String) {
    #expect(hyphenated(word.replacing("-", with: ""), language) == word)
  }

  @Test(arguments: ["ar", "he", "th", "ja", "cs", "hu", "not a tag", ""])
  func languagesWithoutPatternsDivideNothing(language: String) {
    #expect(hyphenated("notification تنبيهات", language) == "notification تنبيهات")
  }

  /// What only looks like words.
  @Test(arguments: [
    "https://example.org/notification", "notification@example.org", "notification_settings", "notification2026",
    "readme.notification", "noti", "no\u{AD}tification", "#notification",
  ])
  func addressesAndNamesStayWhole(text: String) { #expect(hyphenated(text, "en") == text) }

  @Test func partsOfWordsAreDivided() {
    #expect(hyphenated("(notification), E-notification.", "en") == "(no-ti-fi-ca-tion), E-no-ti-fi-ca-tion.")
  }

  /// A new file is one entry in `Patterns.c`.
  @Test func allFilesAreInTheProgram() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/Typeset/Library/Unicode/Hyphenation/Patterns").standardized.path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(EmbeddedFiles.patterns.paths == names)
    var size = 0
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
      #expect(EmbeddedFiles.patterns[name] == bytes, "\(name)")
      size += bytes.count
    }
    #expect(size < 1_000_000)
  }

  @Test func damagedPatternsDivideNothing() {
    for text in [
      "", "\\patterns{", "\\patterns{.a1", "\\patterns{1 2 3}", "\\hyphenation{-}", "\\patterns{a1b1}}}\u{0}",
    ] {
      _ = HyphenationPatterns(Array(text.utf8)) { _ in nil }.places(in: Array("aabbaabb".utf16))
    }
    let own = HyphenationPatterns(Array("\\patterns{a1b % a2b\n}\\hyphenation{\nba-bb}".utf8)) { _ in nil }
    #expect(own.places(in: Array("xxabxx".utf16)) == [3])
    #expect(own.places(in: Array("babb".utf16)) == [2])
  }
}

/// Hyphens at the ends of lines.
@Suite struct HyphensTests {
  private func lines(_ markup: String, lang: String = "de", in width: Double) -> [String] {
    let broken = TextSample(markup, lang: lang).broken(in: width)
    return broken.lines.map { line in
      String(utf16: broken.paragraph.text.units[line.range]).trimmingCharacters(in: .whitespaces)
        + (line.endsInHyphen ? "-" : "")
    }
  }

  @Test func aWordWithoutRoomTakesHyphens() {
    let found = lines("<p>Benachrichtigungen</p>", in: 80)
    #expect(found.joined(separator: "|") == "Benach-|richtigun-|gen")
    #expect(lines("<p>Benachrichtigungen</p>", in: 300) == ["Benachrichtigungen"])
    // A word that has room on the next line stays whole.
    #expect(lines("<p>Alle Benachrichtigungen</p>", in: 180) == ["Alle", "Benachrichtigungen"])
  }

  @Test func autoFillsTheLines() {
    let found = lines("<p hyphens=\"auto\" wrap=\"greedy\">Alle Benachrichtigungen</p>", in: 160)
    #expect(found == ["Alle Benachrichti-", "gungen"])
  }

  @Test func noneForbidsBoth() {
    let found = lines("<p hyphens=\"none\">Benach\u{AD}richtigungen</p>", in: 80)
    #expect(found.allSatisfy { !$0.hasSuffix("-") })
  }

  @Test func theTextHasNoHyphens() throws {
    let sample = TextSample("<p>Benachrichtigungen</p>", lang: "de")
    let placed = sample.placed(in: 80)
    #expect(String(utf16: sample.text.units) == "Benachrichtigungen")
    for line in placed.lines {
      guard case .line(let meaning) = line.meaning else { continue }
      #expect(!meaning.isBroken)
    }
  }

  /// A hyphen in code or in an address would be read as a part of it.
  @Test func codeIsCutWithoutHyphens() {
    #expect(lines("<p><code>Benachrichtigungen</code></p>", in: 80).allSatisfy { !$0.hasSuffix("-") })
    #expect(lines("<p><url>https://example.org/Benachrichtigungen</url></p>", in: 80).allSatisfy { !$0.hasSuffix("-") })
  }

  @Test func aWordWithAColourInsideIsOneWord() {
    let found = lines("<p>Benach<span color=\"red\">richtigungen</span></p>", in: 80)
    #expect(found.joined(separator: "|") == "Benach-|richtigun-|gen")
  }

  @Test func hyphensDoNotNarrowTheLeastWidth() {
    let with = TextSample("<p hyphens=\"auto\">Benachrichtigungen</p>", lang: "de").measured.minContent
    let without = TextSample("<p>Benachrichtigungen</p>", lang: "de").measured.minContent
    #expect(abs(with - without) < 0.001)
  }
}
