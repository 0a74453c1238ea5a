/// Reads texts of Rails in YAML: the keys of the first level are the languages, those below are joined by dots.
struct RailsReader {
  /// The catalog in a text; `path` is that of its file, which may repeat the language.
  static func read(_ source: SourceFile, path: String) throws(ContentError) -> Catalog {
    guard let roots = try YAMLTree.read(source).members else { throw .notKeyed(source, "has no keys") }
    var builder = CatalogBuilder()
    var isCatalog = false
    for root in roots {
      guard let members = root.value.members else { continue }
      guard let language = language(root.key, path: path) else {
        builder.leaveOut(root.key, at: SourceRange(file: source, bytes: root.place))
        continue
      }
      isCatalog = true
      var messages = FileMessages()
      for text in try KeyedTexts(members).texts { messages.join(message(of: text, source), &builder.repeated) }
      for message in messages { try builder.add(message, in: language) }
    }
    guard isCatalog || roots.isEmpty else { throw .notKeyed(source, "has no language as its first key") }
    return Catalog(name: source.name, builder)
  }

  /// The language of a key of the first level; one that is rare is known by the name of the file.
  static func language(_ key: String, path: String) -> String? {
    if let tag = LanguageName.plain(key) ?? LanguageName.atEnd(of: key) { return tag }
    let stem = CatalogFiles.stem(of: FileSystem.name(of: path))
    return stem == key || stem.hasSuffix("." + key) || stem.hasSuffix("-" + key) || stem.hasSuffix("_" + key)
      ? LanguageName.tag(of: key) : nil
  }

  /// The message of a text, or of one form of it.
  private static func message(of text: KeyedTexts.Text, _ source: SourceFile) -> KeyedMessage {
    var message = message(of: text.value)
    message.place = SourceRange(file: source, bytes: text.place)
    if let form = text.form {
      message.variation = .plural([form: message.variation])
      message.choice = NumberChoice(name: "count")
    }
    return KeyedMessage(key: text.key, place: SourceRange(file: source, bytes: text.keyPlace), message: message)
  }

  /// The message of a text with its values, `%{name}` and `%<name>.2f`.
  private static func message(of text: String) -> CatalogMessage {
    guard text.utf8.contains(percent) else { return CatalogMessage(variation: .text(CatalogText(plain: text))) }
    var result = LayoutText()
    var cursor = SyntaxCursor(text)
    while let before = cursor.take(before: percent) {
      result.append(before)
      _ = cursor.next()
      if !appendValue(&cursor, to: &result) { result.append([percent]) }
    }
    result.append(cursor.takeRest())
    return result.message
  }

  /// Adds the value that a percent sign begins, which was read, or a brace that two of them keep from being one; false,
  /// without advancing, for any other.
  private static func appendValue(_ cursor: inout SyntaxCursor, to result: inout LayoutText) -> Bool {
    var inner = cursor
    switch inner.next() {
    case percent:
      guard let next = inner.next(), "{<".utf8.contains(next) else { return false }
      result.append([percent, next])
    case UInt8(ascii: "{"):
      guard let name = inner.take(nameBefore: UInt8(ascii: "}"), without: percent) else { return false }
      result.append(argument: name)
    case UInt8(ascii: "<"):
      guard let name = inner.take(nameBefore: UInt8(ascii: ">"), without: percent) else { return false }
      _ = inner.take(while: "-+ #.0123456789".utf8.contains)
      guard inner.next() != nil else { return false }
      result.append(argument: name)
    default: return false
    }
    cursor = inner
    return true
  }

  private static let percent = UInt8(ascii: "%")
}
