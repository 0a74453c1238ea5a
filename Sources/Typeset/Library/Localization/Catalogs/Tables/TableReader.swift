/// Reads tables of texts (`.csv`, `.tsv`): a row for each key, and a column for each language.
///
/// The first row has the names of the columns, which also tell whether commas, semicolons or tabs are between the
/// cells. The forms of a text that varies by number are rows of their own, `key#one` and `key#other`.
struct TableReader {
  private let source: SourceFile
  private var rows: DelimitedRows
  private let columns: TextColumns
  private var builder = CatalogBuilder()
  private var drafts: [Draft] = []
  /// The positions of the drafts by their keys.
  private var positions: [String: Int] = [:]

  /// What is known of a key so far.
  private struct Draft {
    /// The key, without the name of a form.
    var key: String
    /// Where it is first.
    var place: Range<Int>
    var note: String?
    var context: String?
    var limit: Int?
    /// The texts by language.
    var texts: [String: Texts] = [:]
  }

  /// The texts of a key in a language.
  private struct Texts {
    /// The text of the row without a form.
    var plain: CatalogText?
    /// The texts of the rows with forms.
    var forms: [PluralCategory: CatalogText] = [:]
    /// Where the first one is.
    var place: Range<Int>
  }

  /// The most columns.
  private static let mostColumns = 20_000
  /// So many rows that are left out are named one by one.
  private static let mostFaults = 1000
  /// What may be between two cells, the usual one first.
  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]

  /// The catalog in a text.
  static func read(_ source: SourceFile) throws(ContentError) -> Catalog {
    var reader = try TableReader(source)
    try reader.readRows()
    return Catalog(name: source.name, reader.builder)
  }

  /// Reads the first row.
  private init(_ source: SourceFile) throws(ContentError) {
    self.source = source
    let start = Self.start(of: source.utf8)
    var best: (rows: DelimitedRows, columns: TextColumns)?
    for separator in Self.separators {
      var rows = DelimitedRows(source.utf8, separator: separator, from: start)
      guard let header = rows.next(atMost: Self.mostColumns) else { continue }
      if header.fault == .cells {
        throw ContentError(
          "the table has more than \(Self.mostColumns) columns",
          at: SourceRange(file: source, bytes: start..<start + 1), "divide it into several", code: CatalogLimits.code)
      }
      let columns = TextColumns(header.cells.map(rows.text))
      if header.fault == nil, columns.score > best?.columns.score ?? -1 { best = (rows, columns) }
    }
    guard let best, best.columns.score > 0 else {
      let fault =
        best?.columns.key == nil ? "has no column of keys" : "has no column whose name is a language"
      throw ContentError(
        "the table \(quoted(source.name)) \(fault)", at: SourceRange(file: source, bytes: start..<start),
        "name the columns in the first row, as in key,comment,en,de or key,English (en),German (de)",
        code: "catalog-kind")
    }
    (rows, columns) = best
  }

  /// Whether a text begins with a row of names for such columns.
  static func begins(_ text: [UInt8]) -> Bool {
    separators.contains { separator in
      var rows = DelimitedRows(text, separator: separator, from: start(of: text))
      guard let header = rows.next(atMost: mostColumns), header.fault == nil else { return false }
      return TextColumns(header.cells.map(rows.text)).score > 0
    }
  }

  /// The offset of the first row, behind the line `sep=;` that some spreadsheets write.
  private static func start(of text: [UInt8]) -> Int {
    guard text.starts(with: "sep=".utf8), text.count > 5, text[5] == UInt8(ascii: "\n") else { return 0 }
    return 6
  }

  private mutating func readRows() throws(ContentError) {
    let unknown = columns.columns.compactMap { column in
      if case .other(let name) = column, !name.isEmpty { quoted(shortened(name)) } else { nil }
    }
    if !unknown.isEmpty {
      builder.faults.append(
        Diagnostic(
          .warning, code: "unknown-column",
          "columns that are no language are left out: \(unknown.prefix(12).joined(separator: ", "))",
          at: SourceRange(file: source, bytes: 0..<0),
          hints: ["name a column of texts by a tag, as in de, or with one in brackets, as in German (de)"]))
    }
    while let row = rows.next(atMost: columns.columns.count) { try add(row) }
    for draft in drafts { try add(draft) }
  }

  private mutating func add(_ row: DelimitedRows.Row) throws(ContentError) {
    let words: String
    switch row.fault {
    case .unclosed?: words = "the row has a quotation mark that is not closed"
    case .quote?: words = "the row has text behind a closing quotation mark"
    case .cells?: words = "the row has more cells than there are columns"
    case nil:
      if !addCells(of: row) {
        if row.cells.allSatisfy({ $0.bytes.isEmpty }) { return }
        words = "the row has no key"
        break
      }
      return try CatalogLimits.check(values: drafts.count, at: SourceRange(file: source, bytes: row.start..<row.start))
    }
    guard builder.faults.count <= Self.mostFaults else { return }
    let isLast = builder.faults.count == Self.mostFaults
    builder.faults.append(
      fault(isLast ? "more rows are left out for reasons like these" : "\(words), and is left out", at: row.start))
  }

  private func fault(_ words: String, at offset: Int) -> Diagnostic {
    Diagnostic(
      .warning, code: "bad-message", words, at: SourceRange(file: source, bytes: offset..<offset),
      hints: ["put a text with separators in quotation marks, and write a quotation mark in it twice"])
  }

  /// Adds the texts of a row; false for one without a key.
  private mutating func addCells(of row: DelimitedRows.Row) -> Bool {
    guard let column = columns.key, column < row.cells.count else { return false }
    let written = rows.text(of: row.cells[column])
    guard !written.isEmpty else { return false }
    let (key, form) = Self.form(of: written)
    let position = positions[key] ?? drafts.count
    if position == drafts.count {
      positions[key] = position
      drafts.append(Draft(key: key, place: row.cells[column].bytes))
    }
    var general: CatalogText.State?
    var states: [String: CatalogText.State] = [:]
    for (cell, column) in zip(row.cells, columns.columns) where !cell.bytes.isEmpty {
      guard case .state(let language) = column, let state = CatalogText.State(inTable: rows.text(of: cell)) else {
        continue
      }
      if let language { states[language] = state } else { general = state }
    }
    for (cell, column) in zip(row.cells, columns.columns) where !cell.bytes.isEmpty {
      let text = rows.text(of: cell)
      switch column {
      case .language(let language):
        add(
          CatalogText(value: text, state: states[language] ?? general ?? .translated), form, language,
          at: cell.bytes, to: position)
      case .comment: drafts[position].note = drafts[position].note ?? CatalogNote.text(text)
      case .context: drafts[position].context = drafts[position].context ?? CatalogNote.text(text)
      case .limit: drafts[position].limit = drafts[position].limit ?? Int(text).flatMap { $0 > 0 ? $0 : nil }
      case .key, .state, .other: continue
      }
    }
    return true
  }

  private mutating func add(
    _ text: CatalogText, _ form: PluralCategory?, _ language: String, at place: Range<Int>, to position: Int
  ) {
    var texts = drafts[position].texts.removeValue(forKey: language) ?? Texts(place: place)
    let first = form.map { texts.forms[$0] } ?? texts.plain
    if let first, first.value != text.value {
      builder.repeated.add(
        drafts[position].key, first: SourceRange(file: source, bytes: texts.place),
        last: SourceRange(file: source, bytes: place))
    }
    if let form { texts.forms[form] = text } else { texts.plain = text }
    drafts[position].texts[language] = texts
  }

  /// The key of a row, and the form that it names behind it.
  private static func form(of written: String) -> (key: String, form: PluralCategory?) {
    guard let sign = written.lastIndex(of: "#"), sign > written.startIndex,
      let form = PluralCategory(rawValue: String(written[written.index(after: sign)...]))
    else { return (written, nil) }
    return (String(written[..<sign]), form)
  }

  private mutating func add(_ draft: Draft) throws(ContentError) {
    var keyed = KeyedMessage(
      key: draft.key, place: SourceRange(file: source, bytes: draft.place),
      message: CatalogMessage(variation: .text(CatalogText(value: "", state: .new))), note: draft.note,
      context: draft.context, greatestLength: draft.limit)
    // A key without any text waits for its translators.
    if draft.texts.isEmpty { try builder.add(keyed, in: columns.languages[0]) }
    for (language, texts) in draft.texts.sorted(by: { $0.key < $1.key }) {
      keyed.message = CatalogMessage(
        variation: Self.variation(of: texts), place: SourceRange(file: source, bytes: texts.place))
      try builder.add(keyed, in: language)
    }
  }

  /// The variation of some texts; one without a form is for the numbers that no form is for.
  private static func variation(of texts: Texts) -> CatalogVariation {
    guard !texts.forms.isEmpty else { return .text(texts.plain ?? CatalogText(value: "", state: .new)) }
    var forms = texts.forms
    if forms[.other] == nil { forms[.other] = texts.plain }
    return .plural(forms.mapValues { .text($0) })
  }
}
