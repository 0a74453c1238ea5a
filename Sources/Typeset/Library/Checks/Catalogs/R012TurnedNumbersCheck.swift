/// Finds numbers in groups that would run backwards in right-to-left text (R012).
///
/// Phone, card and account numbers of a form that leaves no doubt are isolated by the program and are left alone. Of
/// the others, those in two groups or more are laid out as their text would be, short ones too; a finding is only what
/// really changes its order: `541 22 33` in Arabic and Hebrew and the score `3-1` in Arabic, but neither `2.1` nor
/// `1,234`. Numbers that rise by one, such as `1 2 3`, are a sequence and run with the text (R015). One finding a key
/// and language. Texts that a document has itself are looked at where they have no elements in them, which could set
/// the number apart, and no `dir`.
enum R012TurnedNumbersCheck: CatalogCheck, DocumentCheck {
  static let rule = Rule(12)

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    let analyzer = TextAnalyzer()
    for key in catalog.keysInUse {
      for message in catalog.shownMessages(of: key) where LanguageTag(message.language)?.direction == .rightToLeft {
        let numbers = message.message.texts.flatMap { TurnedNumbers.find(in: $0.value, with: analyzer) }
        guard let number = numbers.first else { continue }
        log.add(
          .warning, ofKey: key, at: message.place,
          "the groups of \(quoted(number)) run from right to left in the text in \(message.language)",
          remedy: "set the number apart with U+2066 and U+2069, or insert it as a value", aspect: message.language)
      }
    }
  }

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    let analyzer = TextAnalyzer()
    for element in document.elements where !element.text.isEmpty && !element.isInline && isPlain(element, in: document)
    {
      let language = ([element] + document.ancestors(of: element)).lazy.compactMap(\.attributes.language).first
      guard LanguageTag(language ?? document.document.language)?.direction == .rightToLeft,
        let number = TurnedNumbers.find(in: element.text, with: analyzer).first
      else { continue }
      log.add(
        .warning, at: element, "the groups of \(quoted(number)) run from right to left",
        remedy: "set the number apart with <bdi dir=\"ltr\">, or write it as <phone> or <code-number>")
    }
  }

  /// Whether nothing but its language decides how a text is ordered.
  private static func isPlain(_ element: SourceElement, in document: CheckedDocument) -> Bool {
    element.end == element.index + 1 && element.name != .pre && !element.gives(Common.dir) && !element.gives(Common.key)
  }
}
