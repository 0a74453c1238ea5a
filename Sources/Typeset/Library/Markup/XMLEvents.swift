import CExpat

/// Reads any XML file as a stream of events, with references and entities replaced as every reader of XML replaces
/// them.
///
/// Nothing outside the file is read. Documents have `MarkupParser`, which keeps their places in the source.
@safe package final class XMLEvents {
  /// A part of the file.
  package enum Event {
    /// A start tag: the name, and the attributes as pairs of name and value.
    case start(String, [(name: String, value: String)])
    /// The end of the innermost element.
    case end
    /// Characters; a text may come in several parts.
    case text(String)
  }

  private let parser: XML_Parser
  private let body: (Event) -> Bool

  /// Hands out the events of a file until `body` gives false; the words of expat about a file that is not well formed,
  /// or nil.
  package static func read(_ bytes: [UInt8], body: (Event) -> Bool) -> String? {
    withoutActuallyEscaping(body) { body in
      guard let reader = XMLEvents(body) else { return "out of memory" }
      return reader.read(bytes)
    }
  }

  private init?(_ body: @escaping (Event) -> Bool) {
    guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
    unsafe self.parser = unsafe parser
    self.body = body
  }

  deinit { unsafe XML_ParserFree(parser) }

  private func read(_ bytes: [UInt8]) -> String? {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser, { unsafe XMLEvents.from($0).start($1!, $2!) }, { reader, _ in unsafe XMLEvents.from(reader).take(.end) })
    unsafe XML_SetCharacterDataHandler(parser) { reader, start, count in
      let characters = unsafe UnsafeRawBufferPointer(start: start, count: Int(count))
      unsafe XMLEvents.from(reader).take(.text(String(decoding: characters, as: UTF8.self)))
    }
    // Encodings of a byte a character agree on ASCII, and so on all names.
    unsafe XML_SetUnknownEncodingHandler(
      parser,
      { _, _, encoding in
        unsafe withUnsafeMutableBytes(of: &encoding!.pointee.map) { map in
          let map = unsafe map.bindMemory(to: CInt.self)
          for index in map.indices { unsafe map[index] = CInt(index) }
        }
        unsafe encoding!.pointee.data = nil
        unsafe encoding!.pointee.convert = nil
        unsafe encoding!.pointee.release = nil
        return CInt(XML_STATUS_OK.rawValue)
      }, nil)
    let status = unsafe bytes.withUnsafeBytes { bytes in
      unsafe XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
    }
    let failure = unsafe XML_GetErrorCode(parser)
    guard status == XML_STATUS_ERROR, failure != XML_ERROR_ABORTED else { return nil }
    let words = unsafe XML_ErrorString(failure).map { unsafe String(cString: $0) } ?? "it is not well formed"
    return unsafe "line \(typeset_xml_line_number(parser)): \(words)"
  }

  private static func from(_ reader: UnsafeMutableRawPointer?) -> XMLEvents {
    unsafe Unmanaged<XMLEvents>.fromOpaque(reader!).takeUnretainedValue()
  }

  private func start(_ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    var attributes: [(name: String, value: String)] = []
    var pair = unsafe pairs
    while let key = unsafe pair[0], let value = unsafe pair[1] {
      unsafe attributes.append((String(cString: key), String(cString: value)))
      unsafe pair += 2
    }
    unsafe take(.start(String(cString: name), attributes))
  }

  private func take(_ event: Event) { if !body(event) { unsafe XML_StopParser(parser, 0) } }
}
