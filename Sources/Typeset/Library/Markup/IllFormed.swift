import CExpat

/// A place at which a file stops being XML, and what to tell the author about it.
struct IllFormedPlace {
  /// The text.
  let source: SourceFile
  /// Where the parser gave up.
  let offset: Int
  /// The innermost element that was open there.
  let open: MarkupNode?

  /// What is wrong there.
  func diagnostic(for failure: XML_Error) -> Diagnostic {
    switch failure {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION: return endOfFile(failure)
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_PARTIAL_CHAR: return wrongCharacter()
    case XML_ERROR_TAG_MISMATCH:
      let name = range(upTo: ">")
      return error(
        "the end tag </\(text(name))> does not match <\(shortened(open?.string ?? ""))>", name, openHint)
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      let name = range(upTo: "=")
      return error("duplicate attribute \(quoted(text(name)))", name)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      return error("unexpected content after the root element", character, "a file contains one <document>")
    case XML_ERROR_BAD_CHAR_REF:
      return error("the reference \(text(reference)) is not an XML character", reference)
    case XML_ERROR_UNDEFINED_ENTITY: return error("unknown entity \(text(reference))", reference)
    case XML_ERROR_MISPLACED_XML_PI:
      return error(
        "the XML declaration is not at the start of the file", character,
        "remove everything before it, including spaces")
    default:
      return unsafe error(String(cString: XML_ErrorString(failure)), character)
    }
  }

  private func endOfFile(_ failure: XML_Error) -> Diagnostic {
    let end = source.utf8.count..<source.utf8.count
    if let open, failure == XML_ERROR_NO_ELEMENTS {
      return error("the file ends inside <\(shortened(open.string))>", end, openHint)
    }
    if failure == XML_ERROR_NO_ELEMENTS {
      let isEmpty = source.utf8.allSatisfy(isXMLSpace)
      return Diagnostic(
        .error, code: "empty", isEmpty ? "the file is empty" : "the file has no elements",
        at: SourceRange(file: source, bytes: end),
        hints: ["start with <document lang=\"en\"><page>…</page></document>"])
    }
    let what = failure == XML_ERROR_UNCLOSED_CDATA_SECTION ? "CDATA section" : "tag, comment or instruction"
    return error("the file ends inside this \(what)", character)
  }

  private func wrongCharacter() -> Diagnostic {
    let bytes = source.utf8
    var offset = offset
    // Inside a token the parser may stop before the wrong character.
    while offset < bytes.count, !isAtFault(offset), bytes[offset] >= 0x80 {
      offset += max(1, UTF8Sequence.length(at: offset, in: bytes))
    }
    if offset < bytes.count, isAtFault(offset) { return illegal(at: offset) }
    if self.offset > 0, bytes[self.offset - 1] == UInt8(ascii: "&") {
      return error("unescaped &", self.offset - 1..<self.offset, "write &amp;")
    }
    if self.offset > 0, bytes[self.offset - 1] == UInt8(ascii: "=") {
      return error("attribute value without quotes", character, "enclose it in \"")
    }
    if byte == UInt8(ascii: "<") || (self.offset > 0 && bytes[self.offset - 1] == UInt8(ascii: "<")) {
      let place = byte == UInt8(ascii: "<") ? self.offset : self.offset - 1
      return error("unexpected <", place..<place + 1, "write &lt; for the character")
    }
    if bytes[self.offset...].starts(with: "]]>".utf8) || bytes[max(0, self.offset - 2)...].starts(with: "]]>".utf8) {
      return error("]]> outside a CDATA section", character, "write ]]&gt; for the characters")
    }
    return error("unexpected \(quoted(text(character)))", character)
  }

  private func illegal(at offset: Int) -> Diagnostic {
    let bytes = source.utf8
    let length = UTF8Sequence.length(at: offset, in: bytes)
    guard length > 0 else {
      return Diagnostic(
        .error, code: "encoding", "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not valid UTF-8",
        at: SourceRange(file: source, bytes: offset..<offset + 1), hints: ["save the file as UTF-8"])
    }
    let scalar = String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first!
    return error(
      "the character \(scalar.codePoint) is not allowed in XML",
      offset..<offset + length, "remove it")
  }

  /// Whether the character at an offset is not allowed in XML (XML 1.0, production 2).
  private func isAtFault(_ offset: Int) -> Bool {
    let bytes = source.utf8
    if bytes[offset] < 0x20 { return !isXMLSpace(bytes[offset]) }
    if bytes[offset...].starts(with: [0xEF, 0xBF, 0xBE]) || bytes[offset...].starts(with: [0xEF, 0xBF, 0xBF]) {
      return true
    }
    return UTF8Sequence.length(at: offset, in: bytes) == 0
  }

  private var byte: UInt8? { offset < source.utf8.count ? source.utf8[offset] : nil }

  /// The character at the place; nothing at the end of the file.
  private var character: Range<Int> {
    let length = UTF8Sequence.length(at: offset, in: source.utf8)
    return offset..<min(offset + max(1, length), source.utf8.count)
  }

  private var reference: Range<Int> {
    let name = range(upTo: ";")
    return name.lowerBound..<min(name.upperBound + 1, source.utf8.count)
  }

  /// From the place to a character, or to white space.
  private func range(upTo ending: Character) -> Range<Int> {
    let rest = source.utf8[offset...]
    return offset..<(rest.firstIndex { $0 == ending.asciiValue || isXMLSpace($0) } ?? rest.endIndex)
  }

  private func text(_ bytes: Range<Int>) -> String {
    shortened(String(decoding: source.utf8[bytes].prefix(256), as: UTF8.self))
  }

  private var openHint: String? {
    open.map { "<\(shortened($0.string))> opened in line \(source.position(at: $0.bytes.lowerBound).line)" }
  }

  private func error(_ message: String, _ bytes: Range<Int>, _ hint: String? = nil) -> Diagnostic {
    Diagnostic(
      .error, code: "not-well-formed", message, at: SourceRange(file: source, bytes: bytes),
      hints: hint.map { [$0] } ?? [])
  }
}
