/// A value of a property list in any form.
indirect enum PropertyList: Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// Keys and values in the order of the file.
  case dictionary([PropertyListMember])
  /// Values in order.
  case array([PropertyList])
  /// Anything else: real numbers, dates, data, yes and no.
  case other(String)

  /// Its name in messages.
  var noun: String {
    switch self {
    case .text: "a string"
    case .integer: "a number"
    case .dictionary: "a dictionary"
    case .array: "a list"
    case .other(let noun): noun
    }
  }
}

/// A key of a dictionary with its value.
struct PropertyListMember: Sendable {
  /// The key.
  var key: String
  /// The place of the key; a binary file has none but itself.
  var place: SourceRange
  /// The value.
  var value: PropertyList
  /// The words of the comment right before it; nil for none.
  var comment: String?
}

extension PropertyList {
  /// Reads a file in the text form, in XML or in the binary form; a text form may leave the outer braces out.
  static func read(_ bytes: [UInt8], name: String) throws(ContentError) -> PropertyList {
    if bytes.starts(with: "bplist".utf8) { return try BinaryPropertyList.read(bytes, name: name) }
    let source = try SourceFile.catalog(bytes, name: name)
    let first = source.utf8.first { !isXMLSpace($0) }
    if first == UInt8(ascii: "<"), !isData(source.utf8) {
      return try XMLPropertyList.read(bytes, name: name)
    }
    return try TextPropertyList.read(source)
  }

  /// Whether a text that begins with `<` is data of the text form, and not XML.
  private static func isData(_ text: [UInt8]) -> Bool {
    guard let start = text.firstIndex(of: UInt8(ascii: "<")), start + 1 < text.count else { return false }
    return
      !(text[start + 1] == UInt8(ascii: "?") || text[start + 1] == UInt8(ascii: "!")
      || text[start + 1] == UInt8(ascii: "p"))
  }
}
