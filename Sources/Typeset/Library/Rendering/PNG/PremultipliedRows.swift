/// The pixels of a Cairo picture: words of alpha, red, green and blue, premultiplied.
struct PremultipliedRows: ~Escapable {
  private let pixels: Span<UInt32>
  private let width: Int
  private let height: Int
  private let stride: Int

  /// Rows from the top, each `stride` pixels behind the one above.
  @_lifetime(copy pixels)
  init(_ pixels: Span<UInt32>, width: Int, height: Int, stride: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
  }

  @_lifetime(copy self)
  private func line(_ row: Int) -> Span<UInt32> { pixels.extracting(row * stride..<row * stride + width) }

  /// Whether no pixel is transparent.
  var areOpaque: Bool {
    for row in 0..<height {
      let line = line(row)
      var alpha: UInt32 = 0xFF00_0000
      for column in line.indices { alpha &= line[column] }
      if alpha != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Whether a row equals the one above.
  func isRepeated(_ row: Int) -> Bool { row > 0 && hasSameBytes(line(row), line(row - 1)) }

  /// Writes the pixels of a row, not premultiplied: red, green and blue if there are 3 channels, and alpha if there are
  /// 4.
  ///
  /// If `isAfter` says that the bytes contain the row above, only what differs from it is written.
  func unpack(_ row: Int, channels: Int, isAfter: Bool = false, into bytes: inout MutableSpan<UInt8>) {
    let line = line(row)
    guard isAfter, row > 0 else { return Self.unpack(line, 0, channels: channels, into: &bytes) }
    let above = self.line(row - 1)
    var start = 0
    while start < width {
      let end = min(start + Self.blockWidth, width)
      let block = line.extracting(start..<end)
      if !hasSameBytes(block, above.extracting(start..<end)) {
        Self.unpack(block, start, channels: channels, into: &bytes)
      }
      start = end
    }
  }

  /// How many pixels are compared at once with those above.
  private static let blockWidth = 32

  /// Writes some pixels, the first of which is in a column.
  private static func unpack(_ pixels: Span<UInt32>, _ column: Int, channels: Int, into bytes: inout MutableSpan<UInt8>)
  {
    var target = column * channels
    for index in pixels.indices {
      let pixel = pixels[index]
      if channels == 3 {
        bytes[target] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[target &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[target &+ 2] = UInt8(truncatingIfNeeded: pixel)
        target &+= 3
      } else {
        let straight = pixel.straight
        bytes[target] = UInt8(truncatingIfNeeded: straight)
        bytes[target &+ 1] = UInt8(truncatingIfNeeded: straight >> 8)
        bytes[target &+ 2] = UInt8(truncatingIfNeeded: straight >> 16)
        bytes[target &+ 3] = UInt8(truncatingIfNeeded: straight >> 24)
        target &+= 4
      }
    }
  }

  /// All pixels, not premultiplied: red, green, blue and alpha of each, from the lowest byte up.
  func straightPixels() -> [UInt32] {
    [UInt32](capacity: width * height) { output in
      for row in 0..<height {
        let line = line(row)
        for column in line.indices { output.append(line[column].straight) }
      }
    }
  }
}

extension UInt32 {
  /// What a premultiplied pixel is without: red, green, blue and alpha from the lowest byte up.
  fileprivate var straight: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self & 0xFF00_FF00 | self >> 16 & 0xFF | (self & 0xFF) << 16 }
    if alpha == 0 { return 0 }
    // Half of alpha makes the division round to the nearest.
    func channel(_ shift: UInt32) -> UInt32 { Swift.min(255, ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
    return channel(16) | channel(8) << 8 | channel(0) << 16 | alpha << 24
  }
}
