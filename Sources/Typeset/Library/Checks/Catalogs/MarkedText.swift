/// A translation with the marks of its texts.
struct MarkedText {
  /// The translation.
  let message: CheckedMessage
  /// The marks of each of its texts.
  let marks: [PunctuationMarks]

  /// Looks at a translation; nil for one without any marks.
  init?(_ message: CheckedMessage) {
    guard message.message.texts.contains(where: { PunctuationMarks.mayBe(in: $0.value) }) else { return nil }
    self.message = message
    marks = message.message.texts.map { PunctuationMarks($0.value) }
    if !marks.contains(where: \.isNoticeable) { return nil }
  }

  /// The translations into a language that have marks, of the whole catalog.
  static func all(in language: String, of catalog: CheckedCatalog) -> [MarkedText] {
    catalog.keysInUse.compactMap { catalog.translation(of: $0, into: language).flatMap(MarkedText.init) }
  }
}
