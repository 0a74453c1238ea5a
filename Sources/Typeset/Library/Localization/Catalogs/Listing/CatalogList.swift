/// The texts of some catalogs as one list, in the order of their files.
package struct CatalogList: Sendable {
  /// A key with its texts.
  struct Entry: Sendable {
    /// The key.
    var key: String
    /// What the catalogs have for it.
    var entry: CatalogEntry
    /// Where documents use it, in their order.
    var uses: [CatalogPlace] = []
  }

  /// The language that texts are translated from, a canonical tag.
  package let source: String
  /// The languages of the list but that one, canonical tags.
  package private(set) var languages: [String]
  /// Whether the texts of the source language belong to the list, and not only beside it.
  package private(set) var includesSource = true
  /// Whether documents were looked through for uses.
  package private(set) var hasUses = false
  /// The entries by file and place in the source language, or where they first are; those of binary files, which have
  /// no places, by key.
  private(set) var entries: [Entry]
  private let catalog: Catalog

  /// The list of some catalogs, of which the first one that has a text counts.
  ///
  /// `source` is the language that texts are translated from, where catalogs do not say it; English without one.
  package init(_ catalogs: [Catalog], source: String? = nil) throws(ContentError) {
    let catalog: Catalog
    if catalogs.count == 1 {
      catalog = catalogs[0]
    } else {
      var builder = CatalogBuilder()
      for catalog in catalogs { try builder.add(catalog) }
      catalog = Catalog(name: "", builder)
    }
    let written = catalog.sourceLanguage ?? source.flatMap { LanguageTag($0)?.tag } ?? "en"
    let own = catalog.ownLanguage(for: written) ?? written
    self.catalog = catalog
    self.source = own
    languages = catalog.languages.filter { !$0.isEmpty && $0 != own }
    entries = Self.ordered(catalog, source: own)
  }

  /// The entries of a catalog in the order of its files.
  private static func ordered(_ catalog: Catalog, source: String) -> [Entry] {
    func place(_ entry: CatalogEntry) -> SourceRange {
      (entry.messages[source] ?? entry.messages[""])?.place ?? entry.place
    }
    var names: Set<String> = []
    for entry in catalog.entries.values { names.insert(place(entry).file.name) }
    let ranks = Dictionary(uniqueKeysWithValues: names.sorted().enumerated().map { ($1, $0) })
    // Entries are large, and there may be a million of them.
    var order: [(rank: Int, offset: Int, key: String)] = []
    order.reserveCapacity(catalog.entries.count)
    for (key, entry) in catalog.entries {
      let place = place(entry)
      order.append((ranks[place.file.name] ?? 0, place.bytes.lowerBound, key))
    }
    order.sort { ($0.rank, $0.offset, $0.key) < ($1.rank, $1.offset, $1.key) }
    return order.compactMap { item in catalog.entries[item.key].map { Entry(key: item.key, entry: $0) } }
  }

  /// Whether the list has no entries.
  package var isEmpty: Bool { entries.isEmpty }

  /// The list with some languages alone, in this order; a language that the catalogs have under another tag has that.
  package func limited(to languages: [String]) -> CatalogList {
    var list = self
    let own = languages.map { catalog.ownLanguage(for: $0) ?? $0 }
    list.languages = own.distinct().filter { $0 != source }
    list.includesSource = own.contains(source)
    return list
  }

  /// What waits for translators in some languages: what is missing, new, made by a machine or to be looked at again.
  ///
  /// What is not to be translated, and what the app no longer uses, is left out.
  package func missing(in languages: [String]) -> CatalogList {
    var list = limited(to: languages)
    list.includesSource = true
    list.entries.removeAll { entry in
      !entry.entry.isTranslatable || entry.entry.isStale
        || list.languages.allSatisfy { state(of: entry, in: $0) == .translated }
    }
    return list
  }

  /// The list with the places at which documents use keys.
  package func used(by uses: KeyUses) -> CatalogList {
    var list = self
    list.hasUses = true
    for index in list.entries.indices { list.entries[index].uses = uses.places[list.entries[index].key] ?? [] }
    return list
  }

  /// The key most similar to one that is not in the list; nil for none.
  package func nearestKey(to key: String) -> String? { CatalogSet([catalog]).nearestKey(to: key) }

  /// Whether the list has a key.
  package func contains(_ key: String) -> Bool { catalog.entries[key] != nil }
}

/// Where documents use keys.
package struct KeyUses: Sendable {
  /// The places by key, in the order of the documents.
  package private(set) var places: [String: [CatalogPlace]] = [:]

  /// No uses.
  package init() {}

  /// Adds the use of a key.
  package mutating func add(_ key: String, at place: CatalogPlace) { places[key, default: []].append(place) }
}

// Texts.
extension CatalogList {
  /// What a key says in a language; nil where it has no text to show.
  func message(of entry: Entry, in language: String) -> CatalogMessage? {
    let message = entry.entry.messages[language] ?? (language == source ? entry.entry.messages[""] : nil)
    return message.flatMap { $0.isShown ? $0 : nil }
  }

  /// The message in the source language: its own, else the one that a file says it translates, else the key where that
  /// is a text; nil for none.
  func sourceMessage(of entry: Entry) -> CatalogMessage? {
    message(of: entry, in: source) ?? entry.entry.source ?? CatalogMessage(key: entry.key)
  }

  /// The message that translations are made from; that of a key without one is the key.
  func originalMessage(of entry: Entry) -> CatalogMessage {
    sourceMessage(of: entry) ?? CatalogMessage(variation: .text(CatalogText(value: entry.key)))
  }

  /// The message of a key in the file of a language; in the source language the one that translations are made from.
  func ownMessage(of entry: Entry, in language: String) -> CatalogMessage? {
    language == source ? sourceMessage(of: entry) : message(of: entry, in: language)
  }

  /// How far a translation has come; nil where it is missing.
  func state(of entry: Entry, in language: String) -> CatalogText.State? { message(of: entry, in: language)?.state }

  /// The languages that get a file each, in formats whose files have one: the source language comes first.
  var fileLanguages: [String] {
    let hasSource = includesSource && entries.contains { sourceMessage(of: $0) != nil }
    return (hasSource ? [source] : []) + languages
  }

  /// The languages that get a file each, in formats whose files have the texts of the source language beside.
  var targetLanguages: [String] { languages.isEmpty ? [source] : languages }
}

extension CatalogText.State {
  /// The word for a state in lists.
  var name: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs-review"
    case .machineTranslated: "machine-translated"
    case .translated: "translated"
    }
  }
}

extension CatalogMessage {
  /// The categories of numbers that it has texts for, those of its parts included, from zero to other.
  var categories: [PluralCategory] {
    let variations = [variation] + substitutions.values.map(\.variation)
    let known = variations.reduce(into: Set<PluralCategory>()) { $0.formUnion($1.categories) }
    return PluralCategory.allCases.filter(known.contains)
  }

  /// The length of its longest text in characters as readers count them.
  var length: Int { texts.map(\.value.count).max() ?? 0 }
}

extension CatalogVariation {
  fileprivate var categories: Set<PluralCategory> {
    switch self {
    case .text: []
    case .plural(let cases): Set(cases.keys)
    case .device(let cases): cases.values.reduce(into: []) { $0.formUnion($1.categories) }
    }
  }
}
