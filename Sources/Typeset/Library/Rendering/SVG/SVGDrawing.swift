/// The drawing by Cairo, without its root element and with names that depend only on the drawing.
///
/// Cairo counts surfaces over the whole process, and its versions name glyphs differently. Names are replaced in order
/// of appearance, with a prefix that no `id` of the document has.
struct SVGDrawing: ~Escapable {
  private let bytes: Span<UInt8>
  private let prefix: String
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// Takes the bytes of Cairo's file.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, prefix: String) {
    self.bytes = bytes
    self.prefix = prefix
  }

  /// Writes the contents of the root element.
  @_lifetime(self: copy self)
  mutating func write(to out: ByteBuffer) {
    let end = start(ofLast: "</svg>") ?? bytes.count
    var copied = position(after: "<svg", from: 0).flatMap { position(after: "\n", from: $0) } ?? end
    var cursor = copied
    var (quotes, signs) = (ByteFinder("\"", to: end), ByteFinder("#", to: end))
    while true {
      let mark = min(quotes.next(from: cursor, in: bytes), signs.next(from: cursor, in: bytes))
      guard mark < end else { break }
      cursor = mark + 1
      guard precedesName(mark, from: copied) else { continue }
      let name = cursor
      while cursor < end, bytes[cursor] != UInt8(ascii: "\""), bytes[cursor] != UInt8(ascii: ")") { cursor += 1 }
      out.append(bytes.extracting(copied..<name))
      out.append(newName(of: String(utf8: bytes.extracting(name..<cursor))))
      copied = cursor
    }
    if copied < end { out.append(bytes.extracting(copied..<end)) }
  }

  /// Whether a quotation mark or number sign is the end of `id="`, `="#` or `(#`, which precede names; only bytes from
  /// `start` on count.
  private func precedesName(_ mark: Int, from start: Int) -> Bool {
    func ends(_ text: StaticString) -> Bool {
      let first = mark + 1 - text.utf8CodeUnitCount
      return first >= start && bytes.has(text, at: first)
    }
    return bytes[mark] == UInt8(ascii: "#") ? ends("(#") || ends("=\"#") : ends("id=\"")
  }

  @_lifetime(self: copy self)
  private mutating func newName(of name: String) -> String {
    if let known = names[name] { return known }
    let kind = String(decoding: name.utf8.prefix { (0x61...0x7A).contains($0 | 0x20) }, as: UTF8.self)
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    let new = "\(prefix)\(kind)\(count)"
    names[name] = new
    return new
  }

  private func position(after text: StaticString, from index: Int) -> Int? {
    (index..<bytes.count).first { bytes.has(text, at: $0) }.map { $0 + text.utf8CodeUnitCount }
  }

  private func start(ofLast text: StaticString) -> Int? { bytes.indices.last { bytes.has(text, at: $0) } }
}
