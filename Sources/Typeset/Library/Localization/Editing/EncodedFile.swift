/// A file of texts in UTF-8 or UTF-16, with or without a byte order mark: what it says, and how a change of that
/// changes its bytes.
struct EncodedFile {
  /// How characters are written.
  enum Form { case utf8, utf16BigEndian, utf16LittleEndian }

  /// The text in UTF-8, without the mark.
  let utf8: [UInt8]
  /// How the file writes characters.
  let form: Form
  /// The length of the mark, in bytes.
  private let markLength: Int

  /// Decodes a file as the readers of catalogs do; throws for one that is neither UTF-8 nor UTF-16.
  init(_ bytes: [UInt8]) throws(CatalogEditError) {
    let isWhole = bytes.count >= 2 && bytes.count % 2 == 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      (form, markLength) = (.utf8, 3)
    } else if isWhole, bytes.starts(with: [0xFE, 0xFF]) {
      (form, markLength) = (.utf16BigEndian, 2)
    } else if isWhole, bytes.starts(with: [0xFF, 0xFE]) {
      (form, markLength) = (.utf16LittleEndian, 2)
    } else if isWhole, (bytes[0] == 0) != (bytes[1] == 0) {
      // Catalogs begin with an ASCII character, which has no zero byte in UTF-8.
      (form, markLength) = (bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian, 0)
    } else {
      (form, markLength) = (.utf8, 0)
    }
    let rest = bytes.dropFirst(markLength)
    let text: String?
    switch form {
    case .utf8: text = String(validating: rest, as: UTF8.self)
    case .utf16BigEndian, .utf16LittleEndian:
      let isBigEndian = form == .utf16BigEndian
      let units = stride(from: rest.startIndex, to: rest.endIndex, by: 2).map { index in
        let (first, second) = (UInt16(rest[index]), UInt16(rest[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
      text = String(validating: units, as: UTF16.self)
    }
    guard let text, !bytes.starts(with: Array("bplist".utf8)) else {
      throw CatalogEditError(.refused, "the file is neither UTF-8 nor UTF-16", "convert it first")
    }
    utf8 = Array(text.utf8)
  }

  /// A change of the text as a change of the file.
  func encoded(_ edit: CatalogEdit) -> CatalogEdit {
    var result = edit
    result.changes = edit.changes.map { change in
      CatalogEdit.Change(
        range: offset(change.range.lowerBound)..<offset(change.range.upperBound), bytes: encoded(change.bytes))
    }
    return result
  }

  /// A whole text as this file would be written, its byte order mark included.
  func encoded(whole text: [UInt8], of bytes: [UInt8]) -> [UInt8] { bytes.prefix(markLength) + encoded(text) }

  private func encoded(_ text: [UInt8]) -> [UInt8] {
    let units = String(decoding: text, as: UTF8.self).utf16
    return switch form {
    case .utf8: text
    case .utf16BigEndian: units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf16LittleEndian: units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
  }

  /// The offset in the file of an offset in the text.
  private func offset(_ offset: Int) -> Int {
    switch form {
    case .utf8: return markLength + offset
    case .utf16BigEndian, .utf16LittleEndian:
      var units = 0
      for byte in utf8[..<offset] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
      return markLength + 2 * units
    }
  }
}
