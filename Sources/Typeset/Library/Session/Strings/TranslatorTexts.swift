/// The texts of some catalogs for those who translate them into one locale: what is to be done, and what each says.
///
/// The texts of a key may be in several catalogs, as with a file for each language; the first one that has it declares
/// it.
package struct TranslatorTexts: Sendable {
  /// The catalogs in the order in which they are searched.
  package let catalogs: CatalogSet
  /// The language that texts are translated from, a canonical tag.
  package let source: String
  /// The language that they are translated into: the one that a catalog has for the locale, else the locale itself.
  package let language: String
  /// The languages in which readers of the locale take a text, in the order in which they are searched.
  private let found: [Place]
  /// The language of the documents, in which a file without a language is.
  private let developmentLanguage: String

  /// A language of a catalog.
  private struct Place: Sendable {
    var catalog: Int
    var language: String
  }

  /// What is to be done with a text.
  package struct Tasks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// There is no translation.
    package static let untranslated = Tasks(rawValue: 1)
    /// A machine has made it, and nobody has looked at it.
    package static let machineTranslated = Tasks(rawValue: 2)
    /// It is to be looked at again.
    package static let needsReview = Tasks(rawValue: 4)
    /// It is longer than it may be.
    package static let tooLong = Tasks(rawValue: 8)
    /// It was made from another text, or the app no longer uses the key.
    package static let changedSource = Tasks(rawValue: 16)

    /// The tasks with their names.
    package static let named: [(name: String, task: Tasks)] = [
      ("untranslated", .untranslated), ("machine-translated", .machineTranslated), ("needs-review", .needsReview),
      ("too-long", .tooLong), ("changed-source", .changedSource),
    ]

    /// The names of those that it has.
    package var names: [String] { Self.named.filter { contains($0.task) }.map(\.name) }
  }

  /// A key that is to be translated at all, with what is to be done.
  package struct Item: Hashable, Sendable {
    /// The key.
    package var key: String
    /// What is to be done.
    package var tasks: Tasks
  }

  /// The texts of some catalogs for a locale; documents with them are in `developmentLanguage`.
  package init(_ catalogs: CatalogSet, locale: String, developmentLanguage: String) {
    self.catalogs = catalogs
    self.developmentLanguage = LanguageTag(developmentLanguage)?.tag ?? developmentLanguage
    source = catalogs.catalogs.lazy.compactMap(\.sourceLanguage).first ?? self.developmentLanguage
    let chain = LocaleChain.languages(for: locale)
    found = chain.flatMap { language in
      catalogs.catalogs.indices.compactMap { index in
        catalogs.catalogs[index].ownLanguage(for: language).map { Place(catalog: index, language: $0) }
      }
    }
    language =
      found.first?.language ?? (chain.contains(source) ? source : LanguageTag(locale)?.tag ?? locale)
  }

  /// Whether they are in the language that texts are translated from, so that nothing is to be done.
  package var isSource: Bool { language == source }

  /// Whether any catalog has texts in the languages of the locale.
  package var isTranslated: Bool { !found.isEmpty }

  /// The texts of the files that have a key, or its translation.
  package func sources(of key: String) -> [SourceFile] {
    let declaration = catalogs.catalogs.lazy.compactMap { $0.entries[key]?.place.file }.first
    return [declaration, message(of: key)?.place?.file].compactMap(\.self)
  }

  /// The message of a key in the languages of the locale.
  func message(of key: String) -> CatalogMessage? {
    for place in found where place.language != source || isSource {
      if let message = catalogs.catalogs[place.catalog].entries[key]?.messages[place.language], message.isShown {
        return message
      }
    }
    return nil
  }

  /// The message that a key is translated from.
  func sourceMessage(of key: String) -> CatalogMessage? {
    for catalog in catalogs.catalogs {
      guard let messages = catalog.entries[key]?.messages else { continue }
      if let message = messages[catalog.sourceLanguage ?? developmentLanguage] ?? messages[""], message.isShown {
        return message
      }
    }
    return catalogs.sourceMessage(of: key, developmentLanguage: developmentLanguage)
  }
}

