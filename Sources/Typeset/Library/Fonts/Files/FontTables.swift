/// The tables of one face of a font file, as the file lists them (OpenType, "Font file").
struct FontTables {
  private let bytes: FontBytes
  private let ranges: [String: Range<Int>]

  /// Reads the list of tables; those that reach beyond the file throw.
  init(_ bytes: FontBytes, face: Int) throws(FontError.Reason) {
    self.bytes = bytes
    let file = FontSlice(bytes: bytes, range: 0..<bytes.count)
    let start = file.tag(at: 0) == "ttcf" ? file.number32(at: 12 + 4 * face) : 0
    let count = file.number16(at: start + 4)
    guard start + 12 + 16 * count <= bytes.count else { throw .incomplete("its list of tables is truncated") }
    var ranges: [String: Range<Int>] = [:]
    for entry in (0..<count).map({ start + 12 + 16 * $0 }) {
      let tag = file.tag(at: entry)
      let (offset, length) = (file.number32(at: entry + 8), file.number32(at: entry + 12))
      guard offset + length <= bytes.count else {
        // What nobody reads may be missing.
        if Self.needed.contains(tag) { throw .incomplete("table \"\(tag)\" reaches beyond the file") }
        continue
      }
      ranges[tag] = offset..<(offset + length)
    }
    self.ranges = ranges
  }

  /// A table; nil if there is none.
  subscript(tag: String) -> FontSlice? { ranges[tag].map { FontSlice(bytes: bytes, range: $0) } }

  /// The tables from which glyphs are measured, drawn and embedded.
  private static let needed: Set<String> = [
    "head", "hhea", "hmtx", "maxp", "cmap", "name", "OS/2", "post", "loca", "glyf", "CFF ", "CFF2", "cvt ", "fpgm",
    "prep", "vhea", "vmtx", "sbix", "CBDT", "CBLC", "GDEF", "GSUB", "GPOS",
  ]
}

/// A part of a font file. Numbers beyond its end are 0.
struct FontSlice {
  fileprivate let bytes: FontBytes
  fileprivate let range: Range<Int>

  /// Some bytes in memory.
  init(_ bytes: [UInt8]) { self.init(bytes: FontBytes(copying: bytes), range: 0..<bytes.count) }

  fileprivate init(bytes: FontBytes, range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// How many bytes it has.
  var count: Int { range.count }

  /// An unsigned number of 8 bits.
  func number8(at offset: Int) -> Int { number(at: offset, bytes: 1) }

  /// An unsigned number of 16 bits.
  func number16(at offset: Int) -> Int { number(at: offset, bytes: 2) }

  /// An unsigned number of 32 bits.
  func number32(at offset: Int) -> Int { number(at: offset, bytes: 4) }

  /// An unsigned number of up to four bytes, the highest first.
  func number(at offset: Int, bytes count: Int) -> Int {
    guard offset >= 0, count >= 0, offset <= range.count - count else { return 0 }
    var value = 0
    for index in 0..<count { value = value << 8 | Int(bytes.span[range.lowerBound + offset + index]) }
    return value
  }

  /// A tag of four letters.
  func tag(at offset: Int) -> String {
    String(decoding: (0..<4).map { UInt8(number8(at: offset + $0)) }, as: UTF8.self)
  }

  /// A part of it, cut off at its end.
  func part(from offset: Int, count: Int = .max) -> FontSlice {
    let start = min(max(offset, 0), range.count)
    let length = min(max(count, 0), range.count - start)
    return FontSlice(bytes: bytes, range: (range.lowerBound + start)..<(range.lowerBound + start + length))
  }
}
