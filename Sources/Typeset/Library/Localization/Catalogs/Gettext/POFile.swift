/// A catalog of gettext (`.po`), as the entries that it is made of (GNU gettext manual, "The Format of PO Files").
package struct POFile {
  /// A text, which may take several lines.
  package struct Text: Hashable, Sendable {
    /// What it says, without escapes.
    package var value: String
    /// Its lines, from the keyword to the end of the last string, in bytes.
    package var lines: Range<Int>
  }

  /// An entry.
  package struct Entry: Sendable {
    /// What distinguishes equal texts, or names the text; nil for nothing.
    package var context: Text?
    /// The text that is translated; nil where the file has none, which no entry may have.
    package var id: Text?
    /// That text for several things; nil where it does not vary.
    package var plural: Text?
    /// The translations: one or, where it varies by number, the forms in order.
    package var texts: [Text] = []
    /// Whether a translator has to look at it again.
    package var isFuzzy = false
    /// The text that the translation was made from, where the program has another one now (`#|`); nil for nothing.
    package var previous: String?
    /// What the developer says about it, in lines that begin with `#.`.
    package var comments: [String] = []

    /// Whether it contains nothing yet but comments.
    fileprivate var isEmpty: Bool { context == nil && id == nil }
  }

  /// The entries in order, without those that are no longer used (`#~`), and without the header.
  package private(set) var entries: [Entry] = []
  /// The fields of the header by their names in lower case.
  package private(set) var header: [String: String] = [:]
  /// How many entries have a context.
  private var contexts: [String: Int] = [:]

  /// Reads a file.
  package init(_ source: SourceFile) throws(ContentError) {
    var lines = POLines(source)
    var entry = Entry()
    // Whether an earlier text may go on in the next line.
    var isPrevious = false
    while let line = try lines.next() {
      switch line.content {
      case .comment(let comment):
        // A comment belongs to the entry below it.
        if !entry.isEmpty { try finish(&entry, source) }
        switch comment {
        case .fuzzy: entry.isFuzzy = true
        case .note(let note): entry.comments.append(note)
        case .previous(let keyword, let text):
          if keyword == .id { entry.previous = text }
          if keyword == nil, isPrevious { entry.previous? += text }
          isPrevious = keyword == .id || keyword == nil && isPrevious
        // What precedes an entry that is no longer used is about that one.
        case .obsolete: entry = Entry()
        case .other: break
        }
      case .text(let keyword, let text):
        switch keyword {
        case .context:
          if !entry.isEmpty { try finish(&entry, source) }
          entry.context = text
        case .id:
          if entry.id != nil { try finish(&entry, source) }
          entry.id = text
        case .plural: entry.plural = text
        case .translation(let number):
          guard entry.id != nil, number == entry.texts.count else {
            throw ContentError(
              "the translation has no place here", at: lines.place(line.range), "put it below its msgid, in order")
          }
          entry.texts.append(text)
        }
      }
    }
    if !entry.isEmpty { try finish(&entry, source) }
    for case let context? in entries.map(\.context?.value) { contexts[context, default: 0] += 1 }
  }

  /// The key of an entry: its text or, where it has a context that no other entry has, that; of several with one
  /// context, both.
  package func key(of entry: Entry) -> String {
    let id = entry.id?.value ?? ""
    guard let context = entry.context?.value else { return id }
    return contexts[context] == 1 ? context : context + "|" + id
  }

  private mutating func finish(_ entry: inout Entry, _ source: SourceFile) throws(ContentError) {
    defer { entry = Entry() }
    guard let id = entry.id, !entry.texts.isEmpty else {
      let lines = entry.id?.lines ?? entry.context?.lines ?? 0..<0
      throw ContentError(
        "the entry has no \(entry.id == nil ? "msgid" : "msgstr")", at: SourceRange(file: source, bytes: lines))
    }
    guard id.value.isEmpty, entry.context == nil else { return entries.append(entry) }
    for line in entry.texts[0].value.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      header[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
  }
}

extension POFile {
  /// The canonical tag of the language that a field of the header names as POSIX does, such as `pt_BR.UTF-8` or
  /// `sr@latin`; nil for a field that is missing or names none.
  package func language(_ field: String) -> String? { header[field].flatMap(LanguageName.tag) }
}
