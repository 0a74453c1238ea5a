/// The table of the names of SF Symbols: a name a line, sorted, with the icon of the set that draws it, and after it
/// `fill`, `slash`, `circle`, `square` or `badge:ICON` for how it is drawn, `turns` if it is mirrored although its name
/// has a side, and `near` if the icon is only like it, so that messages name it and nothing draws it.
///
/// A look-up reads no more than a few lines: a document pays only for the names that it uses.
enum SymbolTable {
  private static let bytes: [UInt8] = BundledIcons.bytes(of: "symbols.txt") ?? []

  /// What the table says about a name; nil if it does not have it.
  static func line(of name: Substring) -> Substring? {
    let name = Array(name.utf8)
    guard !name.isEmpty else { return nil }
    var (low, high) = (0, bytes.count)
    while low < high {
      // The line around the middle.
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != lineEnd { start -= 1 }
      var end = start
      while end < high, bytes[end] != lineEnd { end += 1 }
      let line = bytes[start..<end]
      let key = line.prefix { $0 != blank }
      if key.elementsEqual(name) { return String(decoding: line.dropFirst(key.count + 1), as: UTF8.self)[...] }
      if key.lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
    }
    return nil
  }

  /// Whether a name with a side is mirrored all the same.
  static func turns(_ name: String) -> Bool {
    line(of: name[...])?.split(separator: " ").contains("turns") ?? false
  }

  /// All names in order, each with the name of its icon and whether the icon is drawn for it.
  static let names: [(name: String, icon: String, isDrawn: Bool)] = String(decoding: bytes, as: UTF8.self)
    .split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 1 else { return nil }
      return (String(words[0]), String(words[1]), !words.contains("near"))
    }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")
}
