import Typeset

/// Changes application resource bundles: flat JSON of one language.
enum ARBEditor {
  /// How a bundle has to change.
  static func edit(_ bytes: [UInt8], key: String, text: String) throws(PreviewError) -> CatalogEdit {
    // What begins with @ is about the bundle, or about the text of the key behind it.
    guard !key.hasPrefix("@") else { throw PreviewError(404, "the file has no text \(quoted(key))") }
    let written = written(text)
    guard let message = ICUMessage(written) else {
      throw PreviewError(422, "the text is not a message of ICU's syntax", "close each brace, and put a name into it")
    }
    guard message.isPlain else {
      throw PreviewError(422, "a text with choices or formats cannot be saved here", "edit it in the file")
    }
    let edit = try JSONEditing.wrap { () throws(ContentError) in
      var scanner = try JSONScanner(SourceFile(name: "", utf8: bytes))
      let start = scanner.offset
      let members = try JSONEditing.members(&scanner)
      let object = start..<scanner.offset
      try scanner.finish()
      let value = JSONEditing.string(written)
      if let member = members[key] {
        let before = try JSONEditing.text(in: member.value, of: bytes)
        return CatalogEdit(member.value, Array(value.utf8), before: before, after: written)
      }
      let first = members.values.min { $0.key.lowerBound < $1.key.lowerBound }
      let change = JSONLayout(of: bytes, first: first).insertion(of: key, into: object, members) { _ in value }
      return CatalogEdit(change.range, change.bytes, before: nil)
    }
    // The page shows such a text only in part, so that what it does not show would be lost.
    if let before = edit.before, ICUMessage(before)?.isPlain == false {
      throw PreviewError(422, "\(quoted(key)) has choices or formats", "edit it in the file")
    }
    return edit
  }

  /// A text as a bundle has it: the layout reads a percent sign as the start of a format, a bundle does not.
  static func written(_ text: String) -> String { text.replacing("%%", with: "%") }
}
