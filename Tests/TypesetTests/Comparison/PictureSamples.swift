import Foundation

@testable import Typeset
@testable import TypesetReview

/// Small pictures for the tests of comparisons.
enum PictureSamples {
  static let white = Color.white
  static let black = Color.black

  /// A picture whose colours a rule gives.
  static func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> Color) -> Bitmap {
    Bitmap(width: width, height: height, colors: (0..<height).flatMap { y in (0..<width).map { x in color(x, y) } })
  }

  static func gray(_ level: Int) -> Color { Color(red: UInt8(level), green: UInt8(level), blue: UInt8(level)) }

  /// A black disc on white, each pixel as dark as the share of its `samples` × `samples` places that the disc covers.
  static func disc(samples: Int, at centre: (Double, Double) = (30, 30), radius: Double = 20) -> Bitmap {
    bitmap(60, 60) { x, y in
      var covered = 0
      for down in 0..<samples {
        for across in 0..<samples {
          let place = (
            Double(x) + (Double(across) + 0.5) / Double(samples), Double(y) + (Double(down) + 0.5) / Double(samples)
          )
          let (dx, dy) = (place.0 - centre.0, place.1 - centre.1)
          if dx * dx + dy * dy < radius * radius { covered += 1 }
        }
      }
      return gray(255 - 255 * covered / (samples * samples))
    }
  }
}

/// Writes PNG files of every kind, byte by byte: the encoder is not the one of the program.
struct PNGWriter {
  var width: Int
  var height: Int
  var depth: Int
  /// 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGB with alpha.
  var colorType: Int
  var isInterlaced = false
  var palette: [UInt8] = []
  /// The filters of the rows, again and again; none without.
  var filters: [UInt8] = [0]
  /// The most bytes of a chunk of data; nil puts all into one.
  var partLength: Int?
  /// More chunks: those in front of the data, and those behind it.
  var more: (before: [(name: String, contents: [UInt8])], behind: [(name: String, contents: [UInt8])]) = ([], [])
  /// The value of a channel at a place.
  var value: (_ x: Int, _ y: Int, _ channel: Int) -> Int

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }

  /// The file.
  var bytes: [UInt8] {
    var header = Self.number(width) + Self.number(height)
    header += [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    file += more.before.flatMap { Self.chunk($0.name, $0.contents) }
    file += parts.flatMap { Self.chunk("IDAT", $0) }
    file += more.behind.flatMap { Self.chunk($0.name, $0.contents) }
    return file + Self.chunk("IEND", [])
  }

  private var parts: [[UInt8]] {
    let data = Self.stored(rows)
    guard let partLength else { return [data] }
    return stride(from: 0, to: data.count, by: partLength).map { Array(data[$0..<min($0 + partLength, data.count)]) }
  }

  /// The rows of all passes, each behind its filter.
  private var rows: [UInt8] {
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    return passes.flatMap { startX, startY, stepX, stepY -> [UInt8] in
      guard startX < width else { return [] }
      var above: [UInt8]?
      return stride(from: startY, to: height, by: stepY).enumerated().flatMap { index, y in
        let row = row(y, columns: Array(stride(from: startX, to: width, by: stepX)))
        defer { above = row }
        let filter = filters[index % filters.count]
        return [filter] + filtered(row, above: above ?? [UInt8](repeating: 0, count: row.count), by: filter)
      }
    }
  }

  /// A row less what a filter predicts from its neighbours (PNG, section 9.2); a filter that does not exist predicts
  /// nothing.
  private func filtered(_ row: [UInt8], above: [UInt8], by filter: UInt8) -> [UInt8] {
    let step = max(1, channels * depth / 8)
    return row.indices.map { index in
      let left = index < step ? 0 : Int(row[index - step])
      let corner = index < step ? 0 : Int(above[index - step])
      let upper = Int(above[index])
      let plane = left + upper - corner
      let nearest = [left, upper, corner].enumerated().min {
        (abs($0.element - plane), $0.offset) < (abs($1.element - plane), $1.offset)
      }!
      let predicted = [1: left, 2: upper, 3: (left + upper) / 2, 4: nearest.element][filter] ?? 0
      return UInt8(truncatingIfNeeded: Int(row[index]) - predicted)
    }
  }

  private func row(_ y: Int, columns: [Int]) -> [UInt8] {
    var bits: [UInt8] = []
    for x in columns {
      for channel in 0..<channels {
        let value = value(x, y, channel)
        for bit in (0..<depth).reversed() { bits.append(UInt8(value >> bit & 1)) }
      }
    }
    bits += [UInt8](repeating: 0, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<(start + 8)].reduce(0) { $0 << 1 | $1 } }
  }

  private static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + contents
    return number(contents.count) + body + number(Int(checksum(body)))
  }

  /// CRC-32 (PNG, annex D).
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }

  /// A zlib stream of one block that is not packed (RFC 1950, RFC 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count < 65_536)
    let count = bytes.count
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let (length, complement) = (UInt16(count), ~UInt16(count))
    let lengths = [length, length >> 8, complement, complement >> 8].map { UInt8(truncatingIfNeeded: $0) }
    return [0x78, 0x01, 0x01] + lengths + bytes + number(high << 16 | low)
  }
}
