/// A message that was read, with its key.
struct KeyedMessage: Sendable {
  /// The key.
  var key: String
  /// The place of the key.
  var place: SourceRange
  /// The message.
  var message: CatalogMessage
  /// What the developer says about the key; nil for nothing.
  var note: String?
  /// What tells it from other uses of the same words; nil for nothing.
  var context: String?
  /// The most characters that a translation may have; nil for any number.
  var greatestLength: Int?
  /// The text that the file says it translates, where this is no message of the catalog; nil for none.
  @Boxed var source: CatalogMessage? = nil
  /// The key whose texts are meant, where the message is nothing but a reference to it; nil for any other message.
  var other: String?
}

/// Collects the results of the readers in a catalog.
struct CatalogBuilder {
  /// The language that the app is developed in, a canonical tag; nil if no file says so.
  var sourceLanguage: String?
  /// The catalog so far.
  private(set) var entries: [String: CatalogEntry] = [:]
  /// What is wrong with texts that are left out.
  var faults: [Diagnostic] = []
  /// The names that tell the keys of its files from those of others; none for a kind whose keys need none.
  var namespaces: Set<CatalogNamespace> = []
  /// The keys that a file gives twice.
  var repeated = RepeatedKeys()
  /// What is left out, since its name is not a language, or its file or text cannot be read.
  private(set) var omissions: [CatalogOmission] = []
  private var tags: [String: String?] = [:]
  /// How many messages have been added.
  private var count = 0

  /// Adds a message, unless its key has one in this language from another table or file.
  mutating func add(_ keyed: KeyedMessage, in language: String) throws(ContentError) {
    try count(1, at: keyed.place)
    var entry = entries.removeValue(forKey: keyed.key) ?? CatalogEntry(place: keyed.place)
    if let other = keyed.other {
      entry.other = entry.other ?? other
    } else if entry.messages[language] == nil {
      entry.messages[language] = keyed.message
    }
    entry.note = entry.note ?? keyed.note
    entry.context = entry.context ?? keyed.context
    entry.greatestLength = entry.greatestLength ?? keyed.greatestLength
    entry.source = entry.source ?? keyed.source
    entries[keyed.key] = entry
  }

  /// Notes that a key is not to be translated.
  mutating func markUntranslatable(_ key: String) { entries[key]?.isTranslatable = false }

  /// Notes what the developer says about a key, unless something is known.
  mutating func note(_ note: String, about key: String) {
    if entries[key]?.note == nil { entries[key]?.note = note }
  }

  /// Sets the entry of a key; of an earlier one in the same file, the languages stay that this one does not have.
  mutating func set(_ entry: CatalogEntry, for key: String) throws(ContentError) {
    try count(entry.messages.count, at: entry.place)
    guard let first = entries.updateValue(entry, forKey: key) else { return }
    for (language, message) in first.messages.sorted(by: { $0.key < $1.key }) {
      if let last = entry.messages[language] {
        repeated.compare(key, first: message, last: last)
      } else {
        entries[key]?.messages[language] = message
      }
    }
  }

  /// Adds another file's catalog, whose messages do not replace those that are there; some of its keys get other names.
  mutating func add(_ catalog: Catalog, renaming names: [String: String] = [:]) throws(ContentError) {
    sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
    repeated.add(catalog.faults)
    leaveOut(catalog.omissions)
    namespaces.formUnion(catalog.namespaces)
    for (own, entry) in catalog.entries {
      let key = names[own] ?? own
      try count(entry.messages.count, at: nil)
      guard var known = entries.removeValue(forKey: key) else {
        entries[key] = entry
        continue
      }
      known.messages.merge(entry.messages) { first, _ in first }
      known.isTranslatable = known.isTranslatable && entry.isTranslatable
      known.isStale = known.isStale && entry.isStale
      known.hasSymbol = known.hasSymbol || entry.hasSymbol
      known.note = known.note ?? entry.note
      known.context = known.context ?? entry.context
      known.greatestLength = known.greatestLength ?? entry.greatestLength
      known.source = known.source ?? entry.source
      known.other = known.other ?? entry.other
      entries[key] = known
    }
  }

  /// Counts messages before they are added.
  private mutating func count(_ added: Int, at place: SourceRange?) throws(ContentError) {
    count += added
    try CatalogLimits.check(values: count, at: place)
    if entries.count > CatalogLimits.mostKeys {
      throw ContentError(
        "the catalog has more than \(CatalogLimits.mostKeys) keys", at: place, "divide it into several catalogs",
        code: CatalogLimits.code)
    }
  }

  /// The canonical tag of a language as catalogs name it; nil if it is none.
  mutating func tag(of language: String) -> String? {
    if let known = tags[language] { return known }
    let tag = LanguageName.tag(of: language)
    tags[language] = tag
    return tag
  }

  /// Notes a text that is left out; `reason` continues the sentence `the text of "key" …`.
  mutating func leaveOut(_ key: String, because reason: String, at place: SourceRange?, _ hint: String) {
    omissions.append(CatalogOmission(name: key, place: place, fault: .text(reason, hint: hint)))
  }

  /// Notes a file that cannot be read, and is left out.
  mutating func leaveOut(file name: String, _ error: ContentError) {
    omissions.append(CatalogOmission(name: name, place: nil, fault: .file(error.diagnostic)))
  }

  /// Notes parts of another file's catalog that were left out.
  private mutating func leaveOut(_ others: [CatalogOmission]) {
    for omission in others {
      if case .language = omission.fault {
        leaveOut(omission.name, at: omission.place)
      } else {
        omissions.append(omission)
      }
    }
  }

  /// Notes a name that is not a language, whose texts are left out.
  mutating func leaveOut(_ name: String, at place: SourceRange?) {
    if !omissions.contains(where: { $0.name == name }) { omissions.append(CatalogOmission(name: name, place: place)) }
  }
}
