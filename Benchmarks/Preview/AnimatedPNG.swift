import Foundation

/// PNG pictures of one size and kind as one that moves (PNG, third edition, 4.9 and 5.4.4).
///
/// Their pixels are taken as they are packed; only their chunks are written anew.
struct AnimatedPNG {
  /// A picture that is no PNG, or is unlike the first one.
  struct Mismatch: Error {}

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private var header: [UInt8] = []
  private var frames: [(pixels: [UInt8], seconds: Double)] = []

  /// Adds a picture that is shown for some seconds.
  mutating func add(_ png: Data, seconds: Double) throws {
    let bytes = [UInt8](png)
    guard bytes.starts(with: Self.signature) else { throw Mismatch() }
    var (ownHeader, pixels): ([UInt8], [UInt8]) = ([], [])
    var offset = Self.signature.count
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= bytes.count else { throw Mismatch() }
      let contents = bytes[(offset + 8)..<(offset + 8 + length)]
      switch String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self) {
      case "IHDR": ownHeader = Array(contents)
      case "IDAT": pixels += contents
      default: break
      }
      offset += 12 + length
    }
    if header.isEmpty { header = ownHeader }
    guard ownHeader == header, header.count == 13, !pixels.isEmpty else { throw Mismatch() }
    frames.append((pixels, seconds))
  }

  /// The file: all pictures, then again from the first one.
  var data: Data {
    var out = Data(Self.signature)
    Self.append("IHDR", header, to: &out)
    Self.append("acTL", Self.bytes(UInt32(frames.count)) + Self.bytes(UInt32(0)), to: &out)
    var number: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let place = Array(header[..<8]) + Self.bytes(UInt32(0)) + Self.bytes(UInt32(0))
      let delay = Self.bytes(UInt16(frame.seconds * 100)) + Self.bytes(UInt16(100))
      Self.append("fcTL", Self.bytes(number) + place + delay + [0, 0], to: &out)
      number += 1
      if index == 0 {
        Self.append("IDAT", frame.pixels, to: &out)
      } else {
        Self.append("fdAT", Self.bytes(number) + frame.pixels, to: &out)
        number += 1
      }
    }
    Self.append("IEND", [], to: &out)
    return out
  }

  private static func append(_ name: String, _ contents: [UInt8], to out: inout Data) {
    let named = Array(name.utf8) + contents
    out += bytes(UInt32(contents.count))
    out += named
    out += bytes(checksum(of: named))
  }

  /// The bytes of a whole number, the largest first.
  private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    stride(from: value.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The checksum of a chunk (CRC-32 of ISO 3309).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
