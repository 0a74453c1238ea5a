import Testing

@testable import Typeset

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("ar", "Arab"), ("he", "Hebr"), ("iw", "Hebr"), ("yi", "Hebr"), ("fa-IR", "Arab"), ("ur", "Arab"), ("ckb", "Arab"),
    ("az-Arab", "Arab"), ("pa-Arab", "Arab"), ("pa-PK", "Arab"), ("und-Arab", "Arab"), ("dv", "Thaa"), ("syr", "Syrc"),
    ("nqo", "Nkoo"), ("ff-Adlm", "Adlm"), ("rhg", "Rohg"), ("ug", "Arab"), ("sd", "Arab"), ("ps", "Arab"),
    ("ks", "Arab"),
  ])
  func rightToLeft(_ tag: String, _ script: String) {
    #expect(LanguageTag(tag)?.direction == .rightToLeft, "\(tag)")
    #expect(LanguageTag(tag)?.script.tag == script, "\(tag)")
  }

  @Test(arguments: [
    ("en", "Latn"), ("he-Latn", "Latn"), ("ku", "Latn"), ("az", "Latn"), ("pa", "Guru"), ("und", "Latn"),
    ("zh-TW", "Hant"),
    ("x-private", "Latn"), ("th", "Thai"), ("de-1996", "Latn"), ("ar-Latn", "Latn"), ("hi", "Deva"),
    ("und-Latn", "Latn"),
  ])
  func leftToRight(_ tag: String, _ script: String) {
    #expect(LanguageTag(tag)?.direction == .leftToRight, "\(tag)")
    #expect(LanguageTag(tag)?.script.tag == script, "\(tag)")
  }

  @Test func tagsBecomeCanonical() {
    #expect(LanguageTag("AR-eg")?.tag == "ar-EG")
    #expect(LanguageTag("iw")?.tag == "he")
    #expect(LanguageTag("iw")?.language == "he")
    #expect(LanguageTag("zh-hant-tw")?.tag == "zh-Hant-TW")
    #expect(LanguageTag("und")?.language == "und")
    #expect(LanguageTag("x-private")?.language == "und")
    #expect(LanguageTag("x-private")?.tag == "x-private")
    #expect(LanguageTag("ar-EG-u-nu-latn")?.tag == "ar-EG-u-nu-latn")
    #expect(LanguageTag("AR-eg") == LanguageTag("ar-EG"))
  }

  @Test(arguments: [
    "", "-", "en-", "-en", "en--US", "en_US", "e", "en US", "en\0", "é", "en-toolongsubtag", "123", "x",
    "en-a",
    "de-DE-1-", "a-b", "en-\u{661}", String(repeating: "en-", count: 1000) + "en",
  ])
  func illFormedTagsAreRefused(_ text: String) { #expect(LanguageTag(text) == nil, "\(text)") }

  @Test func wrongTagsHaveSuggestions() {
    #expect(LanguageTag.suggestion(for: "en_US") == "en-US")
    #expect(LanguageTag.suggestion(for: "english") == "en")
    #expect(LanguageTag.suggestion(for: "Arabic") == "ar")
    #expect(LanguageTag.suggestion(for: "hebrew") == "he")
    #expect(LanguageTag.suggestion(for: "qqqqqqqqqqq!") == nil)
  }

  @Test func localesNameKnownLanguages() {
    #expect(LocaleIdentifier("ar-EG-u-nu-latn")?.language.language == "ar")
    #expect(LocaleIdentifier("fa")?.language.direction == .rightToLeft)
    #expect(LocaleIdentifier("zz-ZZ") == nil)
    #expect(LocaleIdentifier("nonsense!") == nil)
    #expect(LocaleIdentifier("english") == nil)
    #expect(LocaleIdentifier("und-Arab") != nil)
    #expect(LocaleIdentifier("x-private") != nil)
  }
}
