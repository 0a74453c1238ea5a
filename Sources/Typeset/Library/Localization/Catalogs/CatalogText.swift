extension SourceFile {
  /// A catalog as text, from UTF-8 or UTF-16, with a byte order mark or without.
  static func catalog(_ bytes: [UInt8], name: String) throws(ContentError) -> SourceFile {
    var text = MarkupEncoding(bytes)
    if !text.isUTF32, text.form == .utf8, bytes.count >= 2, bytes.count % 2 == 0, (bytes[0] == 0) != (bytes[1] == 0) {
      // Catalogs begin with an ASCII character, which has no zero byte in UTF-8.
      text = MarkupEncoding((bytes[0] == 0 ? [0xFE, 0xFF] : [0xFF, 0xFE]) + bytes)
    }
    let source = SourceFile(name: name, utf8: text.utf8)
    func place(_ offset: Int, _ count: Int) -> SourceRange { SourceRange(file: source, bytes: offset..<offset + count) }
    if text.isUTF32 {
      throw ContentError(
        "UTF-32 is not supported", at: place(0, 0), "save the file as UTF-8", code: "encoding")
    }
    if let offset = text.faultOffset {
      throw ContentError(
        "invalid UTF-16: unpaired surrogate", at: place(offset, 3), "save the file as UTF-8",
        code: "encoding")
    }
    if text.form == .utf8, String(validating: text.utf8, as: UTF8.self) == nil {
      var offset = 0
      while offset < text.utf8.count {
        let length = UTF8Sequence.length(at: offset, in: text.utf8)
        if length == 0 { break }
        offset += length
      }
      let byte = String(text.utf8[min(offset, text.utf8.count - 1)], radix: 16, uppercase: true)
      throw ContentError(
        "the byte 0x\(byte) is not valid UTF-8", at: place(offset, 1), "save the file as UTF-8", code: "encoding")
    }
    return source
  }
}
