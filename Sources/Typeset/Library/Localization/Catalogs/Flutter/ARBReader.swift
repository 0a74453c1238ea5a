/// Reads application resource bundles (`.arb`, JSON), as Flutter has them: one language, whose texts are in ICU's
/// message syntax.
struct ARBReader {
  private var scanner: JSONScanner
  private var builder = CatalogBuilder()
  /// The path of the file.
  private let path: String

  /// The catalog in a text; `path` is that of its file, which may name the language that the text does not.
  static func read(_ source: SourceFile, path: String? = nil) throws(ContentError) -> Catalog {
    var reader = ARBReader(scanner: try JSONScanner(source), path: path ?? source.name)
    try reader.readFile()
    return Catalog(name: source.name, reader.builder)
  }

  private init(scanner: JSONScanner, path: String) {
    self.scanner = scanner
    self.path = path
  }

  private mutating func readFile() throws(ContentError) {
    var file = try scanner.enterObject("a resource bundle", allowsTwins: true)
    var written: (language: String, place: Range<Int>)?
    var messages = FileMessages()
    var notes: [String: String] = [:]
    while let key = try scanner.nextKey(in: &file) {
      if key == "@@locale" {
        let start = scanner.offset
        written = (try scanner.text("@@locale"), start..<scanner.offset)
      } else if key.hasPrefix("@@") {
        try scanner.skip()
      } else if key.hasPrefix("@") {
        notes[String(key.dropFirst())] = try note()
      } else {
        let keyPlace = place(file.key)
        guard let text = try message(of: key) else { continue }
        let message = KeyedMessage(key: key, place: keyPlace, message: text)
        messages.add(message, &builder.repeated)
      }
    }
    try scanner.finish()
    let language = try language(written)
    for message in messages { try builder.add(message, in: language) }
    for (key, note) in notes { builder.note(note, about: key) }
  }

  /// The language that the file says it is in, else that of its name, `app_de.arb`, or of its folder, `de`: as Flutter
  /// finds it.
  private func language(_ written: (language: String, place: Range<Int>)?) throws(ContentError) -> String {
    if let tag = written.flatMap({ LanguageName.tag(of: $0.language) }) { return tag }
    let folder = FileSystem.folder(of: path)
    if let tag = LanguageName.atEnd(of: FileSystem.name(of: CatalogFiles.stem(of: path)))
      ?? LanguageName.plain(FileSystem.name(of: FileSystem.resolved(folder) ?? folder))
    {
      return tag
    }
    throw scanner.fault(
      written.map { "invalid language \(quoted($0.language))" } ?? "the bundle does not say its language",
      written?.place ?? 0..<1,
      "add \(quoted("@@locale")): \(quoted("de")) to it, or name it as in app_de.arb")
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
      builder.leaveOut(key, because: error.words, at: range, error.hint)
      return nil
    }
  }

  private func place(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: scanner.source, bytes: bytes) }
}
