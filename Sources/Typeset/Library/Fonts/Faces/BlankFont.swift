extension Font {
  /// A font whose glyphs show nothing and are one em wide, to carry the text of glyphs drawn as pictures.
  ///
  /// It has no characters. Each glyph but the first may carry a separate text, so that readers of PDF find it.
  static let blank: Font = {
    do {
      return try Font(bytes: FontBytes(copying: BlankFont.bytes), fileName: "Blank.ttf")
    } catch { preconditionFailure("\(error)") }
  }()

  /// How many glyphs the blank font has.
  static let blankGlyphCount = BlankFont.glyphCount
}

/// The tables of the blank font, as OpenType lays them out.
private enum BlankFont {
  static let glyphCount = 1024
  private static let unitsPerEm = 1000
  private static let (ascent, descent) = (800, -200)

  static var bytes: [UInt8] {
    let tables: [(tag: String, content: FontTable)] = [
      ("cmap", FontTable(words: [0, 0])), ("glyf", FontTable(words: [0, 0])), ("head", head), ("hhea", hhea),
      ("hmtx", FontTable(words: [unitsPerEm] + Array(repeating: 0, count: glyphCount))),
      ("loca", FontTable(words: Array(repeating: 0, count: glyphCount + 1))), ("maxp", maxp), ("name", name),
    ]
    var directory = FontTable(longs: [0x0001_0000])
    directory.add(words: [tables.count, 128, 3, tables.count * 16 - 128])
    var body = FontTable()
    for (tag, content) in tables {
      directory.bytes += Array(tag.utf8)
      directory.add(longs: [content.checksum, 12 + 16 * tables.count + body.bytes.count, content.bytes.count])
      body.bytes += content.padded
    }
    return directory.bytes + body.bytes
  }

  private static var head: FontTable {
    var table = FontTable(longs: [0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5])
    table.add(words: [0, unitsPerEm])
    // When it was made and changed: never.
    table.add(longs: [0, 0, 0, 0])
    table.add(words: [0, descent, unitsPerEm, ascent, 0, 6, 2, 0, 0])
    return table
  }

  private static var hhea: FontTable {
    var table = FontTable(longs: [0x0001_0000])
    table.add(words: [ascent, descent, 0, unitsPerEm, 0, 0, unitsPerEm, 1, 0, 0, 0, 0, 0, 0, 0, 1])
    return table
  }

  private static var maxp: FontTable {
    var table = FontTable(longs: [0x0001_0000])
    table.add(words: [glyphCount, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    return table
  }

  /// Family, style and PostScript name, for Windows in English.
  private static var name: FontTable {
    let names = [(1, "Blank"), (2, "Regular"), (6, "Blank-Regular")]
    var table = FontTable(words: [0, names.count, 6 + 12 * names.count])
    var text = FontTable()
    for (id, name) in names {
      table.add(words: [3, 1, 0x409, id, 2 * name.utf16.count, text.bytes.count])
      text.add(words: name.utf16.map(Int.init))
    }
    table.bytes += text.bytes
    return table
  }
}

/// The bytes of a table, large ends first.
private struct FontTable {
  var bytes: [UInt8] = []

  init() {}
  init(words: [Int]) { add(words: words) }
  init(longs: [Int]) { add(longs: longs) }

  mutating func add(words: [Int]) {
    for word in words { bytes += [UInt8(truncatingIfNeeded: word >> 8), UInt8(truncatingIfNeeded: word)] }
  }

  mutating func add(longs: [Int]) { for long in longs { add(words: [long >> 16, long]) } }

  /// The bytes, filled up with zeros to whole longs.
  var padded: [UInt8] { bytes + Array(repeating: 0, count: -bytes.count & 3) }

  /// The sum of its longs.
  var checksum: Int {
    let bytes = padded
    return stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, offset in
      (sum + bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }) & 0xFFFF_FFFF
    }
  }
}
