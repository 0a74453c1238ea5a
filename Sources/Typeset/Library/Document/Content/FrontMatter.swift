/// What a Markdown file says about itself between two lines of hyphens, at its start.
///
/// A line has a name and a value, `lang: ar`; the value may be in quotation marks. Other lines are for other programs.
struct FrontMatter {
  /// What it says.
  private(set) var facts = ContentDocument.Facts()

  /// The longest that is looked at, in bytes.
  private static let longest = 1 << 16

  /// Reads the start of a file.
  init(_ utf8: [UInt8]) {
    guard let firstEnd = utf8.firstIndex(of: UInt8(ascii: "\n")), Self.isFence(utf8[..<firstEnd], of: "---") else {
      return
    }
    var offset = firstEnd + 1
    while offset < min(utf8.count, Self.longest) {
      let lineEnd = utf8[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
      let next = min(lineEnd + 1, utf8.count)
      if Self.isFence(utf8[offset..<lineEnd], of: "---") || Self.isFence(utf8[offset..<lineEnd], of: "...") {
        facts.start = next
        return
      }
      read(String(decoding: utf8[offset..<lineEnd], as: UTF8.self), at: offset)
      offset = next
    }
    // Without an end it is text.
    self = FrontMatter()
  }

  private init() {}

  /// Whether a line consists of three characters, and blanks behind them.
  private static func isFence(_ line: ArraySlice<UInt8>, of sign: String) -> Bool {
    line.starts(with: sign.utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  private mutating func read(_ line: String, at offset: Int) {
    guard let colon = line.firstIndex(of: ":") else { return }
    var value = line[line.index(after: colon)...].trimming { $0.isWhitespace }
    if let quote = value.first, value.count > 1, quote == "\"" || quote == "'", value.last == quote {
      value = value.dropFirst().dropLast()
    }
    guard !value.isEmpty else { return }
    switch line[..<colon] {
    case "lang", "language":
      facts.language = String(value)
      facts.languageBytes = offset..<offset + line.utf8.count
    case "title": facts.title = String(value)
    case "dir" where value == "ltr" || value == "rtl": facts.direction = String(value)
    default: break
    }
  }
}

extension Substring {
  /// Without the characters at both ends for which something is true.
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    let start = drop(while: isLeftOut)
    guard let last = start.lastIndex(where: { !isLeftOut($0) }) else { return start }
    return start[...last]
  }
}