// What is to be done.
extension TranslatorTexts {
  /// The keys that a catalog declares, in the order of its files.
  package func items(ofCatalogAt index: Int) -> [Item] {
    let catalog = catalogs.catalogs[index]
    let others = catalogs.catalogs[..<index]
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, file) in Set(catalog.entries.values.map { FileReference(file: $0.place.file) })
      .sorted(by: { $0.file.name < $1.file.name }).enumerated()
    {
      ranks[ObjectIdentifier(file.file)] = rank
    }
    var order: [(rank: Int, offset: Int, item: Item)] = []
    order.reserveCapacity(catalog.entries.count)
    for (key, entry) in catalog.entries where others.allSatisfy({ $0.entries[key] == nil }) {
      guard let tasks = tasks(of: key, entry) else { continue }
      let rank = ranks[ObjectIdentifier(entry.place.file)] ?? 0
      order.append((rank, entry.place.bytes.lowerBound, Item(key: key, tasks: tasks)))
    }
    order.sort { ($0.rank, $0.offset, $0.item.key) < ($1.rank, $1.offset, $1.item.key) }
    return order.map(\.item)
  }

  /// A file, by its identity.
  private struct FileReference: Hashable {
    let file: SourceFile

    static func == (left: Self, right: Self) -> Bool { left.file === right.file }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(file)) }
  }

  /// What is to be done with a key; nil where it is not to be translated, or has no word.
  private func tasks(of key: String, _ entry: CatalogEntry) -> Tasks? {
    guard entry.isTranslatable else { return nil }
    // A stale key is nothing but stale.
    if entry.isStale { return .changedSource }
    let source = sourceMessage(of: key)
    guard source?.texts.contains(where: { $0.value.hasWords }) ?? key.hasWords else { return nil }
    if isSource { return [] }
    guard let message = message(of: key) else { return .untranslated }
    var tasks: Tasks =
      switch message.state {
      case .new: .untranslated
      case .machineTranslated: .machineTranslated
      case .needsReview: .needsReview
      case .translated: []
      }
    if message.previousSource != nil, message.state == .needsReview { tasks.insert(.changedSource) }
    if let most = entry.greatestLength, message.length > most { tasks.insert(.tooLong) }
    return tasks
  }

  /// Whether a key, its source or its translation has some words, in small letters.
  package func contains(_ words: String, in key: String) -> Bool {
    if key.lowercased().contains(words) { return true }
    for message in [message(of: key), sourceMessage(of: key)] {
      if message?.texts.contains(where: { $0.value.lowercased().contains(words) }) == true { return true }
    }
    return false
  }
}

// What a text says.
extension TranslatorTexts {
  /// A text with all that its translator has to know.
  package struct Text: Sendable {
    /// The text that it is translated from; that of several that is the most general.
    package var source: String
    /// The texts for numbers that it is translated from; none where it does not vary by number alone.
    package var sourceForms: [PluralFormText]
    /// The translation; empty where there is none.
    package var text: String
    /// The translations for numbers, one for each form that the language needs; none where it does not vary.
    package var forms: [Form]
    /// How far it has come: `new`, `needs-review`, `machine-translated` or `translated`.
    package var state: String
    /// What the developer says about it; nil for nothing.
    package var note: String?
    /// What tells it from other uses of the same words; nil for nothing.
    package var context: String?
    /// The most characters that it may have; nil for any number.
    package var limit: Int?
    /// The text that it was translated from before; nil where that is not known.
    package var previous: String?
    /// Whether the app no longer uses the key.
    package var isStale: Bool
    /// Whether it varies by device or in parts, so that it is not one text.
    package var isCompound: Bool
    /// The file that declares it.
    package var file: String
  }

  /// A translation for some numbers.
  package struct Form: Hashable, Sendable {
    /// The category of the numbers.
    package var form: PluralForm
    /// The text; empty where there is none.
    package var text: String
    /// Some of the numbers.
    package var examples: [String]
  }

  /// What a key says; nil for one that no catalog has.
  package func text(of key: String) -> Text? {
    guard let entry = catalogs.catalogs.lazy.compactMap({ $0.entries[key] }).first else { return nil }
    let source = sourceMessage(of: key)
    let own = message(of: key)
    let all = [source, own].compactMap(\.self)
    let isCompound = all.contains { !$0.substitutions.isEmpty || !$0.variation.isPlain }
    return Text(
      source: source?.mainText ?? key, sourceForms: source?.pluralTexts ?? [], text: own?.mainText ?? "",
      forms: isCompound ? [] : forms(of: own, source), state: (own?.state ?? .new).name, note: catalogs.note(of: key),
      context: catalogs.context(of: key), limit: catalogs.greatestLength(of: key), previous: own?.previousSource,
      isStale: entry.isStale, isCompound: isCompound, file: entry.place.file.name)
  }

  /// The forms of a translation that varies, or has to.
  private func forms(of own: CatalogMessage?, _ source: CatalogMessage?) -> [Form] {
    let texts = Dictionary((own?.pluralTexts ?? []).map { ($0.form, $0.text) }) { first, _ in first }
    guard !texts.isEmpty || own == nil && source?.variesByNumber == true else { return [] }
    let sample = PluralSample.of(language)
    let needed = Set((sample?.needed ?? [.other]).map(\.rawValue))
    return PluralForm.allCases.filter { texts[$0] != nil || needed.contains($0.rawValue) }.map { form in
      let examples = PluralCategory(rawValue: form.rawValue).flatMap { sample?.examples[$0] } ?? []
      return Form(form: form, text: texts[form] ?? "", examples: examples)
    }
  }
}

extension CatalogMessage {
  /// The most general of its texts.
  fileprivate var mainText: String {
    switch variation {
    case .text(let text): text.value
    case .plural, .device: pluralTexts.last?.text ?? texts.first?.value ?? ""
    }
  }

  /// Its texts for numbers, from zero to other.
  fileprivate var pluralTexts: [PluralFormText] {
    guard case .plural(let cases) = variation else { return [] }
    return PluralForm.allCases.compactMap { form in
      guard case .text(let text)? = PluralCategory(rawValue: form.rawValue).flatMap({ cases[$0] }) else { return nil }
      return PluralFormText(form: form, text: text.value)
    }
  }
}

extension CatalogVariation {
  /// Whether it is one text, or one for each of some numbers.
  fileprivate var isPlain: Bool {
    switch self {
    case .text: true
    case .plural(let cases): cases.values.allSatisfy { if case .text = $0 { true } else { false } }
    case .device: false
    }
  }
}
