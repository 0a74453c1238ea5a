extension CatalogText.State {
  /// The state that a table names: `translated`, `needs review`, `machine-translated`, `new` and words like these; nil
  /// for others.
  init?(inTable name: String) {
    let words = name.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "_" || $0 == "-" })
    switch words.joined(separator: " ") {
    case "translated", "final", "approved", "done", "reviewed", "signed off": self = .translated
    case "needs review", "review", "in review", "fuzzy", "draft", "unreviewed", "needs work": self = .needsReview
    case "machine translated", "machine", "mt", "leveraged mt": self = .machineTranslated
    case "new", "untranslated", "missing", "to do", "todo", "needs translation": self = .new
    default: return nil
    }
  }
}
