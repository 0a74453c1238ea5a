/// The drawing by Cairo, without its root element and with names that depend only on the drawing.
///
/// Cairo counts surfaces over the whole process, and its versions name glyphs differently. Names are replaced in order of
/// appearance, with a prefix that no `id` of the document has.
struct SVGDrawing {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let prefix: String
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// Takes the bytes of Cairo's file.
  init(_ bytes: UnsafeBufferPointer<UInt8>, prefix: String) {
    self.bytes = bytes
    self.prefix = prefix
  }

  /// Writes the contents of the root element.
  mutating func write(to out: ByteBuffer) {
    var index = position(after: "<svg", from: 0).flatMap { position(after: "\n", from: $0) } ?? bytes.count
    let end = start(ofLast: "</svg>") ?? bytes.count
    var copied = index
    while index < end {
      let isName = matches("id=\"", at: index) || matches("=\"#", at: index) || matches("(#", at: index)
      guard isName else {
        index += 1
        continue
      }
      let first = index + (bytes[index] == UInt8(ascii: "i") ? 4 : bytes[index] == UInt8(ascii: "=") ? 3 : 2)
      var last = first
      while last < end, bytes[last] != UInt8(ascii: "\""), bytes[last] != UInt8(ascii: ")") { last += 1 }
      out.append(UnsafeBufferPointer(rebasing: bytes[copied..<first]))
      out.append(newName(of: String(decoding: bytes[first..<last], as: UTF8.self)))
      copied = last
      index = last
    }
    if copied < end { out.append(UnsafeBufferPointer(rebasing: bytes[copied..<end])) }
  }

  private mutating func newName(of name: String) -> String {
    if let known = names[name] { return known }
    let kind = String(name.prefix(while: \.isLetter))
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    let new = "\(prefix)\(kind)\(count)"
    names[name] = new
    return new
  }

  private func matches(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private func position(after text: StaticString, from index: Int) -> Int? {
    (index..<bytes.count).first { matches(text, at: $0) }.map { $0 + text.utf8CodeUnitCount }
  }

  private func start(ofLast text: StaticString) -> Int? { bytes.indices.last { matches(text, at: $0) } }
}
