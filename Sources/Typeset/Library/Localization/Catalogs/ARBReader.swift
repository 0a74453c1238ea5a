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
        guard let text = try message(of: key) else { continue }
        let message = KeyedMessage(key: key, place: keyPlace, message: text)
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

  /// The message of a key; nil for one that cannot be read, which is left out with a warning.
  private mutating func message(of key: String) throws(ContentError) -> CatalogMessage? {
    let start = scanner.offset
    let written = try scanner.text("a text")
    let range = place(start..<scanner.offset)
    do {
      var result = try ICUMessage(reading: written).message
      result.place = range
      return result
    } catch {
      let (fault, hint) =
        switch error {
        case .syntax:
          (
            "is not a message of ICU's syntax",
            "close each brace, and end a choice with other, as in {count, plural, one{…} other{…}}"
          )
        case .unsupported(let part):
          (
            "has \"\(part)\", which is not supported",
            "use plural, select, or a plain {name}, and give the value its form in the document"
          )
        }
      builder.faults.append(
        Diagnostic(
          .warning, code: "bad-message", "the text of \(quoted(key)) \(fault), and is left out", at: range,
          hints: [hint]))
      return nil
    }
  }

  private func place(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: scanner.source, bytes: bytes) }
}
