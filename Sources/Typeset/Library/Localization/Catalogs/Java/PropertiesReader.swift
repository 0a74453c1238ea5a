/// Reads bundles of Java (`.properties`), in UTF-8, as Java has them since version 9, or in ISO 8859-1 with `\u`
/// escapes.
///
/// The language is at the end of the name, as in `messages_pt_BR.properties`, or that of the folder. A name without one
/// is that of the texts that others are translated from.
struct PropertiesReader {
  /// The catalog in a file; `path` is where it really is.
  static func read(_ bytes: [UInt8], name: String, path: String) throws(ContentError) -> Catalog {
    let source = try source(bytes, name: name)
    let place = PathLanguage(path, endsFirst: true)
    var builder = CatalogBuilder()
    builder.namespaces = [place.map(CatalogNamespace.init) ?? CatalogNamespace(path: path)]
    var lines = PropertiesLines(source.utf8)
    var messages = FileMessages()
    var count = 0
    while let entry = lines.next() {
      let range = SourceRange(file: source, bytes: entry.place)
      if entry.isDamaged {
        builder.leaveOut(
          entry.key, because: "has an escape that is none", at: range, "write four digits behind \\u, as in \\u00e4")
        continue
      }
      do {
        var message = try message(of: entry.value)
        message.place = range
        let keyed = KeyedMessage(
          key: entry.key, place: SourceRange(file: source, bytes: entry.keyPlace), message: message, note: entry.comment
        )
        messages.add(keyed, &builder.repeated)
      } catch { builder.leaveOut(entry.key, because: error.javaWords, at: range, error.javaHint) }
      count += 1
      try CatalogLimits.check(values: count, at: range)
    }
    for message in messages { try builder.add(message, in: place?.language ?? "") }
    return Catalog(name: name, builder)
  }

  /// The message of a text: one with choices in ICU's syntax, one with arguments as MessageFormat has it, any other as
  /// it is, but for apostrophes written twice for it.
  private static func message(of value: String) throws(ICUMessage.Fault) -> CatalogMessage {
    let bytes = Array(value.utf8)[...]
    if bytes.contains(UInt8(ascii: "{")) {
      if WebText.hasChoice(bytes, WebText.choices) { return try ICUMessage(reading: value, syntax: .icu).message }
      if bytes.firstIndex(of: WebText.open) != nil { return plain(WebText.interpolated(bytes)) }
      if JavaMessage.isMessage(value) { return try JavaMessage.message(of: value) }
    }
    guard bytes.contains(UInt8(ascii: "'")) else { return plain(value) }
    var result: [UInt8] = []
    let quotes = Array("''".utf8)
    var cursor = SyntaxCursor(bytes)
    while let before = cursor.take(through: quotes) { result += before + [UInt8(ascii: "'")] }
    return plain(String(decoding: result + cursor.takeRest(), as: UTF8.self))
  }

  private static func plain(_ value: String) -> CatalogMessage {
    CatalogMessage(variation: .text(CatalogText(plain: value)))
  }

  /// The text of a file in UTF-8, UTF-16 or, where it is not valid as such, ISO 8859-1.
  private static func source(_ bytes: [UInt8], name: String) throws(ContentError) -> SourceFile {
    do { return try SourceFile.catalog(bytes, name: name) } catch {
      guard error.diagnostic.code == "encoding", bytes.first != 0xFE, bytes.first != 0xFF else { throw error }
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count * 2)
      for byte in bytes {
        if byte < 0x80 { text.append(byte) } else { text += [0xC0 | byte >> 6, 0x80 | byte & 0x3F] }
      }
      return try SourceFile.catalog(text, name: name)
    }
  }
}

extension ICUMessage.Fault {
  /// What is wrong with a text of MessageFormat, as the end of a sentence.
  fileprivate var javaWords: String {
    switch self {
    case .syntax: "is not a message of MessageFormat"
    case .unsupported: words
    }
  }

  /// What to do about it.
  fileprivate var javaHint: String {
    switch self {
    case .syntax: "close each brace, name arguments by their numbers, and write '{' for a brace of the text"
    case .unsupported: hint
    }
  }
}
