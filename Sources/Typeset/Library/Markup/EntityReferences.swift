/// The references to entities that a file makes without having them: XML knows five without a declaration, HTML many
/// more.
struct EntityReferences {
  /// One of them.
  struct Reference {
    /// The name between `&` and `;`.
    var name: String
    /// The place of the whole reference.
    var place: SourceRange
  }

  private static let predefined: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  /// All of them in a file, in order; what looks like one in a comment, a CDATA section or an instruction is none.
  static func undeclared(in source: SourceFile) -> [Reference] {
    let bytes = source.utf8
    var found: [Reference] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") {
        offset = endOfAside(at: offset, in: bytes) ?? offset + 1
      } else if bytes[offset] == UInt8(ascii: "&"), let end = endOfName(at: offset + 1, in: bytes) {
        let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
        if !predefined.contains(name) {
          found.append(Reference(name: name, place: SourceRange(file: source, bytes: offset..<end + 1)))
        }
        offset = end + 1
      } else {
        offset += 1
      }
    }
    return found
  }

  /// The text with blanks in place of the references, so that it has the same places.
  static func blanked(_ references: [Reference], in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for reference in references {
      for offset in reference.place.bytes { bytes[offset] = UInt8(ascii: " ") }
    }
    return bytes
  }

  /// Where a comment, a CDATA section or an instruction that starts at `<` ends; nil where none starts.
  private static func endOfAside(at start: Int, in bytes: [UInt8]) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where bytes[start...].starts(with: opening.utf8) {
      let closing = Array(closing.utf8)
      var offset = start + opening.utf8.count
      while offset < bytes.count, !bytes[offset...].starts(with: closing) { offset += 1 }
      return min(offset + closing.count, bytes.count)
    }
    return nil
  }

  /// Where a name ends that a semicolon follows; nil where none stands.
  private static func endOfName(at start: Int, in bytes: [UInt8]) -> Int? {
    var end = start
    while end < bytes.count, end - start < 64, isNameByte(bytes[end]) { end += 1 }
    return end > start && end < bytes.count && bytes[end] == UInt8(ascii: ";") ? end : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension EntityReferences.Reference {
  /// What to tell the author.
  var diagnostic: Diagnostic {
    var hint = "write the character itself or its number, as in &#8212;"
    if let number = HTMLEntities.numbers[name] {
      hint = "write &#\(number);"
    } else if let near = NearestName.of(name, among: ["amp", "lt", "gt", "quot", "apos"]) {
      hint = "did you mean &\(near);?"
    }
    return Diagnostic(.error, code: "entity", "unknown entity &\(name);", at: place, hints: [hint])
  }
}
