/// Puts the text of a resource together, as Android's compiler of resources (`aapt2`) does: white space counts once
/// outside of quotation marks, and a backslash begins an escape.
struct ResourceText {
  private var text: [UInt8] = []
  private var isQuoted = false
  /// Whether a blank follows, unless the text ends.
  private var hasBlank = false
  /// Whether anything but white space was written.
  private var hasBegun = false

  /// The text of an element with those of its inline elements, whose tags are styles.
  static func value(of index: Int, in tree: MarkupTree) -> String {
    var result = ResourceText()
    var bytes: [UInt8] = []
    for inner in index..<tree.nodes[index].end {
      switch tree.nodes[inner].kind {
      case .element: continue
      case .text: bytes += tree.source.utf8[tree.nodes[inner].bytes]
      case .reference: bytes += tree.nodes[inner].string.utf8
      }
    }
    result.append(bytes)
    return withFormats(String(decoding: result.text, as: UTF8.self))
  }

  private mutating func append(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if !isQuoted, isXMLSpace(byte) {
        hasBlank = hasBegun
        continue
      }
      if hasBlank { text.append(0x20) }
      hasBlank = false
      hasBegun = true
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\"): appendEscape(bytes, &offset)
      default: text.append(byte)
      }
    }
  }

  /// Appends what a backslash and the bytes at an offset mean.
  private mutating func appendEscape(_ bytes: [UInt8], _ offset: inout Int) {
    guard offset < bytes.count else { return }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let unit = Self.unit(at: offset, in: bytes) else { return text.append(byte) }
      offset += 4
      guard (0xD800...0xDBFF).contains(unit), bytes[offset...].starts(with: "\\u".utf8),
        let low = Self.unit(at: offset + 2, in: bytes)
      else { return text += String(decoding: [unit], as: UTF16.self).utf8 }
      offset += 6
      text += String(decoding: [unit, low], as: UTF16.self).utf8
    default: text.append(byte)
    }
  }

  /// The code unit that four digits at an offset are; nil for other characters.
  private static func unit(at offset: Int, in bytes: [UInt8]) -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    return UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
  }

  /// A text whose numbers in groups are written as `printf` has them: `%1$,d` is `%1$'d` in it.
  private static func withFormats(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")), text.utf8.contains(UInt8(ascii: ",")) else { return text }
    var bytes = Array(text.utf8)
    var start: Int?
    for offset in bytes.indices {
      switch bytes[offset] {
      case UInt8(ascii: "%"): start = offset
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "."): continue
      case UInt8(ascii: ","):
        let isFlag =
          start != nil
          && bytes[(offset + 1)...].prefix(8).first { !".0123456789".utf8.contains($0) }
            .map { "dfs".utf8.contains($0) } == true
        if isFlag { bytes[offset] = UInt8(ascii: "'") }
      default: start = nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
