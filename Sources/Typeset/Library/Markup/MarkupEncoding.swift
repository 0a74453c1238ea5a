/// Turns the bytes of a file into UTF-8 whose lines end in a line feed alone.
struct MarkupEncoding {
  /// The encodings that XML 1.0 wants from every reader (section 4.3.3).
  enum Form: Sendable {
    case utf8
    case utf16
  }

  /// The text, byte order mark removed, line ends as in XML 1.0, section 2.11.
  private(set) var utf8: [UInt8] = []
  /// What it was in the file.
  private(set) var form = Form.utf8
  /// The offset in `utf8` of the first invalid UTF-16 unit; nil where all are valid. UTF-8 is left to the parser.
  private(set) var faultOffset: Int?
  /// Whether UTF-32 is not supported.
  private(set) var isUTF32 = false

  /// Looks at the start of a file and converts it.
  init(_ bytes: [UInt8]) {
    let start = Array(bytes.prefix(4))
    if [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x3C], [0x3C, 0, 0, 0]].contains(start) {
      isUTF32 = true
    } else if start.starts(with: [0xFE, 0xFF]) {
      convert(bytes, from: 2, isBigEndian: true)
    } else if start.starts(with: [0xFF, 0xFE]) {
      convert(bytes, from: 2, isBigEndian: false)
    } else if start.starts(with: [0, 0x3C]) {
      convert(bytes, from: 0, isBigEndian: true)
    } else if start.starts(with: [0x3C, 0]) {
      convert(bytes, from: 0, isBigEndian: false)
    } else {
      utf8 = start.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
    if hasCarriageReturn { joinLineEnds() }
  }

  private var hasCarriageReturn: Bool {
    utf8.span.place(of: UInt8(ascii: "\r"), in: 0..<utf8.count) != nil
  }

  private mutating func convert(_ bytes: [UInt8], from start: Int, isBigEndian: Bool) {
    form = .utf16
    utf8.reserveCapacity(bytes.count)
    func unit(_ offset: Int) -> UInt16 {
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var offset = start
    while offset + 1 < bytes.count {
      let first = unit(offset)
      offset += 2
      var scalar = Unicode.Scalar(first)
      if UTF16.isLeadSurrogate(first), offset + 1 < bytes.count, UTF16.isTrailSurrogate(unit(offset)) {
        scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(unit(offset)) - 0xDC00)
        offset += 2
      }
      append(scalar)
    }
    if offset < bytes.count { append(nil) }
  }

  private mutating func append(_ scalar: Unicode.Scalar?) {
    if scalar == nil, faultOffset == nil { faultOffset = utf8.count }
    let scalar = scalar ?? "\u{FFFD}"
    if scalar.isASCII { utf8.append(UInt8(scalar.value)) } else { utf8.append(contentsOf: UTF8.encode(scalar)!) }
  }

  private mutating func joinLineEnds() {
    var kept = 0
    for offset in utf8.indices {
      let byte = utf8[offset]
      if byte == UInt8(ascii: "\r"), offset + 1 < utf8.count, utf8[offset + 1] == UInt8(ascii: "\n") { continue }
      utf8[kept] = byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte
      if faultOffset == offset { faultOffset = kept }
      kept += 1
    }
    utf8.removeLast(utf8.count - kept)
  }

}
