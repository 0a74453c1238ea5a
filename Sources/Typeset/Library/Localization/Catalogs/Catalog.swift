/// The texts of an app by their keys, in all languages that one file or folder has.
///
/// Immutable, so that the renderings of a batch share one.
package final class Catalog: Sendable {
  /// The path as it was given.
  package let name: String
  /// The language that the app is developed in, a canonical tag; nil if the catalog does not say.
  let sourceLanguage: String?
  /// The names that tell the keys of its files from each other; none for kinds whose keys need none.
  let namespaces: Set<CatalogNamespace>
  /// The entries by key.
  let entries: [String: CatalogEntry]
  /// The languages that it has texts in, canonical tags in order.
  package let languages: [String]
  /// The first of its files that has texts in each language; only a missing translation asks for it.
  private let lazyHomes = LazyReference<Box<[String: String]>>()
  /// The keys by the names that code has for them; only a key that is none asks for them.
  private let lazyNames = LazyReference<Box<CodeNames>>()
  private let lazyFiles = LazyReference<Box<[SourceFile]>>()
  /// What is odd in texts of its files.
  let faults: [Diagnostic]
  /// What of its files is left out.
  let omissions: [CatalogOmission]
  /// The languages by their minimal tags: `zh-TW` and `zh-Hant` are one.
  private let equivalents: [String: [String]]

  /// The catalog that a builder has collected.
  init(name: String, _ builder: CatalogBuilder) {
    self.name = name
    sourceLanguage = builder.sourceLanguage
    namespaces = builder.namespaces
    entries = builder.entries.followingReferences
    faults = builder.faults + builder.repeated.warnings
    omissions = builder.omissions
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

  /// What is odd in its files, for every document that uses it.
  var warnings: [Diagnostic] { faults + omissions.warnings }

  /// The entry of a key, which may have the name of its file before it, as in `common:title` of i18next.
  func entry(of key: String) -> CatalogEntry? {
    if let entry = entries[key] { return entry }
    guard !namespaces.isEmpty, let colon = key.utf8.firstIndex(of: UInt8(ascii: ":")),
      let entry = entries[String(key[key.utf8.index(after: colon)...])]
    else { return nil }
    let places = [entry.place] + entry.messages.values.compactMap(\.place)
    return places.contains { CatalogNamespace.name(ofFile: $0.file.name) == key[..<colon] } ? entry : nil
  }

  /// The message of a key in a language or an equivalent one.
  func message(for key: String, in language: String) -> (message: CatalogMessage, language: String)? {
    guard let messages = entry(of: key)?.messages else { return nil }
    if let message = messages[language], message.isShown { return (message, language) }
    for other in equivalents[Self.minimized(language)] ?? [] where other != language {
      if let message = messages[other], message.isShown { return (message, other) }
    }
    return nil
  }

  /// The language that it has for another or an equivalent one: `zh-Hans` for `zh-CN`; nil for none.
  func ownLanguage(for language: String) -> String? {
    languages.contains(language) ? language : equivalents[Self.minimized(language)]?.first
  }

  /// The file with the texts in a language or an equivalent one; nil if there is none.
  func home(of language: String) -> String? {
    let homes = lazyHomes.value { Box(findHomes()) }.value
    return homes[language] ?? equivalents[Self.minimized(language)]?.lazy.compactMap { homes[$0] }.first
  }

  private func findHomes() -> [String: String] {
    var homes: [String: String] = [:]
    for (language, message) in entries.values.lazy.flatMap(\.messages) {
      guard let name = message.place?.file.name else { continue }
      homes[language] = homes[language].map { min($0, name) } ?? name
    }
    return homes
  }

  /// The keys by the names that code has for them.
  private struct CodeNames {
    /// By the name of a resource of Android.
    var resources: [String: String] = [:]
    /// By the symbol that Xcode makes.
    var symbols: [String: String] = [:]
  }

  /// The key that code has a name for; nil for none.
  func key(of name: CodeName) -> String? {
    if let resource = name.resource, entries[resource] != nil { return resource }
    let names = lazyNames.value { Box(findNames()) }.value
    return name.resource.flatMap { names.resources[$0] } ?? name.symbol.flatMap { names.symbols[$0] }
  }

  private func findNames() -> CodeNames {
    var names = CodeNames()
    for key in entries.keys.sorted() {
      if entries[key]?.hasSymbol == true, names.symbols[CodeName.symbol(of: key)] == nil {
        names.symbols[CodeName.symbol(of: key)] = key
      }
      let resource = CodeName.resource(of: key)
      if resource != key, names.resources[resource] == nil { names.resources[resource] = key }
    }
    return names
  }

  private static func minimized(_ language: String) -> String {
    ICULocale(tag: language)?.minimized ?? language
  }
}

extension Catalog {
  /// The texts of its files, each once; a binary file has none.
  package var files: [SourceFile] { lazyFiles.value { Box(findFiles()) }.value }

  private func findFiles() -> [SourceFile] {
    var known: Set<ObjectIdentifier> = []
    return entries.values.flatMap { [$0.place] + $0.messages.values.compactMap(\.place) }.map(\.file)
      .filter { known.insert(ObjectIdentifier($0)).inserted }.sorted { $0.name < $1.name }
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
  /// Whether Xcode makes a symbol of its key for code.
  var hasSymbol = false
  /// What the developer says about it to those who translate it; nil for nothing.
  var note: String?
  /// What tells it from other uses of the same words, such as `msgctxt` of gettext; nil for nothing.
  var context: String?
  /// The most characters that a translation may have; nil for any number.
  var greatestLength: Int?
  /// The text that its file says it translates, where this is no message of the catalog; nil for none.
  @Boxed var source: CatalogMessage? = nil
  /// The key whose texts it has where it has none of its own; nil for none.
  var other: String?
  /// The place of the key, in the first file that has it.
  let place: SourceRange
}
