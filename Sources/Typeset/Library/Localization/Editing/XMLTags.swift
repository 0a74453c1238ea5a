/// The tags of an XML file with their places; comments, processing instructions and CDATA are passed over.
package enum XMLTags {
  /// A tag.
  package struct Tag {
    /// What it does.
    package enum Kind { case start, end, empty }

    /// What it does.
    package var kind: Kind
    /// The name of the element as written.
    package var fullName: String
    /// From `<` to `>`.
    package var range: Range<Int>
    /// The stretches of the values of its attributes, without quotes, by name.
    package var attributes: [String: Range<Int>]
    /// The name without a prefix.
    package var name: String { fullName.split(separator: ":").last.map(String.init) ?? fullName }

    /// The value of an attribute.
    package func attribute(_ name: String, in bytes: [UInt8]) -> String? {
      attributes[name].map { XMLTags.unescaped(String(decoding: bytes[$0], as: UTF8.self)) }
    }
  }

  /// All tags in order.
  package static func all(in bytes: [UInt8]) throws(CatalogEditError) -> [Tag] {
    var tags: [Tag] = []
    var offset = 0
    func skip(past end: String) throws(CatalogEditError) {
      let mark = Array(end.utf8)
      while offset + mark.count <= bytes.count {
        if bytes[offset] == mark[0], bytes[offset..<offset + mark.count].elementsEqual(mark) {
          offset += mark.count
          return
        }
        offset += 1
      }
      throw CatalogEditError(.refused, "\(quoted(end)) is missing", "correct the file first")
    }
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        try skip(past: "-->")
      } else if rest.starts(with: "<![CDATA[".utf8) {
        try skip(past: "]]>")
      } else if rest.starts(with: "<?".utf8) {
        try skip(past: "?>")
      } else if rest.starts(with: "<!".utf8) {
        // Declarations can define what a text means.
        throw CatalogEditError(.refused, "a document type is not allowed here", "remove it")
      } else {
        let tag = try tag(at: start, in: bytes)
        tags.append(tag)
        offset = tag.range.upperBound
      }
    }
    return tags
  }

  /// The tag that begins at an offset.
  package static func tag(at start: Int, in bytes: [UInt8]) throws(CatalogEditError) -> Tag {
    var offset = start + 1
    var kind = Tag.Kind.start
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
      kind = .end
      offset += 1
    }
    func name() -> String {
      let start = offset
      while offset < bytes.count, ![32, 9, 10, 13].contains(bytes[offset]), !"/>=".utf8.contains(bytes[offset]) {
        offset += 1
      }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    func skipBlanks() { while offset < bytes.count, [32, 9, 10, 13].contains(bytes[offset]) { offset += 1 } }
    let fullName = name()
    var attributes: [String: Range<Int>] = [:]
    while offset < bytes.count {
      skipBlanks()
      guard offset < bytes.count else { break }
      if bytes[offset] == UInt8(ascii: ">") {
        return Tag(kind: kind, fullName: fullName, range: start..<offset + 1, attributes: attributes)
      }
      if bytes[offset] == UInt8(ascii: "/") {
        kind = .empty
        offset += 1
        continue
      }
      let attribute = name()
      skipBlanks()
      guard !attribute.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { break }
      offset += 1
      skipBlanks()
      guard offset < bytes.count, bytes[offset] == 34 || bytes[offset] == 39 else { break }
      let quote = bytes[offset]
      guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else { break }
      attributes[attribute] = offset + 1..<end
      offset = end + 1
    }
    throw CatalogEditError(.refused, "the tag <\(fullName)> is malformed", "correct the file first")
  }

  /// A text as content of an element.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A reader would take it for the end of a line.
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A text without its references.
  package static func unescaped(_ text: String) -> String { decoded(Array(text.utf8)[...]) }

  /// What the content of an element says that holds no other: comments and processing instructions say nothing.
  static func content(in bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      text += decoded(rest[..<start])
      rest = rest[start...]
      let (mark, end) =
        rest.starts(with: "<![CDATA[".utf8) ? (9, "]]>") : rest.starts(with: "<?".utf8) ? (2, "?>") : (4, "-->")
      let close = Array(end.utf8)
      let inner = rest.dropFirst(mark)
      guard let stop = inner.indices.first(where: { inner[$0...].starts(with: close) }) else { return text }
      if mark == 9 { text += String(decoding: inner[..<stop], as: UTF8.self) }
      rest = inner[(stop + close.count)...]
    }
    return text + decoded(rest)
  }

  /// Bytes, since a semicolon and an accent after it are one character.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { break }
      let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
      let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      if let scalar = known[name] ?? number.flatMap(Unicode.Scalar.init) {
        result += Array(String(Character(scalar)).utf8)
      } else {
        result += rest[...end]
      }
      rest = rest[(end + 1)...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}
