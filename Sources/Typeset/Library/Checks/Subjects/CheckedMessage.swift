/// A message of a catalog in one language.
struct CheckedMessage: Sendable {
  /// The key.
  let key: String
  /// The language, a canonical tag.
  let language: String
  /// The message.
  let message: CatalogMessage
  /// The place of its text; nil for a text that no file contains.
  let place: CatalogPlace?
}

extension CheckedCatalog {
  /// The languages that it is translated into, in order.
  var translations: [String] {
    catalog.languages.filter { !$0.isEmpty && $0 != developmentLanguage }
  }

  /// The messages of a key that say something, that of the development language first, the others in the order of their
  /// languages.
  func messages(of key: String) -> [CheckedMessage] {
    guard let entry = catalog.entries[key] else { return [] }
    return entry.messages.map { language, message in
      CheckedMessage(
        key: key, language: language.isEmpty ? developmentLanguage : language, message: message,
        place: (message.place ?? entry.place).catalogPlace)
    }
    .filter { $0.message.isShown }
    .sorted {
      ($0.language == developmentLanguage ? "" : $0.language) < ($1.language == developmentLanguage ? "" : $1.language)
    }
  }

  /// The text that a key is translated from: that of the development language, else the key itself where it is the
  /// text.
  func source(of key: String) -> CatalogMessage? {
    if let first = messages(of: key).first, first.language == developmentLanguage { return first.message }
    return key.isText ? CatalogMessage(variation: .text(CatalogText(value: key))) : nil
  }

  /// The place of a key.
  func place(of key: String) -> CatalogPlace? { catalog.entries[key]?.place.catalogPlace }

  /// The keys whose texts are used and translated, in order.
  var keysInUse: [String] {
    keys.filter { key in catalog.entries[key].map { $0.isTranslatable && !$0.isStale } ?? false }
  }
}

extension SourceRange {
  /// Its place for reports.
  fileprivate var catalogPlace: CatalogPlace { CatalogPlace(self) }
}

extension String {
  /// Whether a key is the text itself, as string catalogs have it, rather than a name such as `settings.title`.
  fileprivate var isText: Bool { contains(" ") || !FormatString(self).placeholders.isEmpty }

  /// Whether there is anything to translate in it: a letter outside its placeholders.
  var hasWords: Bool {
    FormatString(self).tokens.contains { token in
      guard case .text(let text) = token else { return false }
      return BracedText(text).parts.contains { part in
        if case .text(let text) = part { text.contains(where: \.isLetter) } else { false }
      }
    }
  }
}

extension [String] {
  /// Names in a sentence: `de`, `de and fr`, `ar, de and fr`.
  var enumerated: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
