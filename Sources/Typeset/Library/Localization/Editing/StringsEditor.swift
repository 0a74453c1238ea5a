/// Changes tables of texts (`.strings`).
struct StringsEditor: EntryEditor {
  private let bytes: [UInt8]
  /// The entries by their keys; of a key that is given twice, the last text counts.
  private let entries: [String: StringsScanner.Entry]

  /// Takes a table apart.
  init(_ bytes: [UInt8]) throws(CatalogEditError) {
    self.bytes = bytes
    var scanner = StringsScanner(bytes)
    var entries: [String: StringsScanner.Entry] = [:]
    while let entry = try scanner.next() { entries[entry.key] = entry }
    self.entries = entries
  }

  func edit(_ change: EntryChange) throws(CatalogEditError) -> CatalogEdit {
    let value = EscapedText.quoted(change.text)
    if let found = entries[change.key] {
      return CatalogEdit(
        found.value, Array(((found.isKeyAlone ? " = " : "") + value).utf8), before: found.text, after: change.text)
    }
    let lineEnd = JSONEditing.lineEnd(in: bytes)
    let start = bytes.isEmpty || bytes.last == 10 ? "" : lineEnd
    let added = "\(start)\(EscapedText.quoted(change.key)) = \(value);\(lineEnd)"
    return CatalogEdit(bytes.count..<bytes.count, Array(added.utf8), before: nil)
  }
}
