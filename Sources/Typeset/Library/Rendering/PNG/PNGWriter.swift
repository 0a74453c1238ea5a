import CSystem

/// Writes a PNG file row by row (PNG 1.2).
final class PNGWriter {
  /// The bytes of a row.
  let rowBytes: Int

  private let channels: Int
  private let file: ByteBuffer
  private let packer: RowPacker
  /// The row that was added last.
  private let last: UnsafeMutablePointer<UInt8>
  private var rowCount = 0

  /// Begins the file of a picture with 3 (RGB) or 4 (RGBA, not premultiplied) bytes per pixel.
  init(width: Int, height: Int, channels: Int, pixelsPerPoint: Double) {
    rowBytes = width * channels
    self.channels = channels
    last = .allocate(capacity: rowBytes)
    let file = ByteBuffer(capacity: 65536)
    self.file = file
    packer = RowPacker(rowBytes: rowBytes, pixelBytes: channels) { file.append(chunk: "IDAT", $0) }
    file.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let color: UInt8 = channels == 4 ? 6 : 2
    file.append(chunk: "IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [8, color, 0, 0, 0])
    // Rendering intent: perceptual.
    file.append(chunk: "sRGB", [0])
    let pixelsPerMeter = Self.bigEndian(Int(min(max(pixelsPerPoint * 72 / 0.0254, 1), 1e9).rounded()))
    file.append(chunk: "pHYs", pixelsPerMeter + pixelsPerMeter + [1])
    // By this a later run recognizes the file as one of ours.
    file.append(chunk: "tEXt", Array("Software\0Typeset".utf8))
  }

  deinit { last.deallocate() }

  /// Adds rows of pixels from the top.
  func add(_ rows: PremultipliedRows, count: Int) {
    var bytes = [UInt8](repeating: 0, count: rowBytes)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for row in 0..<count {
        if rows.isRepeated(row) {
          addRepeated()
        } else {
          rows.unpack(row, channels: channels, isAfter: true, into: bytes.baseAddress!)
          add(bytes.baseAddress!)
        }
      }
    }
  }

  /// Adds a row.
  func add(_ row: UnsafePointer<UInt8>) {
    if rowCount > 0, memcmp(row, last, rowBytes) == 0 { return addRepeated() }
    last.update(from: row, count: rowBytes)
    packer.add(row)
    rowCount += 1
  }

  /// Adds the last row again.
  func addRepeated() {
    packer.addRepeated()
    rowCount += 1
  }

  /// Ends the file.
  func finish() -> ByteBuffer {
    packer.finish()
    file.append(chunk: "IEND", [])
    return file
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(number).bigEndian, Array.init)
  }
}

extension ByteBuffer {
  /// Appends a chunk: the count of its contents, its name, the contents, and a checksum of both (PNG 1.2, 3.2).
  fileprivate func append(chunk name: StaticString, _ contents: UnsafeBufferPointer<UInt8>) {
    append(bigEndian: UInt32(contents.count))
    let start = count
    append(name)
    append(contents)
    append(bigEndian: Deflate.checksum(of: UnsafeBufferPointer(rebasing: bytes[start...])))
  }

  /// Appends a chunk.
  func append(chunk name: StaticString, _ contents: [UInt8]) {
    contents.withUnsafeBufferPointer { append(chunk: name, $0) }
  }

  fileprivate func append(contentsOf bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  private func append(bigEndian number: UInt32) { withUnsafeBytes(of: number.bigEndian) { append($0) } }
}
