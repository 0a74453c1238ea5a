@testable import Typeset

extension Bomb {
  /// A bomb that is a PNG picture, shown `count` times under different names.
  private static func png(
    _ name: String, _ ending: Ending, count: Int = 1, _ sample: PNGSample,
    extra: @escaping @Sendable (PNGSample) throws -> [UInt8] = { _ in [] }
  ) -> Bomb {
    let names = (0..<count).map { "bomb\($0).png" }
    return Bomb(
      "png-" + name, ending,
      files: {
        let picture = try sample.bytes(extra: extra)
        return Dictionary(uniqueKeysWithValues: names.map { ($0, picture) })
      }, canvas(names.map { "<image src=\"\($0)\" alt=\"bomb\" width=\"20\" height=\"20\"/>" }.joined()))
  }

  /// Bombs in pictures of pixels.
  static var pictures: [Bomb] {
    let tooLarge = Ending.refused(65, "more than 50 million")
    let small = PNGSample(width: 9, height: 9)
    // A frame of 65,500 × 65,500 pixels of one colour (JPEG, B.2.2), and nothing behind it.
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0xFF, 0xDC, 0xFF, 0xDC, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0,
    ]
    return [
      png("100-megapixels", tooLarge, PNGSample(width: 10_000, height: 10_000)),
      png("wide", tooLarge, PNGSample(width: 40_000, height: 2)),
      png("49-megapixels", .drawn, PNGSample(width: 7_000, height: 7_000)),
      png("16-bits", .drawn, PNGSample(width: 5_000, height: 5_000, depth: 16, kind: 6)),
      png("interlaced", .refused(65, "is damaged"), PNGSample(width: 1000, height: 1000, isInterlaced: true)),
      png(
        "together", .refused(65, "the PNG pictures of the document have more than 100 million pixels"), count: 3,
        PNGSample(width: 7_000, height: 7_000)),
      png("text", .drawn, small) { try $0.packed("zTXt", prefix: "a", size: 100 << 20) },
      png("profile", .drawn, small) { try $0.packed("iCCP", prefix: "a", size: 100 << 20) },
      png("chunks", .drawn, small) { sample in
        (0..<200_000).flatMap { _ in sample.chunk("tEXt", [0x61, 0, 0x62]) }
      },
      Bomb("jpeg-huge", tooLarge, files: { ["bomb.jpg": jpeg] }, canvas("<image src=\"bomb.jpg\" alt=\"bomb\"/>")),
    ]
  }
}

/// A PNG picture that is black all over (PNG, third edition).
struct PNGSample: Sendable {
  /// Pixels from left to right.
  var width: Int
  /// Pixels from top to bottom.
  var height: Int
  /// Bits of a channel.
  var depth = 1
  /// The colour type: 0 is gray, 6 has red, green, blue and alpha.
  var kind = 0
  /// Whether its header says that it is interlaced.
  var isInterlaced = false

  /// The bytes of the file; `extra` gives chunks in front of the pixels.
  func bytes(extra: (PNGSample) throws -> [UInt8] = { _ in [] }) throws -> [UInt8] {
    let channels = kind == 6 ? 4 : 1
    let rows = [UInt8](repeating: 0, count: height * (1 + (width * depth * channels + 7) / 8))
    let header = number(width) + number(height) + [UInt8(depth), UInt8(kind), 0, 0, isInterlaced ? 1 : 0]
    return try [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + extra(self)
      + chunk("IDAT", Self.packed(rows)) + chunk("IEND", [])
  }

  /// A chunk that unpacks to so many zeros.
  func packed(_ name: String, prefix: String, size: Int) throws -> [UInt8] {
    chunk(name, Array(prefix.utf8) + [0, 0] + (try Self.packed([UInt8](repeating: 0, count: size))))
  }

  /// A chunk with its length and its checksum.
  func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return number(data.count) + body + number(Int(Self.checksum(body)))
  }

  private func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

  private static func packed(_ bytes: [UInt8]) throws -> [UInt8] {
    let target = ByteBuffer()
    try Deflate().pack(bytes.span, into: target)
    return target.bytes
  }

  /// CRC-32 (PNG, annex D).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
