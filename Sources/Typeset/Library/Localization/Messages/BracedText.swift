/// A text with names in braces, as in `Hello {name}`, taken apart.
struct BracedText {
  /// A part of it.
  enum Part: Hashable {
    /// Characters.
    case text(Substring)
    /// A name between braces, which has none itself.
    case name(Substring)
  }

  /// The parts in order; the braces belong to the names.
  private(set) var parts: [Part] = []

  /// Takes a text apart.
  init(_ text: String) {
    let bytes = text.utf8
    var start = bytes.startIndex
    var open: String.Index?
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{"): open = index
      case UInt8(ascii: "}"):
        guard let brace = open else { continue }
        if start < brace { parts.append(.text(text[start..<brace])) }
        parts.append(.name(text[bytes.index(after: brace)..<index]))
        start = bytes.index(after: index)
        open = nil
      default: continue
      }
    }
    if start < bytes.endIndex { parts.append(.text(text[start...])) }
  }
}
