/// The texts of an app by their keys, in all languages that one file or folder has.
///
/// Immutable, so that the renderings of a batch share one.
package final class Catalog: Sendable {
  /// The path as it was given.
  package let name: String
  /// The language that the app is developed in, a canonical tag; nil if the catalog does not say.
  let sourceLanguage: String?
  /// The entries by key.
  let entries: [String: CatalogEntry]
  /// The languages that it has texts in, canonical tags in order.
  let languages: [String]
  /// The languages by their minimal tags: `zh-TW` and `zh-Hant` are one.
  private let equivalents: [String: [String]]

  init(name: String, sourceLanguage: String?, entries: [String: CatalogEntry]) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    var languages: Set<String> = []
    for entry in entries.values { languages.formUnion(entry.messages.keys) }
    if let sourceLanguage { languages.insert(sourceLanguage) }
    self.languages = languages.sorted()
    var equivalents: [String: [String]] = [:]
    for language in self.languages where !language.isEmpty {
      equivalents[Self.minimized(language), default: []].append(language)
    }
    self.equivalents = equivalents
  }

  /// The message of a key in a language or an equivalent one.
  func message(for key: String, in language: String) -> (message: CatalogMessage, language: String)? {
    guard let messages = entries[key]?.messages else { return nil }
    if let message = messages[language], message.isShown { return (message, language) }
    for other in equivalents[Self.minimized(language)] ?? [] where other != language {
      if let message = messages[other], message.isShown { return (message, other) }
    }
    return nil
  }

  private static func minimized(_ language: String) -> String {
    ICULocale(tag: language)?.minimized ?? language
  }
}

/// The entry of one key in a catalog.
struct CatalogEntry: Sendable {
  /// The messages by canonical language tag; the empty tag is the language of a file that does not give one.
  var messages: [String: CatalogMessage] = [:]
  /// Whether it is to be translated at all.
  var isTranslatable = true
  /// Whether the app no longer uses it.
  var isStale = false
  /// The place of the key, in the first file that has it.
  let place: SourceRange
}

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
  private var tags: [String: String?] = [:]

  /// Adds a message, unless its key has one in this language already.
  mutating func add(_ keyed: KeyedMessage, in language: String) {
    var entry = entries.removeValue(forKey: keyed.key) ?? CatalogEntry(place: keyed.place)
    if entry.messages[language] == nil { entry.messages[language] = keyed.message }
    entries[keyed.key] = entry
  }

  /// Notes that a key is not to be translated.
  mutating func markUntranslatable(_ key: String) { entries[key]?.isTranslatable = false }

  /// Sets the properties of a key.
  mutating func set(_ entry: CatalogEntry, for key: String) { entries[key] = entry }

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
