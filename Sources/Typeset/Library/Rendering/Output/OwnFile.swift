/// Recognizes the files of this program by their contents, whatever they are called.
package struct OwnFile {
  /// The page of a document that the file shows, if it is one of several files; nil for a whole document.
  let page: Int?

  /// The name of the program in its PNG files, under the keyword `Software`.
  static let program = "Typeset"
  /// The keyword for the number of a page in a PNG file.
  private static let pageKeyword = "Page"
  /// How the number of a page begins at the end of an SVG file.
  private static let pageComment = "<!-- page "
  /// How the SVG files of this program begin.
  static let svgStart = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" lang="
    """

  /// A file of a kind, by its bytes; nil if another program wrote it.
  package init?(_ bytes: [UInt8], kind: OutputKind) {
    switch kind {
    case .png:
      let texts = PNGTexts(bytes)
      guard texts["Software"] == Self.program else { return nil }
      page = texts[Self.pageKeyword].flatMap { Int($0) }
    case .svg:
      guard bytes.starts(with: Self.svgStart.utf8) else { return nil }
      let end = String(decoding: bytes.suffix(40), as: UTF8.self)
      let number = end.firstRange(of: Self.pageComment).map { end[$0.upperBound...] }
      page = number.flatMap { $0.hasSuffix(" -->\n") ? Int($0.dropLast(5)) : nil }
    case .pdf:
      guard bytes[...].contains("/Creator (Typeset ") else { return nil }
      page = nil
    case .json, .page, .testResults, .staticAnalysis, .findings, .texts, .knownFindings:
      guard kind.matches(bytes) else { return nil }
      page = nil
    case .named: return nil
    }
  }

  /// The file at a path; nil if another program wrote it, or it cannot be read.
  package init?(at path: String, kind: OutputKind) {
    guard let bytes = try? InputFile.read(path) else { return nil }
    self.init(bytes, kind: kind)
  }

  /// Notes in a PNG or SVG file that it shows one page of several.
  static func number(_ file: ByteBuffer, page: Int) {
    if file.withBytes({ $0.first == UInt8(ascii: "<") }) { return file.append("\(pageComment)\(page) -->\n") }
    PNGTexts.add("\(page)", as: pageKeyword, to: file)
  }
}

/// The texts in a PNG file, by their keywords: its chunks `tEXt` (PNG 1.2, 4.2.3.1).
private struct PNGTexts {
  private var texts: [String: String] = [:]

  /// The text with a keyword.
  subscript(keyword: String) -> String? { texts[keyword] }

  /// Where the chunks begin.
  private static let start = 8
  /// The longest chunk that is looked into, in bytes.
  private static let longest = 256

  /// Reads the chunks of a file; nothing of what is no PNG.
  init(_ bytes: [UInt8]) {
    var offset = Self.start
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= bytes.count else { return }
      let contents = bytes[offset + 8..<offset + 8 + length]
      if bytes[offset + 4..<offset + 8].elementsEqual("tEXt".utf8), length <= Self.longest,
        let zero = contents.firstIndex(of: 0)
      {
        let keyword = String(decoding: contents[..<zero], as: UTF8.self)
        texts[keyword] = String(decoding: contents[(zero + 1)...], as: UTF8.self)
      }
      offset += 12 + length
    }
  }

  /// Adds a text to a file before its last chunk, which is `IEND` and empty.
  static func add(_ text: String, as keyword: String, to file: ByteBuffer) {
    file.remove(file.count - 12..<file.count)
    file.append(chunk: "tEXt", Array("\(keyword)\0\(text)".utf8))
    file.append(chunk: "IEND", [])
  }
}
