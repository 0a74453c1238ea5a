/// Advises on texts that count with a number and do not vary by it, such as `%lld new messages` (R062): with one, most
/// languages would show the wrong form, and Arabic and Russian have several.
///
/// Looked at is the text of the development language. A number counts where a noun in the plural comes behind it, with
/// at most two words before; that is seen by its ending in English, French, Spanish, Portuguese and Catalan, and in any
/// language where the ending is in brackets, as in `file(s)`, or where a translation varies by number. A number behind
/// `of` or between other numbers, units, and languages with one plural form are left alone.
enum R062NumberWithoutPluralCheck: CatalogCheck {
  static let rule = Rule(62)
  static let level = CheckLevel.advice

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    guard let language = LanguageTag(catalog.developmentLanguage), let plural = PluralSample.of(language.tag),
      plural.needed.count > 1
    else { return }
    let nouns = PluralNouns(of: language.language)
    for key in catalog.keysInUse {
      guard let source = catalog.source(of: key), !source.variesByNumber, case .text(let text) = source.variation,
        let number = nouns.countedNumber(in: text.value, variesElsewhere: varies(key, in: catalog))
      else { continue }
      log.add(
        .advice, ofKey: key, at: source.place.map { CatalogPlace($0) } ?? catalog.place(of: key),
        "the text counts with \(quoted(number)) and has no plural forms",
        remedy: "vary the text by plural, with the forms that each language needs", aspect: "number")
    }
  }

  /// Whether a translation of a key varies by number.
  private static func varies(_ key: String, in catalog: CheckedCatalog) -> Bool {
    catalog.catalog.entries[key]?.messages.values.contains(where: \.variesByNumber) ?? false
  }
}
