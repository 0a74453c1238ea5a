import Testing

@testable import Typeset

@Suite struct MarkupSyntaxTests {
  @Test(arguments: [
    "en", "ar-EG", "zh-Hant-TW", "zh-cmn-Hans-CN", "sr-Latn", "es-419", "de-CH-1996", "sl-rozaj-biske", "und",
    "en-u-nu-latn", "ar-u-nu-arab-x-private", "x-whatever", "hy-Latn-IT-arevela", "qaa-Qaaa-QM-x-southern",
  ])
  func tagsOfBCP47AreTags(_ tag: String) { #expect(MarkupSyntax.isLanguageTag(tag)) }

  @Test(arguments: [
    "", "e", "en_US", "en-", "-en", "en--US", "arabic-language-of", "en-u", "x", "en-x", "english!", "ar-EG-", "12",
    "a-DE", "de-419-DE-x", "日本",
  ])
  func invalidTagsAreRejected(_ tag: String) { #expect(!MarkupSyntax.isLanguageTag(tag)) }

  @Test func namesAreThoseOfXML() {
    for name in ["a", "_a", "é", "a-b.c1", "ש", "a:b"] { #expect(MarkupSyntax.isName(name)) }
    for name in ["", "1a", "-a", "a b", "a\u{0}", "×", "a/b"] { #expect(!MarkupSyntax.isName(name)) }
  }

  @Test func whiteSpaceCollapses() {
    #expect(collapsed(" \n a\t\tb  c\u{A0}d ") == "a b c\u{A0}d")
    #expect(collapsed(" \n ") == "")
  }
}
