/// Reads catalogs of gettext (`.po`): the text of an entry is the key or, where it has one of its own, its context.
///
/// The language is that of the header, and the forms of `msgstr[0]`, `msgstr[1]` … are found by its `Plural-Forms`.
/// With a context as the key, the text itself is a text too, in the language of the field `X-Source-Language`.
struct POReader {
  private let source: SourceFile
  private let file: POFile
  private var builder = CatalogBuilder()

  /// The catalog in a text.
  static func read(_ source: SourceFile) throws(ContentError) -> Catalog {
    var reader = POReader(source: source, file: try POFile(source))
    try reader.readEntries()
    return Catalog(name: source.name, reader.builder)
  }

  private init(source: SourceFile, file: POFile) {
    self.source = source
    self.file = file
  }

  private mutating func readEntries() throws(ContentError) {
    guard let language else { return }
    builder.sourceLanguage = file.language("x-source-language")
    let forms = try pluralForms(of: language)
    var messages = FileMessages()
    let hasTextsAsIDs = file.entries.contains { $0.id?.value.contains(" ") == true }
    for entry in file.entries {
      guard let id = entry.id else { continue }
      let key = file.key(of: entry)
      let place = SourceRange(file: source, bytes: (entry.context ?? id).lines)
      let message = KeyedMessage(
        key: key, place: place, message: message(of: entry, forms),
        note: CatalogNote.text(entry.comments.joined(separator: " ")),
        source: hasTextsAsIDs ? Self.source(of: entry, id) : nil)
      messages.add(message, &builder.repeated)
      if let sourceLanguage = builder.sourceLanguage, sourceLanguage != language, key != id.value {
        var text = Self.source(of: entry, id)
        text.place = place
        try builder.add(KeyedMessage(key: key, place: place, message: text), in: sourceLanguage)
      }
    }
    for message in messages { try builder.add(message, in: language) }
  }

  /// What an entry translates: its text or, where it varies, its texts for one and for several things.
  private static func source(of entry: POFile.Entry, _ id: POFile.Text) -> CatalogMessage {
    let text = CatalogVariation.text(CatalogText(value: id.value))
    guard let plural = entry.plural else { return CatalogMessage(variation: text) }
    return CatalogMessage(variation: .plural([.one: text, .other: .text(CatalogText(value: plural.value))]))
  }

  /// The message of an entry; the forms of a text that varies are those of some categories.
  private func message(of entry: POFile.Entry, _ forms: [PluralCategory: Int]) -> CatalogMessage {
    func text(_ index: Int) -> CatalogText {
      let value = entry.texts[index].value
      return CatalogText(value: value, state: value.isEmpty ? .new : entry.isFuzzy ? .needsReview : .translated)
    }
    let lines = entry.texts[0].lines.lowerBound..<(entry.texts.last?.lines.upperBound ?? 0)
    let place = SourceRange(file: source, bytes: lines)
    guard entry.plural != nil else {
      return CatalogMessage(
        variation: .text(text(0)), place: place, isFuzzy: entry.isFuzzy, previousSource: entry.previous)
    }
    let cases = forms.compactMapValues { index in
      entry.texts.indices.contains(index) ? CatalogVariation.text(text(index)) : nil
    }
    return CatalogMessage(
      variation: .plural(cases.isEmpty ? [.other: .text(text(0))] : cases), place: place, isFuzzy: entry.isFuzzy,
      previousSource: entry.previous)
  }

  /// The language of the header, such as `pt_BR` or `sr@latin`; empty where it says none, nil where it says something
  /// else, which is noted.
  private var language: String? {
    mutating get {
      guard let written = file.header["language"], !written.isEmpty else { return "" }
      if let tag = file.language("language") { return tag }
      builder.leaveOut(written, at: SourceRange(file: source, bytes: 0..<0))
      return nil
    }
  }

  /// Which form of a text that varies belongs to which category of a language.
  private func pluralForms(of language: String) throws(ContentError) -> [PluralCategory: Int] {
    guard let rules = PluralRules.of(language.isEmpty ? "en" : language) else { return [.other: 0] }
    guard let field = file.header["plural-forms"] else {
      // Without a rule, the forms are those of the language in their usual order.
      return Dictionary(uniqueKeysWithValues: rules.categories.enumerated().map { ($1, $0) })
    }
    guard let forms = GettextPlurals(field) else {
      throw ContentError(
        "the field Plural-Forms is not a rule", at: SourceRange(file: source, bytes: 0..<0),
        "write it as in nplurals=2; plural=(n != 1);")
    }
    return forms.categories(of: rules)
  }
}
