/// The byte sequences of UTF-8 (RFC 3629).
enum UTF8Sequence {
  /// The length of the well-formed UTF-8 sequence at an offset (Unicode, table 3-7); 0 where there is none.
  static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset < bytes.count else { return 0 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[offset] {
    case 0...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return 0
    }
    switch bytes[offset] {
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xF0: second = 0x90...0xBF
    case 0xF4: second = 0x80...0x8F
    default: break
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    return bytes[offset + 2..<offset + max(2, length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }
}
