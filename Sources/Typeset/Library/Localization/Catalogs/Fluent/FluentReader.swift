/// A file of Fluent.
struct FluentFile {
  /// Where it really is.
  let path: String
  /// Its text.
  let source: SourceFile

  /// The file at a path, which messages call `name`.
  init(_ bytes: [UInt8], name: String, path: String) throws(ContentError) {
    let folder = FileSystem.folder(of: path)
    self.path = (FileSystem.resolved(folder) ?? folder) + "/" + FileSystem.name(of: path)
    source = try SourceFile.catalog(bytes, name: name)
  }
}

/// Reads files of Fluent (`.ftl`), which have one language each, that of their paths: the key of a message is its name,
/// that of an attribute `message.attribute`, and that of a term `-term`.
///
/// Terms and messages may be in any file of their language; those that a language lacks are taken from English.
struct FluentReader {
  private var builder = CatalogBuilder()
  private var notes = FluentNotes()
  /// How many entries, values and cases all files have.
  private var count = 0
  /// How much messages have taken from others.
  private var total = 0

  /// The language whose terms stand for those that others lack.
  private static let standard = "en"

  /// The catalog that files make together; messages call it `name`.
  static func read(_ files: [FluentFile], name: String) throws(ContentError) -> Catalog {
    let paths = FluentPaths(files.map(\.path))
    var languages: [String: [SourceFile]] = [:]
    for file in files { languages[paths.language(of: file.path), default: []].append(file.source) }
    var reader = FluentReader()
    try reader.read(languages)
    reader.builder.faults += reader.notes.warnings
    return Catalog(name: name, reader.builder)
  }

  private mutating func read(_ languages: [String: [SourceFile]]) throws(ContentError) {
    var standards: [FluentBundle] = []
    let isStandard = { (tag: String) in tag.isEmpty || LanguageTag(tag)?.language == Self.standard }
    for language in languages.keys.filter(isStandard).sorted() {
      standards.append(try bundle(language, languages[language] ?? []))
    }
    for bundle in standards { try add(bundle, standards.filter { $0.language != bundle.language }) }
    for language in languages.keys.filter({ !isStandard($0) }).sorted() {
      try add(try bundle(language, languages[language] ?? []), standards)
    }
  }

  private mutating func bundle(_ language: String, _ sources: [SourceFile]) throws(ContentError) -> FluentBundle {
    var bundle = FluentBundle(language: language)
    for source in sources { try bundle.add(source, count: &count, &notes) }
    return bundle
  }

  /// Adds the messages of a language; what it does not define may be in other bundles.
  private mutating func add(_ bundle: FluentBundle, _ others: [FluentBundle]) throws(ContentError) {
    var resolver = FluentResolver([bundle] + others, total: total, notes)
    for file in bundle.files {
      var messages = FileMessages()
      for entry in file.entries {
        if let text = entry.text { add(entry, entry.id, text, in: file.source, &resolver, to: &messages) }
        // Attributes of terms are nothing to show.
        for attribute in entry.attributes where !entry.id.hasPrefix("-") {
          add(entry, entry.id + "." + attribute.name, attribute.text, in: file.source, &resolver, to: &messages)
        }
      }
      for message in messages { try builder.add(message, in: bundle.language) }
    }
    total = resolver.total
    notes = resolver.notes
  }

  private mutating func add(
    _ entry: FluentSyntax.Entry, _ key: String, _ text: FluentSyntax.PlacedPattern, in source: SourceFile,
    _ resolver: inout FluentResolver, to messages: inout FileMessages
  ) {
    let place = SourceRange(file: source, bytes: text.place)
    do throws(FluentResolver.Fault) {
      let message = KeyedMessage(
        key: key, place: SourceRange(file: source, bytes: entry.idPlace),
        message: try resolver.message(text.pattern, ofTerm: entry.id.hasPrefix("-"), at: place), note: entry.comment,
        context: entry.group)
      messages.add(message, &builder.repeated)
    } catch {
      resolver.notes.leaveOut("the text of \(quoted(key)) \(error.words)", error.hint, at: place)
    }
  }
}

extension FluentResolver.Fault {
  /// What is wrong, behind the text.
  fileprivate var words: String {
    switch self {
    case .recursion: "refers to itself or along too many others"
    case .length: "is too long with everything that it refers to"
    case .depth: "has choices that are nested too deep"
    }
  }

  /// What to do about it.
  fileprivate var hint: String {
    switch self {
    case .recursion: "end the chain of references"
    case .length: "refer to fewer terms and messages"
    case .depth: "divide the text into several"
    }
  }
}
