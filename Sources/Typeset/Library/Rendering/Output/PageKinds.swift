/// The kinds of files that show pages, and how this program recognizes its own: `Software` in a PNG, the beginning of
/// an SVG, the creator of a PDF, the first member of JSON.
///
/// PDF, SVG and PNG files may come from any program; JSON must be of this one, since it is more often a source than a
/// result.
extension OutputKind {
  /// A rendering as a PDF.
  package static let pdf = OutputKind("a PDF") {
    $0.prefix(1024).contains("%PDF-")
  } ownFile: { bytes in
    bytes[...].contains("/Creator (Typeset ") ? OwnFile(page: nil) : nil
  }

  /// A rendering as an SVG picture.
  package static let svg = OutputKind("an SVG") {
    SVGRoot.name(of: $0) == "svg"
  } ownFile: { bytes in
    guard bytes.starts(with: PageSigns.svgStart.utf8) else { return nil }
    let end = String(decoding: bytes.suffix(40), as: UTF8.self)
    let number = end.firstRange(of: PageSigns.pageComment).map { end[$0.upperBound...] }
    return OwnFile(page: number.flatMap { $0.hasSuffix(" -->\n") ? Int($0.dropLast(5)) : nil })
  }

  /// A rendering as a PNG picture.
  package static let png = OutputKind("a PNG") {
    $0.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  } ownFile: { bytes in
    let texts = PNGTexts(bytes)
    guard texts["Software"] == PageSigns.program else { return nil }
    return OwnFile(page: texts[PageSigns.pageKeyword].flatMap { Int($0) })
  }

  /// JSON that any run can write again, such as the dump of a rendering: its first member is `typeset`, with the
  /// version of its form. Files that people keep have a word in its place.
  package static let json = OutputKind("JSON written by typesetter") { bytes in
    let start = #"{"typeset": "#.utf8
    return bytes.starts(with: start) && bytes.dropFirst(start.count).first.map { 0x30...0x39 ~= $0 } == true
  }
}

/// What files that show pages contain so that they are recognized.
enum PageSigns {
  /// The name of the program in its PNG files, under the keyword `Software`.
  static let program = "Typeset"
  /// The keyword for the number of a page in a PNG file.
  fileprivate static let pageKeyword = "Page"
  /// How the number of a page begins at the end of an SVG file.
  fileprivate static let pageComment = "<!-- page "
  /// How the SVG files of this program begin.
  static let svgStart = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" lang="
    """

  /// Notes in a PNG or SVG file that it shows one page of several.
  static func number(_ file: ByteBuffer, page: Int) {
    if file.withBytes({ !$0.isEmpty && $0[0] == UInt8(ascii: "<") }) {
      return file.append("\(pageComment)\(page) -->\n")
    }
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
