/// Data in the form of zlib that was stored rather than compressed, in parts of a file (RFC 1950; RFC 1951, section
/// 3.2.4).
///
/// It is only copied: unlike compressed data, it need not be joined first.
struct StoredData {
  private let file: [UInt8]
  private let parts: [Range<Int>]
  /// The part with the next byte, and how many of its bytes were read.
  private var part = 0
  private var offset = 0

  /// Data that begins with the first byte of the first part.
  init(_ file: [UInt8], _ parts: [Range<Int>]) {
    self.file = file
    self.parts = parts
  }

  /// Copies what is stored; gives whether that is all, whole, and fills the target exactly.
  mutating func unpack(into target: inout MutableSpan<UInt8>) -> Bool {
    guard let header = number(of: 2), header % 31 == 0, header >> 8 & 0xF == 8, header & 0x20 == 0 else { return false }
    var written = 0
    var isLast = false
    while !isLast {
      guard let kind = number(of: 1), kind & 0b110 == 0, let lengths = number(of: 4) else { return false }
      isLast = kind & 1 == 1
      let (length, complement) = (Int((lengths >> 16).byteSwapped >> 16), Int((lengths & 0xFFFF).byteSwapped >> 16))
      guard length ^ complement == 0xFFFF, length <= target.count - written,
        copy(length, to: &target, at: written)
      else { return false }
      written += length
    }
    guard written == target.count, let checksum = number(of: 4), parts[part...].dropFirst().allSatisfy(\.isEmpty),
      offset == parts[part].count
    else { return false }
    return Deflate.adler(of: target.span) == checksum
  }

  /// The next bytes as a number, the first one the highest; nil past the end.
  private mutating func number(of count: Int) -> UInt32? {
    var number: UInt32 = 0
    for _ in 0..<count {
      guard let rest = restOfPart() else { return nil }
      number = number << 8 | UInt32(file[rest.lowerBound])
      offset += 1
    }
    return number
  }

  /// Copies the next bytes to a place of the target; gives whether there are so many.
  private mutating func copy(_ count: Int, to target: inout MutableSpan<UInt8>, at start: Int) -> Bool {
    var copied = 0
    while copied < count {
      guard let rest = restOfPart() else { return false }
      let source = rest.prefix(count - copied)
      target.replace(from: start + copied, with: file.span.extracting(source))
      copied += source.count
      offset += source.count
    }
    return true
  }

  /// What is left of the part with the next byte; nil at the end of the data.
  private mutating func restOfPart() -> Range<Int>? {
    while parts[part].count == offset {
      guard part + 1 < parts.count else { return nil }
      (part, offset) = (part + 1, 0)
    }
    return parts[part].dropFirst(offset)
  }
}
