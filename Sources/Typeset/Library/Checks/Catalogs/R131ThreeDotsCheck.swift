/// Finds texts that write an ellipsis as three dots: advice, since dots break apart and are read one by one (R131).
///
/// The languages of a key are one finding, at the first of them.
enum R131ThreeDotsCheck: CatalogCheck {
  static let rule = Rule(131)
  static let level = CheckLevel.advice

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for key in catalog.keysInUse {
      let found = catalog.shownMessages(of: key).filter { $0.message.texts.contains { $0.value.hasThreeDots } }
      log.add(
        .advice, ofKey: key, in: found.map { LanguageTexts.Text(language: $0.language, place: $0.place) },
        before: "the text in ", after: " has three dots for an ellipsis", remedy: "write … (U+2026)", aspect: "dots")
    }
  }
}

extension String {
  /// Whether it has exactly three dots in a row; more are a line of dots, as in `/path/....`.
  var hasThreeDots: Bool {
    contains("...") && split(whereSeparator: { $0 != "." }).contains { $0.count == 3 }
  }
}
