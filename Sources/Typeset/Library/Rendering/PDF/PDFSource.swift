/// A PDF file as Cairo wrote it, with as much of its syntax as our pass needs.
struct PDFSource {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// Where every object begins, by its number; -1 for none.
  private(set) var offsets: [Int] = []
  /// The numbers of the objects in the order of the file.
  private(set) var order: [Int] = []
  /// The trailer's dictionary.
  private(set) var trailer = 0..<0
  /// The offset of the cross-reference table.
  private(set) var tableOffset = 0

  /// The objects that are no longer needed after all others were extracted from them.
  private(set) var dropped: [Int] = []

  /// Bytes in which values can be read, without a table of objects.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Bytes with a table of objects; bytes after `tableOffset` do not belong to any object.
  init(_ bytes: [UInt8], offsets: [Int], trailer: Range<Int>, tableOffset: Int, dropped: [Int] = []) {
    self.bytes = bytes
    self.offsets = offsets
    self.trailer = trailer
    self.tableOffset = tableOffset
    self.dropped = dropped
    order = offsets.indices.filter { offsets[$0] >= 0 }.sorted { offsets[$0] < offsets[$1] }
  }

  /// The bytes of an object between `obj` and `endobj`; streams are not looked into.
  func object(_ number: Int) throws -> Range<Int> {
    guard offsets.indices.contains(number), offsets[number] >= 0 else {
      throw PDFError.unknownShape("object \(number)")
    }
    var cursor = offsets[number]
    guard integer(at: &cursor) == number, integer(at: &cursor) != nil, skip("obj", at: &cursor) else {
      throw PDFError.unknownShape("object \(number)")
    }
    return value(at: &cursor)
  }

  /// Some of the bytes.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// The value of a key of a dictionary; nil if it has none.
  func entry(_ key: StaticString, of dictionary: Range<Int>) -> Range<Int>? {
    var cursor = dictionary.lowerBound
    guard skip("<<", at: &cursor) else { return nil }
    while cursor < dictionary.upperBound {
      let name = value(at: &cursor)
      if name.isEmpty || bytes[name.lowerBound] != UInt8(ascii: "/") { return nil }
      let value = value(at: &cursor)
      if equals(name, key) { return value }
    }
    return nil
  }

  /// The object number of a value that refers to one.
  func reference(_ value: Range<Int>?) -> Int? {
    guard let value, bytes[value.upperBound - 1] == UInt8(ascii: "R") else { return nil }
    var cursor = value.lowerBound
    return integer(at: &cursor)
  }

  /// The items of an array; any other value is the only item.
  func items(_ value: Range<Int>) -> [Range<Int>] {
    guard bytes[value.lowerBound] == UInt8(ascii: "[") else { return [value] }
    var result: [Range<Int>] = []
    var cursor = value.lowerBound + 1
    while true {
      let item = self.value(at: &cursor)
      guard !item.isEmpty, item.upperBound < value.upperBound else { return result }
      result.append(item)
    }
  }

  /// Whether the value is a dictionary.
  func isDictionary(_ value: Range<Int>) -> Bool {
    value.count >= 4 && bytes[value.lowerBound] == UInt8(ascii: "<") && bytes[value.lowerBound + 1] == UInt8(ascii: "<")
  }

  /// Whether a value reads as a text.
  func equals(_ value: Range<Int>, _ text: StaticString) -> Bool {
    value.count == text.utf8CodeUnitCount && bytes.span.has(text, at: value.lowerBound)
  }

  /// The whole number at the beginning of a value.
  func number(_ value: Range<Int>) -> Int? {
    var cursor = value.lowerBound
    return integer(at: &cursor)
  }

  /// The next value, blanks before it skipped; a reference is one value. Nesting is counted, not followed.
  func value(at cursor: inout Int) -> Range<Int> {
    skipBlanks(&cursor)
    let start = cursor
    guard cursor < bytes.count else { return start..<start }
    switch bytes[cursor] {
    case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("): skipNested(&cursor)
    case UInt8(ascii: "]"), UInt8(ascii: ">"): return start..<start
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipWord(&cursor)
      var ahead = cursor
      if integer(at: &ahead) != nil, skip("R", at: &ahead) { cursor = ahead }
    default:
      cursor += 1
      skipWord(&cursor)
    }
    return start..<cursor
  }

  private func skipNested(_ cursor: inout Int) {
    var depth = 0
    repeat {
      switch bytes[cursor] {
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "("): skipString(&cursor)
      case UInt8(ascii: "%"): while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n") { cursor += 1 }
      default: break
      }
      cursor += 1
    } while depth > 0 && cursor < bytes.count
  }

  /// Leaves the cursor on the closing parenthesis.
  private func skipString(_ cursor: inout Int) {
    var depth = 0
    while cursor < bytes.count {
      switch bytes[cursor] {
      case UInt8(ascii: "\\"): cursor += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
      cursor += 1
    }
  }

  private func skipWord(_ cursor: inout Int) {
    while cursor < bytes.count {
      switch bytes[cursor] {
      case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "/"), UInt8(ascii: "%"):
        return
      default: cursor += 1
      }
    }
  }

  /// Moves the cursor past white space.
  func skipBlanks(_ cursor: inout Int) {
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: "%") {
        while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n") { cursor += 1 }
      } else if bytes[cursor] > 0x20 {
        return
      } else {
        cursor += 1
      }
    }
  }

  /// The whole number at the cursor, after white space; nil if there is none.
  func integer(at cursor: inout Int) -> Int? {
    skipBlanks(&cursor)
    var result = 0
    let start = cursor
    while cursor < bytes.count, cursor - start < 15, let digit = bytes[cursor].decimalDigit {
      result = 10 * result + digit
      cursor += 1
    }
    return cursor > start ? result : nil
  }

  /// Moves the cursor past a text and any white space before it; false if something else is there.
  func skip(_ text: StaticString, at cursor: inout Int) -> Bool {
    skipBlanks(&cursor)
    let end = cursor + text.utf8CodeUnitCount
    guard end <= bytes.count, equals(cursor..<end, text) else { return false }
    cursor = end
    return true
  }
}

extension UInt8 {
  fileprivate var decimalDigit: Int? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? Int(self - UInt8(ascii: "0")) : nil
  }
}

/// A PDF file in an unexpected form: an internal error, or an unknown version of Cairo.
struct PDFError: Error, CustomStringConvertible {
  /// The error in one line.
  var description: String

  static func unknownShape(_ what: String) -> PDFError {
    PDFError(
      description: "cannot tag the PDF that Cairo \(CairoVersion.cairo) wrote: \(what); "
        + "formats other than PDF are not affected")
  }

  static var noMemory: PDFError { PDFError(description: "not enough memory for the PDF") }
}
