/// Writes a PNG file row by row (PNG 1.2).
final class PNGWriter {
  /// The bytes of a row.
  let rowBytes: Int

  private let channels: Int
  private let file: ByteBuffer
  private var packer: RowPacker
  /// The row that was added last.
  private var last: [UInt8] = []

  /// Begins the file of a picture with 3 (RGB) or 4 (RGBA, not premultiplied) bytes per pixel.
  init(width: Int, height: Int, channels: Int, pixelsPerPoint: Double) {
    rowBytes = width * channels
    self.channels = channels
    file = ByteBuffer(capacity: 65536)
    packer = RowPacker(rowBytes: rowBytes, pixelBytes: channels)
    file.append([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let color: UInt8 = channels == 4 ? 6 : 2
    file.append(chunk: "IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [8, color, 0, 0, 0])
    // Rendering intent: perceptual.
    file.append(chunk: "sRGB", [0])
    let pixelsPerMeter = Self.bigEndian(Int(min(max(pixelsPerPoint * 72 / 0.0254, 1), 1e9).rounded()))
    file.append(chunk: "pHYs", pixelsPerMeter + pixelsPerMeter + [1])
    // By this a later run recognizes the file as one of ours.
    file.append(chunk: "tEXt", Array("Software\0Typeset".utf8))
  }

  /// Adds rows of pixels from the top.
  func add(_ rows: PremultipliedRows, count: Int) {
    var bytes = [UInt8](repeating: 0, count: rowBytes)
    for row in 0..<count {
      if rows.isRepeated(row) {
        addRepeated()
      } else {
        do {
          var line = bytes.mutableSpan
          rows.unpack(row, channels: channels, isAfter: true, into: &line)
        }
        add(bytes.span)
      }
    }
  }

  /// Adds a row.
  func add(_ row: Span<UInt8>) {
    precondition(row.count == rowBytes)
    if hasSameBytes(row, last.span) { return addRepeated() }
    if last.isEmpty { last = [UInt8](row) } else { last.replace(from: 0, with: row) }
    packer.add(row) { [file] in file.append(chunk: "IDAT", $0) }
  }

  /// Adds the last row again.
  func addRepeated() { packer.addRepeated { [file] in file.append(chunk: "IDAT", $0) } }

  /// Ends the file.
  func finish() -> ByteBuffer {
    packer.finish { [file] in file.append(chunk: "IDAT", $0) }
    file.append(chunk: "IEND", [])
    return file
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension ByteBuffer {
  /// Appends a chunk: the count of its contents, its name, the contents, and a checksum of both (PNG 1.2, 3.2).
  fileprivate func append(chunk name: StaticString, _ contents: Span<UInt8>) {
    append(bigEndian: UInt32(contents.count))
    let start = count
    append(name)
    append(contents)
    append(bigEndian: withBytes { Deflate.checksum(of: $0.extracting(start..<$0.count)) })
  }

  /// Appends a chunk.
  func append(chunk name: StaticString, _ contents: [UInt8]) { append(chunk: name, contents.span) }

  private func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
