/// Reads the lines of a catalog of gettext, with the strings that belong together as one.
struct POLines {
  /// What a line, with those that continue it, is.
  enum Content {
    /// A comment.
    case comment(Comment)
    /// A keyword with its text.
    case text(Keyword, POFile.Text)
  }

  /// What a comment says.
  enum Comment {
    /// The translation is not certain.
    case fuzzy
    /// Something for translators.
    case note(String)
    /// An entry that is no longer used, or a part of one.
    case obsolete
    /// A part of the text that the translation was made from, with the keyword before it; nil where a line goes on.
    case previous(Keyword?, String)
    /// Anything else, such as places.
    case other
  }

  /// What a text is.
  enum Keyword: Equatable {
    case context, id, plural
    /// The translation, with the number of its form.
    case translation(Int)
  }

  /// A line with those that continue it.
  struct Line {
    /// What it is.
    var content: Content
    /// Where it is, in bytes.
    var range: Range<Int>
  }

  private let source: SourceFile
  private var offset = 0

  /// The most forms of a text, as many as a keyword has digits for.
  private static let mostForms = 10

  /// Begins at the start of a file.
  init(_ source: SourceFile) { self.source = source }

  /// The next line that is not blank; nil at the end.
  mutating func next() throws(ContentError) -> Line? {
    while let range = lineRange {
      offset = range.upperBound
      let line = source.utf8[range].trimmed
      if line.isEmpty { continue }
      if line.first == UInt8(ascii: "#") { return Line(content: .comment(comment(line)), range: range) }
      guard let quote = line.firstIndex(of: UInt8(ascii: "\"")), let keyword = Self.keyword(line[..<quote].trimmed)
      else {
        throw ContentError(
          "the line is not part of a catalog", at: place(line.indices), "begin it with msgid, msgstr, msgctxt, # or \"")
      }
      var text = POFile.Text(value: try string(line[quote...]), lines: line.startIndex..<line.endIndex)
      while let range = lineRange {
        let line = source.utf8[range].trimmed
        guard line.first == UInt8(ascii: "\"") else { break }
        offset = range.upperBound
        text.value += try string(line)
        text.lines = text.lines.lowerBound..<line.endIndex
      }
      return Line(content: .text(keyword, text), range: text.lines)
    }
    return nil
  }

  /// A place in the file.
  func place(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: source, bytes: bytes) }

  /// The next line with its end; nil at the end of the file.
  private var lineRange: Range<Int>? {
    guard offset < source.utf8.count else { return nil }
    let end = source.utf8[offset...].firstIndex(of: 10).map { $0 + 1 } ?? source.utf8.count
    return offset..<end
  }

  private func comment(_ line: ArraySlice<UInt8>) -> Comment {
    switch line.dropFirst().first {
    case UInt8(ascii: ","):
      let flags = String(decoding: line.dropFirst(2), as: UTF8.self).split(separator: ",")
      return flags.contains { $0.filter { !$0.isWhitespace } == "fuzzy" } ? .fuzzy : .other
    case UInt8(ascii: "~"): return .obsolete
    case UInt8(ascii: "."): return .note(String(decoding: line.dropFirst(2), as: UTF8.self))
    case UInt8(ascii: "|"):
      let rest = line.dropFirst(2).trimmed
      guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")), let text = try? string(rest[quote...]) else {
        return .other
      }
      return .previous(Self.keyword(rest[..<quote].trimmed), text)
    default: return .other
    }
  }

  private static func keyword(_ word: ArraySlice<UInt8>) -> Keyword? {
    switch String(decoding: word, as: UTF8.self) {
    case "msgctxt": .context
    case "msgid": .id
    case "msgid_plural": .plural
    case "msgstr": .translation(0)
    case let form: (0..<mostForms).first { form == "msgstr[\($0)]" }.map { .translation($0) }
    }
  }

  /// The text of a string in quotes, with which the line ends.
  private func string(_ line: ArraySlice<UInt8>) throws(ContentError) -> String {
    var bytes: [UInt8] = []
    var index = line.startIndex + 1
    while index < line.endIndex, line[index] != UInt8(ascii: "\"") {
      guard line[index] == UInt8(ascii: "\\") else {
        bytes.append(line[index])
        index += 1
        continue
      }
      index += 1
      guard index < line.endIndex else { break }
      bytes.append(try escape(in: line, at: &index))
    }
    guard index < line.endIndex else {
      throw ContentError("the string is not closed", at: place(line.indices), "end it with \"")
    }
    guard index == line.endIndex - 1 else {
      throw ContentError(
        "unexpected text after the string", at: place(index + 1..<line.endIndex), "write \\\" for a quote")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The byte that an escape of C stands for, whose backslash was passed.
  private func escape(in line: ArraySlice<UInt8>, at index: inout Int) throws(ContentError) -> UInt8 {
    func digits(_ radix: UInt8, most: Int) -> UInt8? {
      var (value, count) = (0, 0)
      while count < most, index < line.endIndex, let digit = line[index].hexadecimalDigit, digit < radix {
        value = value * Int(radix) + Int(digit)
        index += 1
        count += 1
      }
      return count > 0 ? UInt8(truncatingIfNeeded: value) : nil
    }
    let start = index
    let known: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "b"): 8, UInt8(ascii: "a"): 7,
      UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11, UInt8(ascii: "\\"): UInt8(ascii: "\\"),
      UInt8(ascii: "\""): UInt8(ascii: "\""),
      UInt8(ascii: "'"): UInt8(ascii: "'"), UInt8(ascii: "?"): UInt8(ascii: "?"),
    ]
    if let byte = known[line[index]] {
      index += 1
      return byte
    }
    if let byte = digits(8, most: 3) { return byte }
    if line[index] == UInt8(ascii: "x") {
      index += 1
      if let byte = digits(16, most: 2) { return byte }
    }
    throw ContentError("unknown escape sequence", at: place(start - 1..<start + 1), "write \\\\ for a backslash")
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without blanks around them.
  fileprivate var trimmed: ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    var rest = drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }
}
