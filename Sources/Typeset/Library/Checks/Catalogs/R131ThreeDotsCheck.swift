/// Finds texts that write an ellipsis as three dots: advice, since dots break apart and are read one by one (R131).
///
/// The languages of a key are one finding, at the first of them.
enum R131ThreeDotsCheck: CatalogCheck {
  static let rule = Rule(131)
  static let level = CheckLevel.advice

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for key in catalog.keysInUse {
      let found = catalog.shownMessages(of: key).filter { $0.message.texts.contains { $0.value.hasThreeDots } }
      guard let first = found.first else { continue }
      log.add(
        .advice, ofKey: key, at: first.place,
        "the text in \(found.map(\.language).enumerated) has three dots for an ellipsis",
        remedy: "write … (U+2026)", aspect: "dots"
      ) { $0.languages = found.map(\.language) }
    }
  }
}

extension String {
  /// Whether it has exactly three dots in a row; more are a line of dots, as in `/path/....`.
  var hasThreeDots: Bool {
    contains("...") && split(whereSeparator: { $0 != "." }).contains { $0.count == 3 }
  }
}
