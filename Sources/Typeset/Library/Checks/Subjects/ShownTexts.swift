// The texts of catalogs that a page shows.
extension CheckedPage {
  /// Where its texts come from, in reading order, those included that are only spoken.
  var origins: [TextOrigin] {
    frame.source.texts
      + elements.flatMap { $0.element.source.texts + $0.element.source.parts.compactMap(\.origin) }
  }

  /// Whether it has texts of catalogs, more than one, and none of them is translated into the locale that is shown.
  var isUntranslated: Bool {
    let states = origins.filter { !$0.isUnknown }.compactMap(\.state)
    return states.count > 1 && states.allSatisfy { $0 == .missing }
  }
}
