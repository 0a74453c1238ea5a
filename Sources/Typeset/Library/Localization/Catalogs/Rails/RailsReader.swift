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
    let value = CatalogVariation.text(CatalogText(plain: format(text.value)))
    let message = CatalogMessage(
      variation: text.form.map { .plural([$0: value]) } ?? value, number: text.form == nil ? nil : "count",
      place: SourceRange(file: source, bytes: text.place))
    return KeyedMessage(key: text.key, place: SourceRange(file: source, bytes: text.keyPlace), message: message)
  }

  /// A text with its values, `%{name}` and `%<name>.2f`, as the layout has them.
  private static func format(_ text: String) -> String {
    guard text.utf8.contains(percent) else { return text }
    var result = LayoutText()
    var cursor = SyntaxCursor(text)
    while let before = cursor.take(before: percent) {
      result.append(before)
      _ = cursor.next()
      let start = cursor
      if cursor.take(percent), let next = cursor.rest.first, "{<".utf8.contains(next) {
        // A percent sign before a brace that is none of a value.
        result.append([percent, next])
        _ = cursor.next()
      } else if cursor.take(UInt8(ascii: "{")), let name = cursor.take(nameBefore: UInt8(ascii: "}")) {
        result.append(argument: name)
      } else if cursor.take(UInt8(ascii: "<")), let name = cursor.take(nameBefore: UInt8(ascii: ">")),
        cursor.take(while: "-+ #.0123456789".utf8.contains).count < 16, cursor.next() != nil
      {
        result.append(argument: name)
      } else {
        cursor = start
        result.append([percent])
      }
    }
    result.append(cursor.takeRest())
    return result.text
  }

  private static let percent = UInt8(ascii: "%")
}
