/// A message that was read, with its key.
struct KeyedMessage: Sendable {
  /// The key.
  var key: String
  /// The place of the key.
  var place: SourceRange
  /// The message.
  var message: CatalogMessage
}

/// Collects the results of the readers in a catalog.
struct CatalogBuilder {
  /// The catalog so far.
  private(set) var entries: [String: CatalogEntry] = [:]
  /// What is odd in the files so far.
  private(set) var warnings: [Diagnostic] = []
  private var tags: [String: String?] = [:]

  /// Adds the messages of a table, in which a key may be given twice; those of earlier tables take precedence.
  mutating func add(_ table: [KeyedMessage], in language: String) {
    var own: [String: KeyedMessage] = [:]
    for keyed in table {
      if let first = own[keyed.key] { checkTwins(keyed.key, first.message, keyed.message) }
      own[keyed.key] = keyed
    }
    // The order of the file, so that nothing depends on that of a dictionary.
    for keyed in table {
      guard let last = own.removeValue(forKey: keyed.key) else { continue }
      add(last, in: language)
    }
  }

  /// Adds a message, unless its key has one in this language already.
  mutating func add(_ keyed: KeyedMessage, in language: String) {
    var entry = entries.removeValue(forKey: keyed.key) ?? CatalogEntry(place: keyed.place)
    if entry.messages[language] == nil { entry.messages[language] = keyed.message }
    entries[keyed.key] = entry
  }

  /// Adds another catalog, whose messages are used where there are none yet.
  mutating func add(_ catalog: Catalog) {
    for (key, entry) in catalog.entries {
      guard var known = entries[key] else {
        entries[key] = entry
        continue
      }
      known.messages.merge(entry.messages) { first, _ in first }
      known.isTranslatable = known.isTranslatable && entry.isTranslatable
      entries[key] = known
    }
    warnings += catalog.warnings
  }

  /// Notes that a key is not to be translated.
  mutating func markUntranslatable(_ key: String) { entries[key]?.isTranslatable = false }

  /// Sets the properties of a key; of one that is given twice, the last texts are used.
  mutating func set(_ entry: CatalogEntry, for key: String) {
    var entry = entry
    if let twin = entries[key] {
      for (language, first) in twin.messages.sorted(by: { $0.key < $1.key }) {
        if let last = entry.messages[language] {
          checkTwins(key, first, last)
        } else {
          entry.messages[language] = first
        }
      }
    }
    entries[key] = entry
  }

  /// Warns of a key that is given twice with different texts.
  mutating func checkTwins(_ key: String, _ first: CatalogMessage, _ last: CatalogMessage) {
    guard first.texts.map(\.value) != last.texts.map(\.value) else { return }
    let line = first.place.flatMap { CatalogPlace($0).line }
    warnings.append(
      Diagnostic(
        .warning, code: "duplicate-key",
        line.map { "key \(quoted(key)) has another text in line \($0)" }
          ?? "key \(quoted(key)) is given twice with different texts",
        at: last.place, hints: ["the last text is used; remove one of them"]))
  }

  /// The canonical tag of a language as catalogs name it, also `zh_TW` and `English`; nil if it is none.
  mutating func tag(of language: String) -> String? {
    if let known = tags[language] { return known }
    let tag = Self.tag(of: language)
    tags[language] = tag
    return tag
  }

  /// The canonical tag of a language as catalogs name it, also `zh_TW` and `English`; nil if it is none.
  static func tag(of language: String) -> String? {
    if let tag = LanguageTag(language), tag.isKnown { return tag.tag }
    return LanguageTag.named(language).flatMap(LanguageTag.init)?.tag
  }
}
