/// Reads application resource bundles (`.arb`, JSON), as Flutter has them: one language, whose texts are in ICU's
/// message syntax.
struct ARBReader {
  private var scanner: JSONScanner
  private var builder = CatalogBuilder()

  /// The catalog in a text.
  static func read(_ source: SourceFile) throws(ContentError) -> Catalog {
    var reader = ARBReader(scanner: try JSONScanner(source))
    try reader.readFile()
    return Catalog(name: source.name, reader.builder)
  }

  private init(scanner: JSONScanner) { self.scanner = scanner }

  private mutating func readFile() throws(ContentError) {
    var file = try scanner.enterObject("a resource bundle", allowsTwins: true)
    var language = ""
    var messages: [KeyedMessage] = []
    var positions: [String: Int] = [:]
    var notes: [String: String] = [:]
    while let key = try scanner.nextKey(in: &file) {
      if key == "@@locale" {
        language = try self.language()
      } else if key.hasPrefix("@@") {
        try scanner.skip()
      } else if key.hasPrefix("@") {
        notes[String(key.dropFirst())] = try note()
      } else {
        let keyPlace = place(file.key)
        let message = KeyedMessage(key: key, place: keyPlace, message: try message())
        if let position = positions[key] {
          builder.repeated.compare(key, first: messages[position].message, last: message.message)
          messages[position] = message
        } else {
          positions[key] = messages.count
          messages.append(message)
        }
      }
    }
    try scanner.finish()
    for message in messages { try builder.add(message, in: language) }
    for (key, note) in notes { builder.note(note, about: key) }
  }

  private mutating func language() throws(ContentError) -> String {
    let start = scanner.offset
    let written = try scanner.text("@@locale")
    if let tag = builder.tag(of: written) { return tag }
    throw scanner.fault(
      "invalid language \(quoted(written))", start..<scanner.offset, "use a code such as ar or zh_Hant")
  }

  /// What the attributes of a text say about it to translators.
  private mutating func note() throws(ContentError) -> String? {
    var description: String?
    var attributes = try scanner.enterObject("the attributes of a text", allowsTwins: true)
    while let name = try scanner.nextKey(in: &attributes) {
      if name == "description" { description = try scanner.text("a description") } else { try scanner.skip() }
    }
    return description.flatMap(CatalogNote.text)
  }

  private mutating func message() throws(ContentError) -> CatalogMessage {
    let start = scanner.offset
    let written = try scanner.text("a text")
    var result: CatalogMessage
    do { result = try ICUMessage(reading: written).message } catch {
      switch error {
      case .syntax:
        throw scanner.fault(
          "the text is not a message of ICU's syntax", start..<scanner.offset,
          "close each brace, and end a choice with other, as in {count, plural, one{…} other{…}}")
      case .unsupported(let part):
        throw scanner.fault(
          "\"\(part)\" in the text is not supported", start..<scanner.offset,
          "use plural, select, or a plain {name}, and give the value its form in the document")
      }
    }
    result.place = place(start..<scanner.offset)
    return result
  }

  private func place(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: scanner.source, bytes: bytes) }
}
