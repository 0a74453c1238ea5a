import CDeflate

/// Data in the form of zlib that was stored rather than compressed, in parts of memory (RFC 1950; RFC 1951, section 3.2.4).
///
/// It is only copied: unlike compressed data, it need not be joined first.
struct StoredData {
  private let parts: [UnsafeRawBufferPointer]
  /// The part with the next byte, and its place in it.
  private var part = 0
  private var offset = 0

  /// Data that begins with the first byte of the first part.
  init(_ parts: [UnsafeRawBufferPointer]) { self.parts = parts }

  /// Copies what is stored; gives whether that is all, whole, and has exactly so many bytes.
  mutating func unpack(into target: UnsafeMutableRawPointer, count: Int) -> Bool {
    guard let header = number(of: 2), header % 31 == 0, header >> 8 & 0xF == 8, header & 0x20 == 0 else { return false }
    var written = 0
    var isLast = false
    while !isLast {
      guard let kind = number(of: 1), kind & 0b110 == 0, let lengths = number(of: 4) else { return false }
      isLast = kind & 1 == 1
      let (length, complement) = (Int((lengths >> 16).byteSwapped >> 16), Int((lengths & 0xFFFF).byteSwapped >> 16))
      guard length ^ complement == 0xFFFF, length <= count - written, copy(length, to: target + written) else {
        return false
      }
      written += length
    }
    guard written == count, let checksum = number(of: 4), parts[part...].dropFirst().allSatisfy(\.isEmpty),
      offset == parts[part].count
    else { return false }
    return libdeflate_adler32(1, target, count) == checksum
  }

  /// The next bytes as a number, the first one the highest; nil past the end.
  private mutating func number(of count: Int) -> UInt32? {
    var bytes: UInt32 = 0
    guard copy(count, to: &bytes) else { return nil }
    return UInt32(bigEndian: bytes) >> UInt32(32 - 8 * count)
  }

  /// Copies the next bytes; gives whether there are so many.
  private mutating func copy(_ count: Int, to target: UnsafeMutableRawPointer) -> Bool {
    var copied = 0
    while copied < count {
      while parts[part].count == offset {
        guard part + 1 < parts.count else { return false }
        (part, offset) = (part + 1, 0)
      }
      let length = min(count - copied, parts[part].count - offset)
      (target + copied).copyMemory(from: parts[part].baseAddress! + offset, byteCount: length)
      copied += length
      offset += length
    }
    return true
  }
}
