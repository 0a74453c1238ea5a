import Typeset

/// Changes catalogs of gettext (`.po`).
enum POEditor {
  /// How a catalog has to change, by the keys that the library gives its entries; `form` is the category of a text that
  /// varies.
  ///
  /// A key that the file does not have is added as `declaration` has it, a catalog of another language.
  static func edit(
    _ bytes: [UInt8], key: String, locale: String, form: PluralForm?, text: String, declaration: [UInt8]? = nil
  ) throws(PreviewError) -> CatalogEdit {
    let file = try read(bytes)
    if let language = file.language("language"), language != LanguageTag(locale)?.tag {
      throw PreviewError(422, "the file has no translations into \(locale)", "choose the language of its header")
    }
    guard let entry = file.entries.last(where: { file.key(of: $0) == key }) else {
      let declaring = try declaration.map(read)
      let declared = declaring?.entries.last { declaring?.key(of: $0) == key }
      guard !key.isEmpty else { throw PreviewError(404, "the file has no entry \(quoted(key))") }
      guard declared?.plural == nil, form == nil else {
        throw PreviewError(422, "\(quoted(key)) varies by number", "add all its forms in the file")
      }
      return addition(of: text, key: key, as: declared, to: bytes)
    }
    let old = entry.texts[try index(of: form, in: entry, of: file, key: key, locale: locale)]
    // What precedes the first quote is the keyword, as in msgstr[0].
    let keyword = bytes[old.lines].prefix { $0 != UInt8(ascii: "\"") }
    let value = Array(keyword) + Array(EscapedText.quoted(text).utf8)
    var edit =
      old.value.isEmpty
      ? CatalogEdit(old.lines, value, before: nil)
      : CatalogEdit(old.lines, value, before: old.value, after: text)
    if entry.isFuzzy, let change = certainty(before: entry, in: bytes) { edit.add(change) }
    return edit
  }

  private static func read(_ bytes: [UInt8]) throws(PreviewError) -> POFile {
    try JSONEditing.wrap { () throws(ContentError) in try POFile(SourceFile(name: "", utf8: bytes)) }
  }

  /// A new entry at the end, with the context and the text of another file's entry; without one, the key is the text.
  private static func addition(
    of text: String, key: String, as declared: POFile.Entry?, to bytes: [UInt8]
  ) -> CatalogEdit {
    let lineEnd = JSONEditing.lineEnd(in: bytes)
    var lines = bytes.isEmpty ? [] : [""]
    if let last = bytes.last, last != 10 { lines.insert("", at: 0) }
    if let context = declared?.context?.value { lines.append("msgctxt " + EscapedText.quoted(context)) }
    lines.append("msgid " + EscapedText.quoted(declared?.id?.value ?? key))
    lines.append("msgstr " + EscapedText.quoted(text) + lineEnd)
    return CatalogEdit(
      bytes.count..<bytes.count, Array(lines.joined(separator: lineEnd).utf8), before: nil)
  }

  /// Which of the texts of an entry is meant.
  private static func index(
    of form: PluralForm?, in entry: POFile.Entry, of file: POFile, key: String, locale: String
  ) throws(PreviewError) -> Int {
    guard entry.plural != nil else {
      if form == nil { return 0 }
      throw PreviewError(422, "\(quoted(key)) does not vary by number", "leave the form out")
    }
    guard let form else {
      throw PreviewError(422, "\(quoted(key)) varies by number", "name a form, or edit it in the file")
    }
    guard let index = form.index(in: file, of: locale), entry.texts.indices.contains(index) else {
      throw PreviewError(422, "\(quoted(key)) has no form \(quoted(form.rawValue))", "edit it in the file")
    }
    return index
  }

  /// How the flag goes away that calls the translation uncertain: whoever writes one is certain.
  private static func certainty(before entry: POFile.Entry, in bytes: [UInt8]) -> CatalogEdit.Change? {
    var end = (entry.context ?? entry.id)?.lines.lowerBound ?? 0
    while end > 0 {
      let start = bytes[..<(end - 1)].lastIndex(of: 10).map { $0 + 1 } ?? 0
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      guard line.hasPrefix("#") else { return nil }
      if line.hasPrefix("#,") {
        let flags = line.dropFirst(2).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        let others = flags.filter { $0 != "fuzzy" }
        if others.count < flags.count {
          let lineEnd = line.hasSuffix("\r\n") ? "\r\n" : "\n"
          let rest = others.isEmpty ? "" : "#, " + others.joined(separator: ", ") + lineEnd
          return CatalogEdit.Change(range: start..<end, bytes: Array(rest.utf8))
        }
      }
      end = start
    }
    return nil
  }
}
