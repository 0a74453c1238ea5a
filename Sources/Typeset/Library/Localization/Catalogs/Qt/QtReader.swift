/// Reads Qt's catalogs (`.ts`): the id of a message is the key, else the text that it translates.
///
/// A text in several contexts of the file has the key `CONTEXT|TEXT`, and one that its comment alone tells apart
/// `CONTEXT|TEXT|COMMENT`.
struct QtReader {
  private let file: CatalogTree
  private let rules: PluralRules?
  private let language: String
  private var builder = CatalogBuilder()
  /// How often each text, and each with its context, is in the file.
  private var uses: [String: Int] = [:]

  /// A message of the file.
  private struct Entry {
    /// The element.
    var element: Int
    /// The class or the like that it is in.
    var context: String
    /// What it translates.
    var source: String
    /// Its id; nil for none.
    var id: String?
    /// What tells it from others with the same text; empty for nothing.
    var comment: String
    /// Whether it varies by number.
    var isNumerus: Bool
  }

  /// The catalog in a file at a path, whose name may say the language.
  static func read(_ bytes: [UInt8], name: String, path: String) throws(ContentError) -> Catalog {
    let file = try CatalogTree(bytes, name: name)
    var builder = CatalogBuilder()
    builder.sourceLanguage = file.attribute("sourcelanguage", of: 0).flatMap { LanguageName.tag(of: $0) } ?? "en"
    let written = file.attribute("language", of: 0) ?? ""
    let stem = FileSystem.name(of: CatalogFiles.stem(of: path))
    let language = written.isEmpty ? LanguageName.atEnd(of: stem) ?? "" : LanguageName.tag(of: written)
    guard let language else {
      builder.leaveOut(written, at: file.place(of: "language", in: 0))
      return Catalog(name: name, builder)
    }
    var reader = QtReader(file: file, language: language, builder: builder)
    try reader.readMessages()
    return Catalog(name: name, reader.builder)
  }

  private init(file: CatalogTree, language: String, builder: CatalogBuilder) {
    self.file = file
    self.language = language
    self.builder = builder
    rules = PluralRules.of(language.isEmpty ? "en" : language)
  }

  private mutating func readMessages() throws(ContentError) {
    var entries: [Entry] = []
    for context in file.elements("context", of: 0) {
      let name = file.elements("name", of: context).first.map { text(of: $0) } ?? ""
      for message in file.elements("message", of: context) { add(message, in: name, to: &entries) }
    }
    for message in file.elements("message", of: 0) { add(message, in: "", to: &entries) }
    for entry in entries where entry.id == nil {
      uses[entry.source, default: 0] += 1
      uses[Self.name(entry.context, entry.source), default: 0] += 1
    }
    var messages = FileMessages()
    for entry in entries {
      let message = message(of: entry)
      messages.add(message, &builder.repeated)
    }
    for message in messages { try builder.add(message, in: language) }
  }

  /// Adds a message, unless the app no longer has it.
  private mutating func add(_ message: Int, in context: String, to entries: inout [Entry]) {
    let translation = file.elements("translation", of: message).first
    let type = translation.flatMap { file.attribute("type", of: $0) }
    if type == "vanished" || type == "obsolete" { return }
    let id = file.attribute("id", of: message).flatMap { $0.isEmpty ? nil : $0 }
    let source = file.elements("source", of: message).first.map { text(of: $0) } ?? ""
    guard id != nil || !source.isEmpty else {
      builder.faults.append(
        file.omission("<message> has no source", message, "add the text that it translates, or an id; it is the key"))
      return
    }
    entries.append(
      Entry(
        element: message, context: context, source: source, id: id,
        comment: file.elements("comment", of: message).first.map { text(of: $0) } ?? "",
        isNumerus: file.attribute("numerus", of: message) == "yes"))
  }

  private static func name(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: "|") }

  private func key(of entry: Entry) -> String {
    if let id = entry.id { return id }
    if uses[entry.source] == 1 { return entry.source }
    let name = Self.name(entry.context, entry.source)
    return uses[name] == 1 ? name : Self.name(entry.context, entry.source, entry.comment)
  }

  private func message(of entry: Entry) -> KeyedMessage {
    let place = file.place(of: entry.element)
    let notes = ["extracomment", "translatorcomment"].flatMap { file.elements($0, of: entry.element) }
    let context = [entry.context, entry.comment].filter { !$0.isEmpty }
    let source = ForeignPlaceholders.qt(entry.source, variesByNumber: entry.isNumerus)
    return KeyedMessage(
      key: key(of: entry), place: place, message: CatalogMessage(variation: variation(of: entry), place: place),
      note: CatalogNote.text(notes.map { text(of: $0) }.joined(separator: " ")),
      context: context.isEmpty ? nil : context.joined(separator: ": "),
      source: source.isEmpty ? nil : CatalogMessage(variation: .text(CatalogText(value: source))))
  }

  /// The translation of a message; its forms are those of the language, in Qt's order.
  private func variation(of entry: Entry) -> CatalogVariation {
    guard let translation = file.elements("translation", of: entry.element).first else {
      return .text(CatalogText(value: "", state: .new))
    }
    let isUnfinished = file.attribute("type", of: translation) == "unfinished"
    func catalogText(_ element: Int) -> CatalogText {
      let value = ForeignPlaceholders.qt(
        text(of: file.elements("lengthvariant", of: element).first ?? element), variesByNumber: entry.isNumerus)
      return CatalogText(value: value, state: value.isEmpty ? .new : isUnfinished ? .needsReview : .translated)
    }
    let forms = file.elements("numerusform", of: translation)
    guard entry.isNumerus, !forms.isEmpty else { return .text(catalogText(translation)) }
    let texts = forms.map(catalogText)
    return .plural(QtForms.forms(of: language, count: forms.count, rules).mapValues { .text(texts[$0]) })
  }

  /// The text of an element, of which `<byte>` has what XML cannot say.
  private func text(of index: Int) -> String {
    var text = ""
    for child in file.tree.children(of: index) {
      if file.tree.nodes[child].kind != .element {
        text += file.tree.text(of: child)
      } else if file.localName(child) == "byte", let value = file.attribute("value", of: child) {
        let code = value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value)
        text += code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
      }
    }
    // Variants by length are one text with this sign between them in older files.
    return text.split(separator: "\u{9C}", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
      ?? text
  }
}
