/// An OpenType font taken apart into its tables (OpenType, "Font file").
struct FontSample {
  /// The tables in the order of their tags.
  var tables: [String: [UInt8]] = [:]

  /// A bundled font.
  init(_ name: String) throws {
    let bytes = try BundledFonts.bytes(name)
    func number(_ offset: Int, _ count: Int) -> Int { bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) } }
    for entry in (0..<number(4, 2)).map({ 12 + 16 * $0 }) {
      let tag = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
      let start = number(entry + 8, 4)
      tables[tag] = Array(bytes[start..<(start + number(entry + 12, 4))])
    }
  }

  /// Writes a number of two bytes to a table.
  mutating func set(_ tag: String, at offset: Int, to value: Int) {
    tables[tag]?[offset] = UInt8(value >> 8 & 0xFF)
    tables[tag]?[offset + 1] = UInt8(value & 0xFF)
  }

  /// A number of two bytes of a table.
  func number(_ tag: String, at offset: Int) -> Int {
    tables[tag].map { Int($0[offset]) << 8 | Int($0[offset + 1]) } ?? 0
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }
    var directory = number(0x0001_0000, 4) + number(tables.count, 2) + number(0, 6)
    var body: [UInt8] = []
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      let start = 12 + 16 * tables.count + body.count
      directory += Array(tag.utf8) + number(0, 4) + number(start, 4) + number(table.count, 4)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  /// Makes every glyph but the first of two of the glyph before it.
  mutating func doubleEveryGlyph() {
    let count = number("maxp", at: 4)
    var (outlines, places): ([UInt8], [UInt8]) = ([], [])
    func place() -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: outlines.count >> $0) } }
    for glyph in 0..<count {
      places += place()
      guard glyph > 0 else {
        // One contour of one point.
        outlines += [0, 1] + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0x37, 0]
        continue
      }
      let part = [UInt8(truncatingIfNeeded: (glyph - 1) >> 8), UInt8(truncatingIfNeeded: glyph - 1)]
      outlines += [0xFF, 0xFF] + [UInt8](repeating: 0, count: 8)
      outlines += [0, 0x22] + part + [0, 0] + [0, 0x02] + part + [0, 0]
    }
    places += place()
    tables["glyf"] = outlines
    tables["loca"] = places
    set("head", at: 50, to: 1)
    set("maxp", at: 30, to: 0xFFFF)
  }
}

extension Bomb {
  /// A bomb that is a font: a bundled one after a change.
  private static func font(
    _ name: String, _ words: String, change: @escaping @Sendable (inout FontSample) -> Void
  ) -> Bomb {
    font(name, words) {
      var sample = try FontSample("NotoSansHebrew-Regular.ttf")
      change(&sample)
      return sample.bytes
    }
  }

  private static func font(_ name: String, _ words: String, bytes: @escaping @Sendable () throws -> [UInt8]) -> Bomb {
    Bomb(
      "font-" + name, .refused(65, words), files: { ["bomb.ttf": try bytes()] },
      canvas("<p font=\"Bomb\">שלום</p>", head: "<head><font src=\"bomb.ttf\" family=\"Bomb\"/></head>"))
  }

  /// Bombs in fonts.
  static var fonts: [Bomb] {
    let widths = "table \"hmtx\" has fewer widths than table \"hhea\" says"
    return [
      font("names-outside", "table \"name\" has names beyond its end") { $0.set("name", at: 4, to: 0xFFFF) },
      font("long-name", "table \"name\" has names beyond its end") { $0.set("name", at: 6 + 8, to: 0xFFFF) },
      font("many-names", "table \"name\" is truncated") { $0.set("name", at: 2, to: 0xFFFF) },
      font("outlines-outside", "table \"loca\" has outlines outside table \"glyf\"") {
        $0.set("loca", at: 20, to: 0xFFFF)
      },
      font("few-outlines", "table \"loca\" is truncated") { $0.set("maxp", at: 4, to: 0xFFFF) },
      font("truncated-outline", "in table \"glyf\" is truncated") { sample in
        for offset in stride(from: 0, to: 200, by: 2) { sample.set("glyf", at: offset, to: 0x7FFF) }
      },
      font("doubled-outlines", "is put together of more than 4096 glyphs, or of itself") { $0.doubleEveryGlyph() },
      font("no-em", "its em has 0 units, not 16 to 16384") { $0.set("head", at: 18, to: 0) },
      font("no-widths", widths) { $0.set("hhea", at: 34, to: 0) },
      font("short-widths", widths) { $0.tables["hmtx"] = [0, 0, 0, 0] },
      font("truncated", "reaches beyond the file") {
        let whole = try BundledFonts.bytes("NotoSansHebrew-Regular.ttf")
        return Array(whole[..<(whole.count / 2)])
      },
      font("empty", "is not an OpenType font") { [] },
    ]
  }
}
