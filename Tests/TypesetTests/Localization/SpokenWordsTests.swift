import Testing

@testable import Typeset

@Suite struct SpokenWordsTests {
  /// The languages with a table.
  static let languages = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
    "ja", "ko", "mr", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sv", "ta", "te", "th", "tr", "uk", "ur", "vi",
    "zh-Hans", "zh-Hant",
  ]

  @Test func thereAreForty() {
    #expect(Self.languages.count == 40 && Self.languages.allSatisfy { SpokenLanguages.bytes(of: $0) != nil })
  }

  /// A table without a word would speak English there.
  @Test(arguments: languages) func everyLanguageNamesEveryIcon(language: String) {
    let words = SpokenWords.of(language)
    for name in BundledIcons.entries.keys.sorted() { #expect(words.word(forIcon: name) != nil, "\(language): \(name)") }
  }

  /// A letter of another script in a word is a slip of the keyboard.
  @Test(arguments: languages) func wordsAreInTheScriptOfTheLanguage(language: String) throws {
    let script = try #require(LanguageTag(language)).script.tag
    let scripts: Set<String> =
      switch script {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Kore": ["Hang"]
      case "Hans", "Hant": ["Hani"]
      default: [script]
      }
    let analyzer = TextAnalyzer()
    for line in String(decoding: SpokenLanguages.bytes(of: language) ?? [], as: UTF8.self).split(separator: "\n") {
      let text = line.split(separator: " = ", maxSplits: 1).last.map(String.init) ?? ""
      // Names of techniques are in Latin letters everywhere.
      let units = Array(
        text.replacing("Bluetooth", with: "").replacing("Wi-Fi", with: "").replacing("QR", with: "").replacing(
          #/[Ee]mail/#, with: ""
        ).utf16)
      let found = Set(analyzer.scripts(of: units).map(\.script.tag)).subtracting(["Zyyy", "Zinh"])
      #expect(found.subtracting(scripts).isEmpty, "\(language): \(line)")
    }
  }

  @Test(arguments: languages) func everyLanguageHasEveryWordOnce(language: String) {
    let words = SpokenWords.of(language)
    #expect(words.language == language)
    for word in SpokenWords.Word.allCases { #expect(!words[word].isEmpty, "\(language) lacks \(word)") }
    let states = [words[.on], words[.off], words[.selected], words[.dimmed]]
    #expect(Set(states).count == 4, "\(states)")
    let lines = String(decoding: SpokenLanguages.bytes(of: language) ?? [], as: UTF8.self).split(separator: "\n")
    let keys = lines.map { $0.split(separator: " = ")[0] }
    #expect(Set(keys).count == keys.count, "\(language) has a key twice")
    let known = Set(SpokenWords.Word.allCases.map(\.rawValue) + ["separator", "of"])
    for key in keys where !key.hasPrefix("icon.") { #expect(known.contains(String(key)), "\(language): \(key)") }
    for key in keys where key.hasPrefix("icon.") {
      #expect(BundledIcons.entries[String(key.dropFirst(5))] != nil, "\(language): \(key)")
    }
  }

  @Test func everyIconHasAnEnglishWordThatIsNotItsName() {
    let english = SpokenWords.of("en")
    for name in BundledIcons.entries.keys.sorted() {
      let word = english.word(forIcon: name)
      #expect(word?.first?.isUppercase == true && word != name, "\(name): \(word ?? "nothing")")
    }
    #expect(english.word(forIcon: "parcel") == nil)
  }

  @Test func aLocaleTakesTheWordsOfItsLanguage() {
    #expect(SpokenWords.of("ar-EG").language == "ar")
    #expect(SpokenWords.of("zh-TW").language == "zh-Hant")
    #expect(SpokenWords.of("zh-CN")[.on] == "开")
    #expect(SpokenWords.of("de-AT")[.on] == "ein")
    #expect(SpokenWords.of("pt-PT").language == "pt")
    #expect(SpokenWords.of("no")[.off] == "av" && SpokenWords.of("nn-NO")[.back] == "Tilbake")
    #expect(SpokenWords.of("mt").language == "en")
    #expect(SpokenWords.of("").language == "en")
  }

  @Test(arguments: [
    ("en", "3.5 of 5"), ("ar", "3.5 من 5"), ("ur", "5 میں سے 3.5"), ("ja", "5のうち3.5"), ("zh-Hant", "3.5，共 5"),
  ])
  func aNumberOfATotalFollowsTheLanguage(language: String, text: String) {
    #expect(SpokenWords.of(language).text("3.5", of: "5") == text)
  }

  @Test func listsArePartedAsTheLanguageWritesThem() {
    #expect(SpokenWords.of("en").separator == ", ")
    #expect(SpokenWords.of("fa").separator == "، ")
    #expect(SpokenWords.of("ja").separator == "、")
    #expect(SpokenWords.of("th").separator == " ")
  }
}
