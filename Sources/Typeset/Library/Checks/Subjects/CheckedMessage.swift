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

  /// The messages of a key that say something, each language once: that of the development language first, the others
  /// in the order of their languages.
  func messages(of key: String) -> [CheckedMessage] {
    guard let entry = catalog.entries[key] else { return [] }
    var messages = entry.messages.filter { $0.value.isShown }
    // The texts of a file without a language are those of the development language, unless it has its own.
    if let base = messages.removeValue(forKey: ""), messages[developmentLanguage] == nil {
      messages[developmentLanguage] = base
    }
    return messages.sorted {
      ($0.key == developmentLanguage ? "" : $0.key) < ($1.key == developmentLanguage ? "" : $1.key)
    }
    .map { language, message in
      CheckedMessage(
        key: key, language: language, message: message, place: (message.place ?? entry.place).catalogPlace)
    }
  }

  /// The messages of a key that its program shows: all but fuzzy ones.
  func shownMessages(of key: String) -> [CheckedMessage] { messages(of: key).filter { !$0.message.isFuzzy } }

  /// The message of a key in a language that its program shows; nil for none.
  func translation(of key: String, into language: String) -> CheckedMessage? {
    guard let entry = catalog.entries[key], let message = entry.messages[language], message.isShown, !message.isFuzzy
    else { return nil }
    return CheckedMessage(
      key: key, language: language, message: message, place: (message.place ?? entry.place).catalogPlace)
  }

  /// The message that a key is translated from, in any of the catalogs; nil where none is known.
  func source(of key: String) -> CatalogMessage? {
    let own = catalog.entries[key].flatMap { $0.messages[developmentLanguage] ?? $0.messages[""] }
    return own?.isShown == true ? own : catalogs.sourceMessage(of: key, developmentLanguage: developmentLanguage)
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
  package var enumerated: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// Keys in a sentence, each once and cut after some characters, the first few of many: `"a", "b", "c" and 4 more`.
  var enumeratedKeys: String {
    let (mostNamed, mostCharacters) = (3, 40)
    let keys = distinct()
    let names = keys.prefix(mostNamed).map { quoted($0.shortened(to: mostCharacters)) }
    return (keys.count > mostNamed ? names + ["\(keys.count - mostNamed) more"] : names).enumerated
  }
}
