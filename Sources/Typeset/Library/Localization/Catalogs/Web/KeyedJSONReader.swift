/// Reads files in JSON with the texts of one language, as programs for the web have them: those of i18next, vue-i18n
/// and others with keys at any depth, those of react-intl (`defaultMessage`), and `messages.json` of browser
/// extensions.
///
/// The language is in the path. What has none, or has something else than texts, is no catalog.
struct KeyedJSONReader {
  private let source: SourceFile
  private var builder = CatalogBuilder()

  /// The catalog in a text; `path` is that of its file.
  static func read(_ source: SourceFile, path: String) throws(ContentError) -> Catalog {
    guard let place = PathLanguage(path) else {
      throw ContentError.notKeyed(source, "does not say its language")
    }
    var reader = KeyedJSONReader(source: source)
    reader.builder.namespaces = [CatalogNamespace(place)]
    try reader.readFile(language: place.language)
    return Catalog(name: source.name, reader.builder)
  }

  private init(source: SourceFile) { self.source = source }

  private mutating func readFile(language: String) throws(ContentError) {
    guard let members = try KeyedTree(source).members else { throw ContentError.notKeyed(source, "has no keys") }
    if members.isEmpty { return }
    if let messages = ExtensionMessage.messages(members, source) {
      var all = FileMessages()
      for message in messages { all.add(message, &builder.repeated) }
      for message in all { try builder.add(message, in: language) }
      return
    }
    if let texts = Self.descriptors(members) { return try add(texts, language) }
    // A file may repeat its language as the only name of the first level.
    let isRoot = members.count == 1 && LanguageName.plain(members[0].key) == language
    let found = try KeyedTexts(isRoot ? members[0].value.members ?? members : members)
    // Settings are mostly other things.
    guard found.texts.count > found.otherCount * 3 else { throw ContentError.notKeyed(source, "has few texts") }
    let texts = found.grouped { text in
      builder.leaveOut(
        text.key, because: "is for numbers that count in order, which is not supported", at: range(text.place),
        "write the number's form into the document")
    }
    try add(texts, language)
  }

  /// The texts of react-intl, as its tools extract them: each key has an object with `defaultMessage`.
  private static func descriptors(_ members: [KeyedTree.Member]) -> [KeyedTexts.Text]? {
    var texts: [KeyedTexts.Text] = []
    for member in members {
      guard case .text(let text, let place)? = member.value["defaultMessage"] else { return nil }
      texts.append(
        KeyedTexts.Text(
          key: member.key, keyPlace: member.place, value: text, place: place,
          note: member.value["description"]?.text.flatMap(CatalogNote.text)))
    }
    return texts
  }

  private mutating func add(_ texts: [KeyedTexts.Text], _ language: String) throws(ContentError) {
    var nested = NestedTexts(texts)
    var messages = FileMessages()
    for text in texts {
      guard let message = message(of: text, &nested) else { continue }
      let keyed = KeyedMessage(key: text.key, place: range(text.keyPlace), message: message, note: text.note)
      messages.join(keyed, &builder.repeated)
    }
    for message in messages { try builder.add(message, in: language) }
  }

  /// What chooses among the forms of a text of i18next.
  private static let count = NumberChoice(name: "count")

  /// The message of a text, or of one form of it; nil for one that is left out.
  private mutating func message(of text: KeyedTexts.Text, _ nested: inout NestedTexts) -> CatalogMessage? {
    let written: String
    do { written = try nested.resolved(text.value) } catch {
      let (reason, hint) =
        switch error {
        case .unknown(let key):
          ("refers to \(quoted(key)), which its file does not have", "name a key of the same file")
        case .recursive: ("contains itself or too many others", "write the text out")
        }
      builder.leaveOut(text.key, because: reason, at: range(text.place), hint)
      return nil
    }
    do {
      var message = try WebText.message(of: written)
      message.place = range(text.place)
      if let form = text.form {
        message.variation = .plural([form: message.variation])
        message.choice = Self.count
      }
      return message
    } catch {
      builder.leaveOut(text.key, because: error.words, at: range(text.place), error.hint)
      return nil
    }
  }

  private func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: source, bytes: bytes) }
}

extension ContentError {
  /// The error about a file that is not a catalog of texts by keys.
  static func notKeyed(_ source: SourceFile, _ reason: String) -> ContentError {
    ContentError(
      "\(quoted(source.name)) is not a string catalog: it \(reason)", at: nil,
      "name it by its language, as in locales/de.json or locales/de/common.json", code: "catalog-kind")
  }
}
