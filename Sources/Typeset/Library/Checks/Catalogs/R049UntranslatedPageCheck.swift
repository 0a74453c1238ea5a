/// Finds pages of which no text is translated into the language that was asked for (R049): the catalogs lack the
/// language, or all keys of the page.
///
/// Pages with a single text from a catalog, and pages with any translated text, are left alone: what they lack is found
/// in the catalog.
enum R049UntranslatedPageCheck: PageCheck {
  static let rule = Rule(49)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard let count = page.untranslatedCount else { return }
    let locale = page.frame.locale
    log.add(
      .warning, at: page, "no text of the page is translated into \(locale)",
      remedy: "add the language to the catalog, or leave the locale out", aspect: "language-\(locale)"
    ) {
      $0.measured = CountedNoun.text.words(0, of: count)
      $0.languageTexts = LanguageTexts(locale, at: nil, $0.message)
    }
  }
}
