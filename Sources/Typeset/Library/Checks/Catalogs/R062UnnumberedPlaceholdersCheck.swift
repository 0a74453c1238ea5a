/// Advises on texts with several placeholders for texts and no numbers, such as `%@ invited you to %@`, where a
/// translation needs another order (R062).
///
/// Without numbers the first placeholder always takes the first value, so that a language whose verb comes last or
/// first cannot put the words in its order. Found is a translation into such a language that has no numbers either, and
/// a source that a translation has to reorder. Placeholders with nothing but signs between them, such as `%@, %@`, are
/// left alone; the languages of a key are one finding.
enum R062UnnumberedPlaceholdersCheck: CatalogCheck {
  static let rule = Rule(62)
  static let level = CheckLevel.advice

  static func check(_ catalog: CheckedCatalog, _ log: inout FaultLog) {
    let own = WordOrder(of: catalog.developmentLanguage)
    for key in catalog.keysInUse {
      guard let source = catalog.source(of: key), source.texts.contains(where: { $0.value.hasTwinPlaceholders }) else {
        continue
      }
      let translations = catalog.shownMessages(of: key).filter { $0.language != catalog.developmentLanguage }
      let bound = translations.filter {
        WordOrder(of: $0.language) != own && $0.message.texts.contains { $0.value.hasTwinPlaceholders }
      }
      if !bound.isEmpty {
        log.add(
          .advice, ofKey: key, in: bound.map { LanguageTexts.Text(language: $0.language, place: $0.place) },
          before: "the placeholders of the text in ",
          after: " have no numbers, and the order of words differs from that of \(catalog.developmentLanguage)",
          remedy: "number them, as in %1$@ and %2$@, so that each can be where its word belongs", aspect: "unnumbered")
        continue
      }
      let turned = translations.filter { $0.message.texts.contains { $0.value.reorders } }
      guard !turned.isEmpty, let place = source.place else { continue }
      log.add(
        .advice, ofKey: key, at: CatalogPlace(place),
        "the placeholders of the text have no numbers, and the text in \(turned.map(\.language).enumerated) reorders them",
        remedy: "number them, as in %1$@ and %2$@", aspect: "unnumbered")
    }
  }
}

/// Where a language puts the verb of a sentence (Dryer and Haspelmath, World Atlas of Language Structures, chapter 81).
private enum WordOrder {
  /// Before the object, as in English and Chinese, or in no order of its own.
  case middle
  /// At the end, as in Japanese and Turkish.
  case last
  /// At the beginning, as in Irish and Welsh.
  case first

  private static let lastLanguages: Set<String> = [
    "ja", "ko", "tr", "az", "kk", "ky", "uz", "ug", "tk", "mn", "hi", "bn", "ta", "te", "mr", "gu", "kn", "ml", "pa",
    "or", "as", "ne", "si", "ur", "fa", "ps", "ku", "my", "am", "ti", "ka", "eu", "bo",
  ]
  private static let firstLanguages: Set<String> = ["ga", "gd", "cy", "br", "mi", "haw", "fil", "tl", "mg"]

  init(of language: String) {
    let language = LanguageTag(language)?.language ?? language
    self =
      Self.lastLanguages.contains(language) ? .last : Self.firstLanguages.contains(language) ? .first : .middle
  }
}

extension String {
  /// Whether it has two placeholders for texts without numbers, with words between them.
  fileprivate var hasTwinPlaceholders: Bool {
    guard utf8.count(where: { $0 == UInt8(ascii: "%") }) > 1 else { return false }
    var isBehindOne = false
    var hasWord = false
    for token in FormatString(self).tokens {
      switch token {
      case .text(let text): hasWord = hasWord || text.contains(where: \.isLetter)
      case .argument(let placeholder) where placeholder.certainty > .unlikely:
        guard placeholder.position == nil, placeholder.name == nil else { return false }
        guard placeholder.kind == .anything else { continue }
        if hasWord, isBehindOne { return true }
        isBehindOne = true
        hasWord = false
      case .argument, .substitution, .ownArgument: continue
      }
    }
    return false
  }

  /// Whether its placeholders have numbers that do not rise.
  fileprivate var reorders: Bool {
    let positions = FormatString(self).placeholders.compactMap(\.position)
    return positions != positions.sorted()
  }
}
