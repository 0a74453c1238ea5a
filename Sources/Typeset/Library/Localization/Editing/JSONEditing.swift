/// Texts written into JSON.
package enum JSONEditing {
  /// A text as a string with its quotes. Only what must be is escaped: letters stay readable.
  static func string(_ text: String) -> String {
    EscapedText.quoted(text) { scalar in
      guard scalar < " " else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The blanks that the line of an offset begins with.
  static func indentation(at offset: Int, in bytes: [UInt8]) -> String {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 10 { start -= 1 }
    return String(decoding: bytes[start...].prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
  }

  /// The end of lines in a file.
  static func lineEnd(in bytes: [UInt8]) -> String {
    guard let index = bytes.firstIndex(of: 10), index > 0, bytes[index - 1] == 13 else { return "\n" }
    return "\r\n"
  }

  /// Where a member begins and ends that an object has.
  package struct Member {
    /// The key with its quotes.
    package var key: Range<Int>
    /// The value.
    package var value: Range<Int>
  }

  /// The members of the object that a scanner reads next, by their keys; of twins the last, which counts.
  static func members(_ scanner: inout JSONScanner) throws(ContentError) -> [String: Member] {
    var members: [String: Member] = [:]
    var object = try scanner.enterObject("a part of the file", allowsTwins: true)
    while let key = try scanner.nextKey(in: &object) {
      let (name, start) = (object.key, scanner.offset)
      try scanner.skip()
      members[key] = Member(key: name, value: start..<scanner.offset)
    }
    return members
  }

  /// The members of the object in a stretch of a file.
  package static func members(in range: Range<Int>, of bytes: [UInt8]) throws(ContentError) -> [String: Member] {
    var scanner = try JSONScanner(SourceFile(name: "", utf8: Array(bytes[range])))
    let found = try members(&scanner)
    try scanner.finish()
    return found.mapValues { member in
      func moved(_ part: Range<Int>) -> Range<Int> {
        part.lowerBound + range.lowerBound..<part.upperBound + range.lowerBound
      }
      return Member(key: moved(member.key), value: moved(member.value))
    }
  }

  /// The text of a string in a stretch of a file.
  package static func text(in range: Range<Int>, of bytes: [UInt8]) throws(ContentError) -> String {
    var scanner = try JSONScanner(SourceFile(name: "", utf8: Array(bytes[range])))
    return try scanner.text("the text")
  }

  /// Does work, with a fault of the file as an error of the change.
  static func wrap<Result>(_ body: () throws(ContentError) -> Result) throws(CatalogEditError) -> Result {
    do { return try body() } catch {
      throw CatalogEditError(.refused, error.diagnostic.message, "correct the file first")
    }
  }
}
