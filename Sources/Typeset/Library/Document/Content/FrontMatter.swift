/// What a Markdown file says about itself between two lines of hyphens, at its start.
///
/// A line has a name and a value, `lang: ar`; the value may be in quotation marks. Other lines are for other programs.
struct FrontMatter {
  /// The language of the text, as written.
  private(set) var language: String?
  /// The place of the language.
  private(set) var languageBytes = 0..<0
  /// The title.
  private(set) var title: String?
  /// The layout direction: `ltr` or `rtl`.
  private(set) var direction: String?
  /// The byte behind it, where the text begins.
  private(set) var end = 0

  /// The longest that is looked at, in bytes.
  private static let longest = 1 << 16

  /// Reads the start of a file.
  init(_ utf8: [UInt8]) {
    guard utf8.starts(with: "---\n".utf8) else { return }
    var offset = 4
    while offset < min(utf8.count, Self.longest) {
      let lineEnd = utf8[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
      let line = String(decoding: utf8[offset..<lineEnd], as: UTF8.self)
      let next = min(lineEnd + 1, utf8.count)
      if line == "---" || line == "..." {
        end = next
        return
      }
      read(line, at: offset)
      offset = next
    }
    // Without an end it is text.
    self = FrontMatter()
  }

  private init() {}

  private mutating func read(_ line: String, at offset: Int) {
    guard let colon = line.firstIndex(of: ":") else { return }
    var value = line[line.index(after: colon)...].trimming { $0.isWhitespace }
    if let quote = value.first, value.count > 1, quote == "\"" || quote == "'", value.last == quote {
      value = value.dropFirst().dropLast()
    }
    guard !value.isEmpty else { return }
    switch line[..<colon] {
    case "lang", "language":
      language = String(value)
      languageBytes = offset..<offset + line.utf8.count
    case "title": title = String(value)
    case "dir" where value == "ltr" || value == "rtl": direction = String(value)
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
