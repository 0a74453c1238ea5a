import Testing

@testable import Typeset

@Suite struct KeyboardLayoutTests {
  static let layouts = KeyboardLayouts.all.map(\.name)

  @Test func languagesHaveOneLayoutEach() {
    let languages = KeyboardLayouts.all.flatMap(\.languages)
    #expect(languages.count >= 90 && Set(languages).count == languages.count)
    for language in SpokenWordsTests.languages {
      #expect(KeyboardLayouts.layout(of: language) != nil, "\(language)")
    }
  }

  @Test func scriptsHaveOneLayoutEach() {
    let scripts = KeyboardLayouts.all.compactMap(\.script)
    #expect(Set(scripts).count == scripts.count && scripts.contains("Latn"))
  }

  @Test(arguments: layouts) func keysAreInTheScriptOfTheirLanguages(name: String) throws {
    let layout = try #require(KeyboardLayouts.named(name))
    let analyzer = TextAnalyzer()
    for language in layout.languages {
      let script = try #require(LanguageTag(language)).script.tag
      let known: Set<String> =
        switch script {
        // The full stop of Japanese counts as a Chinese one.
        case "Jpan": ["Hira", "Kana", "Hani"]
        case "Kore": ["Hang"]
        // Sounds are typed: in Latin letters, or in those of zhuyin, whose tones ICU 76 takes for Latin.
        case "Hans": ["Latn"]
        case "Hant": ["Bopo", "Latn"]
        default: [script]
        }
      for letter in layout.letters.joined() {
        let found = analyzer.scripts(of: Array(letter.utf16)).map(\.script.tag)
        #expect(
          Set(found).subtracting(["Zyyy", "Zinh"]).isSubset(of: known), "\(language): \(letter)")
      }
    }
  }

  @Test(arguments: layouts) func aLayoutHasEveryKeyOnceAndOneToDelete(name: String) throws {
    let layout = try #require(KeyboardLayouts.named(name))
    let keys = Array(layout.rows.joined())
    #expect(Set(keys).count == keys.count)
    #expect(keys.contains(.delete) != layout.isFlick)
    #expect((3...4).contains(layout.rows.count) && layout.rows.allSatisfy { $0.count <= 13 })
    if let wide = layout.wideName { #expect(KeyboardLayouts.named(wide) != nil) }
  }

  @Test(arguments: [
    ("de-AT", "german"), ("fr-CA", "canadian-french"), ("fr-FR", "french"), ("pt-BR", "qwerty"),
    ("sr", "serbian"),
    ("sr-Latn-RS", "croatian"), ("zh-TW", "zhuyin"), ("zh-CN", "pinyin"), ("nn-NO", "norwegian"),
    ("iw", "hebrew"),
  ])
  func aLocaleTakesTheLayoutOfItsLanguage(locale: String, name: String) {
    #expect(KeyboardLayouts.layout(of: locale)?.name == name)
  }

  @Test(arguments: [
    ("ps", "arabic"), ("tt", "russian"), ("bho", "devanagari"), ("ku", "qwerty"), ("km", "qwerty"),
  ])
  func theScriptDecidesForOtherLanguages(language: String, name: String) {
    #expect(KeyboardLayouts.layout(of: language) == nil)
    #expect(KeyboardLayouts.layout(ofScriptOf: language).name == name)
  }
}
