// The texts of catalogs that a page shows.
extension CheckedPage {
  /// Where its texts come from, in reading order, those included that are only spoken.
  var origins: [TextOrigin] {
    frame.source.texts
      + elements.flatMap { $0.element.source.texts + $0.element.source.parts.compactMap(\.origin) }
  }

  /// How many texts of catalogs it has if there are several, and none of them is translated into the locale that is
  /// shown; nil for any other page.
  var untranslatedCount: Int? {
    let states = origins.filter { !$0.isUnknown }.compactMap(\.state)
    return states.count > 1 && states.allSatisfy { $0 == .missing } ? states.count : nil
  }
}
