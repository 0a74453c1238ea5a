import Foundation
import Testing

@testable import Typeset

@Suite struct PNGFileTests {
  /// Pixels of a picture, and what they are called.
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var width: Int
    var height: Int
    var channels = 3
    /// The value of a byte by row and place in the row.
    var byte: @Sendable (Int, Int) -> UInt8

    var pixels: [UInt8] {
      (0..<height).flatMap { row in (0..<width * channels).map { byte(row, $0) } }
    }
  }

  /// A number that looks random and is always the same for a place.
  private static func noise(_ row: Int, _ place: Int) -> UInt8 {
    var value = UInt64(truncatingIfNeeded: row &* 1_000_003 &+ place) &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return UInt8(truncatingIfNeeded: value >> 31)
  }

  static let samples = [
    Sample(testDescription: "one pixel", width: 1, height: 1) { _, place in UInt8(place) },
    Sample(testDescription: "a narrow column", width: 1, height: 700) { row, place in UInt8(row / 9 % 3 + place) },
    Sample(testDescription: "one color", width: 300, height: 200) { _, _ in 0xD1 },
    Sample(testDescription: "two pixels wide, with alpha", width: 2, height: 90, channels: 4) { row, place in
      UInt8(row / 30 * 50 + place)
    },
    Sample(testDescription: "noise", width: 211, height: 307) { row, place in noise(row, place) },
    Sample(testDescription: "noise with alpha", width: 64, height: 64, channels: 4) { row, place in noise(row, place) },
    Sample(testDescription: "a gradient down", width: 50, height: 256) { row, _ in UInt8(row) },
    Sample(testDescription: "a gradient aside", width: 256, height: 50) { _, place in UInt8(place / 3) },
    Sample(testDescription: "rows that return", width: 400, height: 300) { row, place in noise(row % 7, place) },
    Sample(testDescription: "bands of equal rows with noise between", width: 500, height: 240) { row, place in
      row % 12 < 9 ? noise(row / 12, place / 90) : noise(row, place) & 0x81
    },
    Sample(testDescription: "rows wider than the farthest match", width: 12000, height: 9) { row, place in
      row % 3 == 2 ? 7 : noise(row / 3, place / 40)
    },
    Sample(testDescription: "the widest row", width: 32767, height: 3, channels: 4) { row, place in
      noise(0, place / 256 + row)
    },
    Sample(testDescription: "distances around the farthest match", width: 1, height: 24_000) { row, place in
      row % 8193 < 4 ? noise(row % 8193, place) | 1 : 0
    },
  ]

  private func file(_ sample: Sample) -> [UInt8] {
    PNGFile.bytes(
      of: sample.pixels.span, width: sample.width, height: sample.height, channels: sample.channels, pixelsPerPoint: 2
    ).bytes
  }

  /// The contents of the chunks of a name, one behind another.
  private func contents(of name: String, in file: [UInt8]) throws -> [UInt8] {
    var contents: [UInt8] = []
    var rest = file.dropFirst(8)
    while !rest.isEmpty {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let chunk = Array(rest.dropFirst(4).prefix(4 + count))
      let checksum = rest.dropFirst(8 + count).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      #expect(checksum == Deflate.checksum(of: chunk.span))
      if chunk.starts(with: Array(name.utf8)) { contents += chunk.dropFirst(4) }
      rest = rest.dropFirst(12 + count)
    }
    return contents
  }

  /// The rows of packed data without their filters, by the definition of the filters (PNG 1.2, 6).
  private func rows(_ packed: [UInt8], of sample: Sample) throws -> [UInt8] {
    let unpacked = ByteBuffer()
    try Deflate().unpack(packed.span, into: unpacked)
    let bytes = unpacked.bytes
    let rowBytes = sample.width * sample.channels
    var above = [UInt8](repeating: 0, count: rowBytes)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: rowBytes + 1) {
      let row = bytes[(start + 1)...].prefix(rowBytes)
      switch bytes[start] {
      case 0: above = Array(row)
      case 2: above = zip(above, row).map { $0 &+ $1 }
      default: Issue.record("filter \(bytes[start])")
      }
      result += above
    }
    return result
  }

  @Test(arguments: samples) func everyPixelReturns(_ sample: Sample) throws {
    let file = file(sample)
    #expect(file == self.file(sample), "the same bytes each time")
    #expect(try rows(try contents(of: "IDAT", in: file), of: sample) == sample.pixels)
    // libpng, which checks all sums, reads the same.
    let picture = try PictureSample.read(file)
    #expect(picture.size == Size(width: Double(sample.width), height: Double(sample.height)))
    if sample.channels == 3 {
      let pixels = try picture.pixels()
      let found = (0..<sample.width * sample.height).flatMap { index in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: pixels[index] >> $0) }
      }
      #expect(found == sample.pixels)
    }
  }

  @Test func headAndTailAreAsExpected() throws {
    let file = file(Self.samples[0])
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(try contents(of: "IHDR", in: file) == [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    // 2 pixels a point are 5669 a metre.
    #expect(try contents(of: "pHYs", in: file) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(try contents(of: "sRGB", in: file) == [0])
    #expect(try contents(of: "tEXt", in: file) == Array("Software\0Typeset".utf8))
    #expect(Array(file.suffix(8).prefix(4)) == Array("IEND".utf8))
  }

  @Test(arguments: ["settings", "article"]) func screensTakeNoMoreThanAGeneralPacker(name: String) throws {
    let sample = try LayoutSample(example: "Mockups/\(name).xml")
    let frame = sample.frames[0]
    let file = try PNGOutput.png(of: frame, scale: 2)
    let (pixels, width) = try PNGOutput.pixels(of: frame, scale: 2, faces: FaceCache())
    let plain: [UInt8] = stride(from: 0, to: pixels.count, by: width).flatMap { row -> [UInt8] in
      [0] + pixels[row..<row + width].channels
    }
    let packed = ByteBuffer()
    try Deflate().pack(plain.span, into: packed)
    #expect(Double(file.count) < 1.15 * Double(packed.count))
  }
}

extension Collection<UInt32> {
  /// Red, green and blue of pixels that have them from the lowest byte up.
  var channels: [UInt8] {
    // A closure for each pixel takes most of a minute without optimization.
    var channels: [UInt8] = []
    channels.reserveCapacity(3 * count)
    for pixel in self {
      channels.append(UInt8(truncatingIfNeeded: pixel))
      channels.append(UInt8(truncatingIfNeeded: pixel >> 8))
      channels.append(UInt8(truncatingIfNeeded: pixel >> 16))
    }
    return channels
  }
}

extension UInt32 {
  /// Red, green and blue of a pixel that has them from the lowest byte up.
  var channels: [UInt8] { CollectionOfOne(self).channels }
}
