/// How the stored pixels of a photo must be rotated and mirrored: the eight values of Exif 2.3, tag 0x0112.
enum Orientation: Int, Sendable, CaseIterable {
  case upright = 1
  case mirrored
  case turnedHalf
  case flipped
  case transposed
  case turnedRight
  case transversed
  case turnedLeft

  /// Whether rows become columns.
  var isOnItsSide: Bool { rawValue >= 5 }

  /// Maps a stored pixel to its position in the upright picture; the extent is that of the stored picture, in pixels.
  func transform(width: Double, height: Double) -> Transform {
    switch self {
    case .upright: .identity
    case .mirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .turnedHalf: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .flipped: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .transposed: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .turnedRight: Transform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .transversed: Transform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .turnedLeft: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    }
  }

  /// Looks for the tag in the Exif segment of a JPEG file; upright if there is none that can be read.
  init(exifOf jpeg: [UInt8]) {
    self = ExifReader(jpeg).orientation.flatMap(Orientation.init(rawValue:)) ?? .upright
  }
}

/// Finds one number among the metadata of a JPEG file (Exif 2.3; TIFF 6.0, section 2).
private struct ExifReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of the tag Orientation in the first directory.
  var orientation: Int? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      // From the start of a scan on there is no metadata.
      if marker == 0xDA || marker == 0xD9 { return nil }
      guard let length = number(at: offset + 2, count: 2, isLittle: false), length >= 2 else { return nil }
      if marker == 0xE1, let found = orientation(in: (offset + 4)..<(offset + 2 + length)) { return found }
      offset += 2 + length
    }
    return nil
  }

  private func orientation(in segment: Range<Int>) -> Int? {
    guard segment.upperBound <= bytes.count, segment.count >= 14,
      bytes[segment.prefix(6)].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0])
    else { return nil }
    let start = segment.lowerBound + 6
    let isLittle = bytes[start] == 0x49
    guard let directory = number(at: start + 4, count: 4, isLittle: isLittle),
      let count = number(at: start + directory, count: 2, isLittle: isLittle)
    else { return nil }
    for index in 0..<count {
      let entry = start + directory + 2 + 12 * index
      guard entry + 12 <= segment.upperBound, let tag = number(at: entry, count: 2, isLittle: isLittle) else {
        return nil
      }
      if tag == 0x0112 { return number(at: entry + 8, count: 2, isLittle: isLittle) }
    }
    return nil
  }

  private func number(at offset: Int, count: Int, isLittle: Bool) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let part = bytes[offset..<(offset + count)]
    return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }
}
