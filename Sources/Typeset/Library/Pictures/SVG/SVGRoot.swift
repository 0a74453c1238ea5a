/// Looks for the first element of a file, which tells whether it is an SVG picture.
struct SVGRoot {
  private let bytes: [UInt8]
  private var offset = 0
  /// How much of a file is looked at, in bytes.
  private static let reach = 1 << 16

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The local name of the first element; nil if the file does not begin like XML.
  static func name(of bytes: [UInt8]) -> String? {
    var root = SVGRoot(bytes)
    while root.offset < min(bytes.count, reach) {
      while root.offset < bytes.count, bytes[root.offset] <= 0x20 { root.offset += 1 }
      guard root.offset + 1 < bytes.count, root.at("<") else { return nil }
      guard root.at("<!") || root.at("<?") else { return root.elementName() }
      root.skipMarkup()
    }
    return nil
  }

  private func elementName() -> String {
    let name = bytes[(offset + 1)...].prefix { $0 > 0x20 && ![0x2F, 0x3E, 0x3C].contains($0) }  // / > <
    return String(String(decoding: name, as: UTF8.self).localName)
  }

  /// Skips a comment, an instruction, or a document type with its declarations.
  private mutating func skipMarkup() {
    if at("<!--") { return skip(past: "-->") }
    if at("<?") { return skip(past: "?>") }
    var isInBrackets = false
    while offset < bytes.count {
      if at("[") { isInBrackets = true }
      if at("]") { isInBrackets = false }
      let isEnd = at(">") && !isInBrackets
      offset += 1
      if isEnd { return }
    }
  }

  private mutating func skip(past end: StaticString) {
    while offset < bytes.count, !at(end) { offset += 1 }
    offset = min(bytes.count, offset + end.utf8CodeUnitCount)
  }

  private func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where unsafe bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}

extension String {
  /// The part of an XML name behind its prefix.
  var localName: Substring { lastIndex(of: ":").map { self[index(after: $0)...] } ?? self[...] }
}
