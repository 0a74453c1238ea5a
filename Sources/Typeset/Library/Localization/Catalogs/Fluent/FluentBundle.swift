/// The files of one language, whose entries refer to each other.
struct FluentBundle {
  /// A file taken apart.
  struct File {
    /// Its text.
    let source: SourceFile
    /// Its entries in order.
    var entries: [FluentSyntax.Entry] = []
  }

  /// The language, a canonical tag; empty for files that name none.
  let language: String
  /// The files in the order in which they were added.
  private(set) var files: [File] = []
  /// The entries by name; of several with one name, the first.
  private var entries: [String: FluentSyntax.Entry] = [:]

  /// No files.
  init(language: String) { self.language = language }

  /// Adds a file; what is no entry goes to `notes`, and values of all files are counted by `count`.
  mutating func add(_ source: SourceFile, count: inout Int, _ notes: inout FluentNotes) throws(ContentError) {
    var parser = FluentParser(source.utf8)
    var file = File(source: source)
    while let item = parser.next() {
      switch item {
      case .entry(let entry):
        file.entries.append(entry)
        if entries[entry.id] == nil { entries[entry.id] = entry }
        count += 1
      case .junk(let word, let fault): notes.leaveOut(word, fault, in: source)
      }
      try CatalogLimits.check(
        values: count + parser.count, at: SourceRange(file: source, bytes: parser.offset..<parser.offset))
    }
    count += parser.count
    files.append(file)
  }

  /// The text of a message or a term, or of an attribute of one; nil where there is none.
  func pattern(of id: String, attribute: String?) -> [FluentSyntax.Part]? {
    guard let entry = entries[id] else { return nil }
    guard let attribute else { return entry.text?.pattern }
    return entry.attributes.first { $0.name == attribute }?.text.pattern
  }
}
