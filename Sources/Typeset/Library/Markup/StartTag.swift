/// The places inside a start tag, found by reading it once more; only diagnostics ask for them.
struct StartTag {
  private let source: SourceFile
  private let bytes: Range<Int>

  /// A start tag, or the XML declaration, by its bytes.
  init(source: SourceFile, bytes: Range<Int>) {
    self.source = source
    self.bytes = bytes
  }

  /// The start tag of an element of a tree.
  init(_ tree: MarkupTree, _ index: Int) {
    self.init(source: tree.source, bytes: tree.nodes[index].bytes)
  }

  /// The place of the element's name.
  var name: SourceRange {
    let start = min(bytes.lowerBound + 1, bytes.upperBound)
    return SourceRange(file: source, bytes: start..<end(ofNameAt: start))
  }

  /// The place of an attribute's name; that of the element's name if it is not there.
  func name(of attribute: String) -> SourceRange { place(of: attribute)?.name ?? name }

  /// The place of an attribute's value between its quotes; that of the element's name if it is not there.
  func value(of attribute: String) -> SourceRange { place(of: attribute)?.value ?? name }

  private func end(ofNameAt start: Int) -> Int {
    var end = start
    while end < bytes.upperBound, !isXMLSpace(source.utf8[end]), !"=/>".utf8.contains(source.utf8[end]) { end += 1 }
    return end
  }

  private func place(of attribute: String) -> (name: SourceRange, value: SourceRange)? {
    let text = source.utf8
    var offset = name.bytes.upperBound
    while offset < bytes.upperBound {
      while offset < bytes.upperBound, isXMLSpace(text[offset]) { offset += 1 }
      let name = offset..<end(ofNameAt: offset)
      guard !name.isEmpty else { return nil }
      offset = name.upperBound
      while offset < bytes.upperBound, text[offset] != UInt8(ascii: "\""), text[offset] != UInt8(ascii: "'") {
        offset += 1
      }
      guard offset < bytes.upperBound else { return nil }
      let quote = text[offset]
      let start = offset + 1
      guard let end = text[start..<bytes.upperBound].firstIndex(of: quote) else { return nil }
      if text[name].elementsEqual(attribute.utf8) {
        return (SourceRange(file: source, bytes: name), SourceRange(file: source, bytes: start..<end))
      }
      offset = end + 1
    }
    return nil
  }
}
