import Typeset

/// The keys of catalogs in the elements of pages.
enum ElementKeys {
  /// The member that has the key of an element. A quotation mark in a text is escaped, so this is nowhere else.
  private static let member = Array("\"key\": ".utf8)

  /// The keys in elements as JSON.
  static func keys(in elements: [UInt8]) -> Set<String> {
    var keys: Set<String> = []
    var offset = 0
    while let start = next(in: elements, from: offset) {
      let end = endOfText(in: elements, from: start)
      if let key = try? JSONEditing.text(in: start..<end, of: elements) { keys.insert(key) }
      offset = end
    }
    return keys
  }

  /// Where the value of the next member begins.
  private static func next(in bytes: [UInt8], from offset: Int) -> Int? {
    var place = offset
    while let quote = bytes[place...].firstIndex(of: UInt8(ascii: "\"")) {
      if bytes[quote...].starts(with: member) { return quote + member.count }
      place = endOfText(in: bytes, from: quote)
    }
    return nil
  }

  /// Where a text ends that begins with a quotation mark.
  private static func endOfText(in bytes: [UInt8], from start: Int) -> Int {
    var place = start + 1
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\"") { return place + 1 }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }
}
