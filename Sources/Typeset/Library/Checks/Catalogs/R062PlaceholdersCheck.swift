/// Finds translations whose placeholders differ from those of the text that they are translated from (R062).
///
/// A placeholder more than in the source, or one of another kind, is an error: the program shows rubbish or ends there.
/// One less is a warning, since a value is not shown. Their order may differ as long as they are numbered. A form for a
/// single number, such as the English `one`, may leave the number out: forms that at most two of the whole numbers up
/// to 200 take count as such.
enum R062PlaceholdersCheck: CatalogCheck {
  static let rule = Rule(62)
  static let level = CheckLevel.error

  /// How many numbers a plural form may be for to leave the number out.
  private static let mostNumbersInWords = 2

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    for key in catalog.keysInUse {
      guard let source = catalog.source(of: key) else { continue }
      let expected = PlaceholderUse(of: source)
      for message in catalog.messages(of: key) {
        compare(message, with: expected, &log)
      }
    }
  }

  private static func compare(_ message: CheckedMessage, with expected: PlaceholderUse, _ log: inout FaultLog) {
    let whole = PlaceholderUse(of: message.message)
    for (name, use) in whole.sorted {
      guard let other = expected[name] else {
        log.add(
          .error, ofKey: message.key, at: message.place,
          "the text in \(message.language) has the placeholder \(quoted(use.written)), which the source text has not",
          remedy: "remove the placeholder, or number it like one of the source text",
          aspect: "\(message.language) \(name)"
        )
        continue
      }
      guard other.kind != use.kind, use.kind != nil, other.kind != nil else { continue }
      log.add(
        .error, ofKey: message.key, at: message.place,
        "the text in \(message.language) has the placeholder \(quoted(use.written)) where the source text has "
          + quoted(other.written),
        remedy: "use the placeholder of the source text, with a position such as %2$@ where the order differs",
        aspect: "\(message.language) \(name)")
    }
    for (name, use) in expected.sorted where isLost(name, in: message, whole) {
      log.add(
        .warning, ofKey: message.key, at: message.place,
        "the text in \(message.language) lacks the placeholder \(quoted(use.written))",
        remedy: "add the placeholder, so that its value is shown", aspect: "\(message.language) \(name)")
    }
  }

  /// Whether a placeholder of the source is missing in a text where it is needed.
  private static func isLost(_ name: PlaceholderUse.Name, in message: CheckedMessage, _ whole: PlaceholderUse) -> Bool {
    // Parts with variations of their own are looked at as a whole, since the text around them counts too.
    guard message.message.substitutions.isEmpty else { return whole[name] == nil }
    return isLost(name, in: message.message.variation, category: nil, message.language)
  }

  private static func isLost(
    _ name: PlaceholderUse.Name, in variation: CatalogVariation, category: PluralCategory?, _ language: String
  ) -> Bool {
    switch variation {
    case .text(let text):
      guard !text.value.isEmpty, PlaceholderUse(of: text.value)[name] == nil else { return false }
      return category.map { isOfManyNumbers($0, language) } ?? true
    case .device(let cases): return cases.values.contains { isLost(name, in: $0, category: category, language) }
    case .plural(let cases):
      return cases.contains { isLost(name, in: $0.value, category: $0.key, language) }
    }
  }

  /// Whether a form is for so many numbers that it has to show which one it is.
  private static func isOfManyNumbers(_ category: PluralCategory, _ language: String) -> Bool {
    category != .zero && (PluralSample.of(language)?.counts[category] ?? 0) > mostNumbersInWords
  }
}
