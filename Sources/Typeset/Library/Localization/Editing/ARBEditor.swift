/// Changes application resource bundles: flat JSON of one language.
struct ARBEditor: EntryEditor {
  private let bytes: [UInt8]
  /// The stretch of the whole object.
  private let object: Range<Int>
  private let members: [String: JSONEditing.Member]
  private let layout: JSONLayout

  /// Takes a bundle apart.
  init(_ bytes: [UInt8]) throws(CatalogEditError) {
    self.bytes = bytes
    (object, members) = try JSONEditing.wrap { () throws(ContentError) in
      var scanner = try JSONScanner(SourceFile(name: "", utf8: bytes))
      let start = scanner.offset
      let members = try JSONEditing.members(&scanner)
      let object = start..<scanner.offset
      try scanner.finish()
      return (object, members)
    }
    layout = JSONLayout(of: bytes, first: members.values.min { $0.key.lowerBound < $1.key.lowerBound })
  }

  func edit(_ change: EntryChange) throws(CatalogEditError) -> CatalogEdit {
    // What begins with @ is about the bundle, or about the text of the key behind it.
    guard !change.key.hasPrefix("@") else {
      throw CatalogEditError(.missing, "the file has no text \(quoted(change.key))")
    }
    if change.isMessage { return try edit(change.key, toSay: change.text) }
    let written = Self.written(change.text)
    guard let message = ICUMessage(written) else {
      throw CatalogEditError(
        .refused, "the text is not a message of ICU's syntax", "close each brace, and put a name into it")
    }
    guard message.isPlain else {
      throw CatalogEditError(
        .refused, "a text with choices or formats cannot be saved here", "edit it in the file")
    }
    let edit = try edit(change.key, toSay: written)
    // The page shows such a text only in part, so that what it does not show would be lost.
    if let before = edit.before, ICUMessage(before)?.isPlain == false {
      throw CatalogEditError(.refused, "\(quoted(change.key)) has choices or formats", "edit it in the file")
    }
    return edit
  }

  /// The change that makes a key say a text, as the file has it.
  private func edit(_ key: String, toSay written: String) throws(CatalogEditError) -> CatalogEdit {
    try JSONEditing.wrap { () throws(ContentError) in
      let value = JSONEditing.string(written)
      if let member = members[key] {
        let before = try JSONEditing.text(in: member.value, of: bytes)
        return CatalogEdit(member.value, Array(value.utf8), before: before, after: written)
      }
      let insertion = layout.insertion(of: key, into: object, members) { _ in value }
      return CatalogEdit(insertion.range, insertion.bytes, before: nil)
    }
  }

  /// A text as a bundle has it: the layout reads a percent sign as the start of a format, a bundle does not.
  static func written(_ text: String) -> String { text.replacing("%%", with: "%") }
}
