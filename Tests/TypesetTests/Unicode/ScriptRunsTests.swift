import Testing

@testable import Typeset

@Suite struct ScriptRunsTests {
  @Test(arguments: [
    "தமிழ்\u{11303}தமிழ்", "தமிழ்\u{1CDA}", "தமிழ்\u{964} தமிழ்", "தமிழ் \u{1CDA}\u{BE7}", "ދިވެހި ٣ ދިވެހި",
    "𑌅𑌆 ௧ 𑌅",
  ])
  func aSignThatTheScriptUsesTooStaysInItsRun(text: String) {
    #expect(TextAnalyzer().scripts(of: Array(text.utf16)).count == 1)
  }

  /// The runs as text and tags.
  private func runs(_ text: String) -> [String] {
    let units = Array(text.utf16)
    let runs = TextAnalyzer().scripts(of: units)
    #expect(runs.first?.range.lowerBound ?? 0 == 0)
    #expect(runs.last?.range.upperBound ?? 0 == units.count)
    #expect(
      zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound && $0.script != $1.script })
    return runs.map { String(decoding: units[$0.range], as: UTF16.self) + "/" + $0.script.tag }
  }

  @Test func commonCharactersJoinWhatPrecedesElseWhatFollows() {
    #expect(runs("Hello, world! 42") == ["Hello, world! 42/Latn"])
    #expect(runs("«12» שלום") == ["«12» שלום/Hebr"])
    #expect(runs("abc, אבג. Где?") == ["abc, /Latn", "אבג. /Hebr", "Где?/Cyrl"])
    #expect(runs("1 + 2 = 3") == ["1 + 2 = 3/Zyyy"])
    #expect(runs("") == [])
  }

  @Test func marksTakeTheScriptOfTheirBase() {
    #expect(runs("e\u{301}א\u{5B8}") == ["e\u{301}/Latn", "א\u{5B8}/Hebr"])
    #expect(runs("a\u{64B}ب\u{64B}") == ["a\u{64B}/Latn", "ب\u{64B}/Arab"])
    // A mark without a base, one that newer editions of Unicode give to no scripts in particular either.
    #expect(runs("\u{20DD}") == ["\u{20DD}/Zyyy"])
  }

  @Test func aClosingBracketTakesTheScriptOfItsPartner() {
    #expect(runs("a (ב) c") == ["a (/Latn", "ב/Hebr", ") c/Latn"])
    #expect(runs("א [b {c}] ד") == ["א [/Hebr", "b {c}/Latn", "] ד/Hebr"])
    #expect(runs("(a א)") == ["(a /Latn", "א/Hebr", ")/Latn"])
    #expect(runs("a ) א ]") == ["a ) /Latn", "א ]/Hebr"])
  }

  @Test func charactersOfSomeScriptsDoNotJoinOthers() {
    #expect(runs("abc، عربي") == ["abc/Latn", "، عربي/Arab"])
    #expect(runs("x ١٢") == ["x /Latn", "١٢/Arab"])
    #expect(runs("١٢ x") == ["١٢ /Arab", "x/Latn"])
    #expect(runs("क।") == ["क।/Deva"])
    #expect(runs("a।") == ["a/Latn", "।/Deva"])
    #expect(runs("ক। क") == ["ক। /Beng", "क/Deva"])
    #expect(runs("漢字。abc。カ") == ["漢字。/Hani", "abc/Latn", "。カ/Kana"])
  }

  @Test func charactersBeyondTheBasicPlaneHaveScripts() {
    #expect(runs("a𐤀b") == ["a/Latn", "𐤀/Phnx", "b/Latn"])
    #expect(runs("a 😀 b") == ["a 😀 b/Latn"])
    #expect(TextAnalyzer().scripts(of: [0xD800, 0x61]).count == 2)
  }

  @Test func scriptsHaveTagsAndDirections() {
    #expect(Script(tag: "arab") == .arabic)
    #expect(Script(tag: "Xxxx") == nil)
    #expect(Script.han.tag == "Hani")
    #expect(Script(code: -5).tag == "Zzzz")
    for tag in ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg", "Mand", "Samr", "Mend"] {
      #expect(Script(tag: tag)?.isRightToLeft == true, "\(tag)")
    }
    for tag in ["Latn", "Thai", "Deva", "Hani", "Zyyy"] { #expect(Script(tag: tag)?.isRightToLeft == false, "\(tag)") }
  }

  @Test func unbalancedBracketsTakeLittleTime() {
    let text = [UInt16](repeating: 0x28, count: 100_000) + [UInt16](repeating: 0x29, count: 100_000) + [0x5D0]
    #expect(TextAnalyzer().scripts(of: text).count == 1)
  }
}
