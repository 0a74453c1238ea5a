/// The terms of an app with their translations, from a table: a column for each language, and perhaps `note` and
/// `forbidden`.
///
/// Several translations of a term are separated by `|`. What `forbidden` has are words that a translation must not
/// have; `yes` there means those of the row's languages.
package struct Glossary: Sendable {
  /// A term.
  package struct Term: Hashable, Sendable {
    /// What it is in each language, by canonical tags.
    package var words: [String: [String]]
    /// What is said about it; nil for nothing.
    package var note: String?
    /// The words that a translation must not have.
    package var forbidden: [String]
    /// Whether the words of its languages are themselves forbidden.
    package var isForbidden: Bool
    /// The line of the table.
    package var line: Int
  }

  /// The terms in the order of the table.
  package private(set) var terms: [Term] = []
  /// What is wrong with rows that are left out.
  package private(set) var faults: [Diagnostic] = []

  /// The most rows that are wrong and named one by one.
  private static let mostFaults = 100
  private static let mostColumns = 1000

  /// Reads a table; throws for one without a column of a language.
  package init(_ bytes: [UInt8], name: String) throws(ContentError) {
    let text = try SourceFile.catalog(bytes, name: name)
    // Lines end with a line feed alone.
    let lines = String(decoding: text.utf8, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let source = SourceFile(name: name, utf8: Array(lines.utf8.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }))
    guard let header = Self.header(of: source) else {
      throw ContentError(
        "the glossary \(quoted(name)) has no column whose name is a language",
        at: SourceRange(file: source, bytes: 0..<0), "name the columns in the first row, as in en,de,note",
        code: "glossary")
    }
    var rows = header.rows
    while let row = rows.next(atMost: Self.mostColumns) {
      let place = SourceRange(file: source, bytes: row.start..<min(row.start + 1, source.utf8.count))
      func leaveOut(_ reason: String, _ hint: String) {
        guard faults.count < Self.mostFaults else { return }
        faults.append(
          Diagnostic(
            .warning, code: "glossary", "the row is left out: \(reason)", at: place, hints: [hint]))
      }
      switch row.fault {
      case .unclosed?: leaveOut("a quotation mark is not closed", "close it, or write two for one in the text")
      case .quote?: leaveOut("text follows a quotation mark", "write the whole cell in quotation marks")
      case .cells?: leaveOut("it has more cells than columns", "write cells with separators in quotation marks")
      case nil:
        if row.cells.count > header.columns.count {
          leaveOut("it has more cells than columns", "write cells with separators in quotation marks")
          continue
        }
        let term = Self.term(row.cells.map(rows.text), header.columns, line: place.start.line)
        if term.words.isEmpty {
          leaveOut("it has no term", "write a term in the column of a language")
        } else {
          terms.append(term)
        }
      }
    }
  }

  /// The rows behind the first one, with what the columns are.
  private static func header(of source: SourceFile) -> (rows: DelimitedRows, columns: [TextColumns.Column])? {
    var best: (rows: DelimitedRows, columns: [TextColumns.Column], score: Int)?
    for separator in [",", ";", "\t"] as [Unicode.Scalar] {
      var rows = DelimitedRows(source.utf8, separator: UInt8(ascii: separator))
      guard let header = rows.next(atMost: mostColumns), header.fault == nil else { continue }
      let columns = TextColumns(header.cells.map(rows.text)).columns
      let score = columns.count { if case .language = $0 { true } else { false } }
      if score > best?.score ?? 0 { best = (rows, columns, score) }
    }
    return best.map { (rows: $0.rows, columns: $0.columns) }
  }

  private static func term(_ cells: [String], _ columns: [TextColumns.Column], line: Int) -> Term {
    var term = Term(words: [:], note: nil, forbidden: [], isForbidden: false, line: line)
    for (cell, column) in zip(cells, columns) {
      let words = cell.split(separator: "|").map { String($0).trimmedBlanks }.filter { !$0.isEmpty }
      guard !words.isEmpty else { continue }
      switch column {
      case .language(let tag): term.words[tag, default: []] += words
      // A column of terms is in the language that texts are translated from.
      case .key: term.words["", default: []] += words
      case .comment: term.note = cell.trimmedBlanks
      case .other(let name) where name.lowercased() == "forbidden":
        switch words[0].lowercased() {
        case "yes", "true", "1", "x": term.isForbidden = true
        case "no", "false", "0": continue
        default: term.forbidden = words
        }
      default: continue
      }
    }
    return term
  }
}

// Texts.
extension Glossary {
  /// A term that a text has, and what its translation should have.
  package struct Match: Hashable, Sendable {
    /// The term as the text has it.
    package var term: String
    /// Its translations, the first one first; none where the table has none.
    package var translations: [String]
    /// What is said about it; nil for nothing.
    package var note: String?
    /// What a translation must not have.
    package var forbidden: [String]
  }

  /// The terms in a text that is translated from one language into another, each once.
  package func matches(in text: String, from source: String, to language: String) -> [Match] {
    terms.compactMap { term in
      let words = Self.words(of: term, in: source) ?? term.words[""] ?? []
      guard let found = words.first(where: { Self.has($0, in: text, isWhole: true) }) else { return nil }
      let own = Self.words(of: term, in: language) ?? []
      let forbidden = term.forbidden + (term.isForbidden ? own : [])
      let translations = term.isForbidden ? [] : own
      guard !translations.isEmpty || !forbidden.isEmpty || term.note != nil else { return nil }
      return Match(term: found, translations: translations, note: term.note, forbidden: forbidden)
    }
  }

  /// The words of a term in a language, or in one that it is a kind of.
  private static func words(of term: Term, in language: String) -> [String]? {
    LocaleChain.languages(for: language).lazy.compactMap { term.words[$0] }.first
  }

  /// Whether a text has a word, whatever its case. In a source it is a whole word; a translation may join others to it,
  /// as with the article of Arabic.
  package static func has(_ word: String, in text: String, isWhole: Bool) -> Bool {
    let (word, text) = (word.lowercased(), text.lowercased())
    var rest = text[...]
    while let range = rest.firstRange(of: word) {
      if !isWhole { return true }
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      if !joins(before, word.first), !joins(after, word.last) { return true }
      rest = text[text.index(after: range.lowerBound)...]
    }
    return false
  }

  /// Whether two neighbours are parts of one word; scripts without blanks have no such ends.
  private static func joins(_ character: Character, _ neighbour: Character?) -> Bool {
    guard let neighbour, isWordPart(character), isWordPart(neighbour) else { return false }
    return !isUnspaced(character) && !isUnspaced(neighbour)
  }

  private static func isWordPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func isUnspaced(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return ["Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr"].contains(Script(of: scalar).tag)
  }
}

extension String {
  /// Without blanks at both ends.
  fileprivate var trimmedBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
