/// Changes catalogs of gettext (`.po`), by the keys that the library gives their entries.
struct POEditor: EntryEditor {
  private let bytes: [UInt8]
  private let file: POFile
  /// The positions of the entries by their keys; of several with one key, the last counts.
  private let positions: [String: Int]
  /// A catalog of another language, which has the contexts and texts of keys that are added; nil for none.
  private let declaring: POFile?

  /// Takes a catalog apart.
  init(_ bytes: [UInt8], declaration: [UInt8]? = nil) throws(CatalogEditError) {
    self.bytes = bytes
    let file = try Self.read(bytes)
    self.file = file
    positions = Dictionary(file.entries.indices.map { (file.key(of: file.entries[$0]), $0) }) { _, last in last }
    declaring = try declaration.map(Self.read)
  }

  func edit(_ change: EntryChange) throws(CatalogEditError) -> CatalogEdit {
    if let language = file.language("language"), language != LanguageTag(change.locale)?.tag {
      throw CatalogEditError(
        .refused, "the file has no translations into \(change.locale)", "choose the language of its header")
    }
    guard let entry = positions[change.key].map({ file.entries[$0] }) else {
      let declared = declaring?.entries.last { declaring?.key(of: $0) == change.key }
      guard !change.key.isEmpty else {
        throw CatalogEditError(.missing, "the file has no entry \(quoted(change.key))")
      }
      guard declared?.plural == nil, change.form == nil else {
        throw CatalogEditError(.refused, "\(quoted(change.key)) varies by number", "add all its forms in the file")
      }
      return Self.addition(of: change, as: declared, to: bytes)
    }
    let old = entry.texts[try Self.index(of: change, in: entry, of: file)]
    // What precedes the first quote is the keyword, as in msgstr[0].
    let keyword = bytes[old.lines].prefix { $0 != UInt8(ascii: "\"") }
    let value = Array(keyword) + Array(EscapedText.quoted(change.text).utf8)
    var edit =
      old.value.isEmpty
      ? CatalogEdit(old.lines, value, before: nil)
      : CatalogEdit(old.lines, value, before: old.value, after: change.text)
    let isFuzzy = change.state == .needsReview || change.state == .machineTranslated
    if entry.isFuzzy, !isFuzzy { for change in Self.certainty(before: entry, in: bytes) { edit.add(change) } }
    if !entry.isFuzzy, isFuzzy {
      let start = (entry.context ?? entry.id)?.lines.lowerBound ?? 0
      let flag = "#, fuzzy" + JSONEditing.lineEnd(in: bytes)
      edit.add(CatalogEdit.Change(range: start..<start, bytes: Array(flag.utf8)))
    }
    return edit
  }

  func position(of form: PluralForm, in locale: String) -> Int? { form.index(in: file, of: locale) }

  private static func read(_ bytes: [UInt8]) throws(CatalogEditError) -> POFile {
    try JSONEditing.wrap { () throws(ContentError) in try POFile(SourceFile(name: "", utf8: bytes)) }
  }

  /// A new entry at the end, with the context and the text of another file's entry; without one, the key is the text.
  private static func addition(
    of change: EntryChange, as declared: POFile.Entry?, to bytes: [UInt8]
  ) -> CatalogEdit {
    let lineEnd = JSONEditing.lineEnd(in: bytes)
    var lines = bytes.isEmpty ? [] : [""]
    if let last = bytes.last, last != 10 { lines.insert("", at: 0) }
    if let context = declared?.context?.value { lines.append("msgctxt " + EscapedText.quoted(context)) }
    lines.append("msgid " + EscapedText.quoted(declared?.id?.value ?? change.key))
    lines.append("msgstr " + EscapedText.quoted(change.text) + lineEnd)
    return CatalogEdit(
      bytes.count..<bytes.count, Array(lines.joined(separator: lineEnd).utf8), before: nil)
  }

  /// Which of the texts of an entry is meant.
  private static func index(
    of change: EntryChange, in entry: POFile.Entry, of file: POFile
  ) throws(CatalogEditError) -> Int {
    guard entry.plural != nil else {
      if change.form == nil { return 0 }
      throw CatalogEditError(.refused, "\(quoted(change.key)) does not vary by number", "leave the form out")
    }
    guard let form = change.form else {
      throw CatalogEditError(.refused, "\(quoted(change.key)) varies by number", "name a form, or edit it in the file")
    }
    guard let index = form.index(in: file, of: change.locale), entry.texts.indices.contains(index) else {
      throw CatalogEditError(
        .refused, "\(quoted(change.key)) has no form \(quoted(form.rawValue))", "edit it in the file")
    }
    return index
  }

  /// How the flag goes away that calls the translation uncertain, with the text that it was made for (`#|`): whoever
  /// writes one is certain.
  private static func certainty(before entry: POFile.Entry, in bytes: [UInt8]) -> [CatalogEdit.Change] {
    var changes: [CatalogEdit.Change] = []
    var end = (entry.context ?? entry.id)?.lines.lowerBound ?? 0
    while end > 0 {
      let start = bytes[..<(end - 1)].lastIndex(of: 10).map { $0 + 1 } ?? 0
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      guard line.hasPrefix("#") else { break }
      if line.hasPrefix("#|") {
        changes.append(CatalogEdit.Change(range: start..<end, bytes: []))
      } else if line.hasPrefix("#,") {
        let flags = line.dropFirst(2).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        let others = flags.filter { $0 != "fuzzy" }
        if others.count < flags.count {
          let lineEnd = line.hasSuffix("\r\n") ? "\r\n" : "\n"
          let rest = others.isEmpty ? "" : "#, " + others.joined(separator: ", ") + lineEnd
          changes.append(CatalogEdit.Change(range: start..<end, bytes: Array(rest.utf8)))
        }
      }
      end = start
    }
    return changes
  }
}
