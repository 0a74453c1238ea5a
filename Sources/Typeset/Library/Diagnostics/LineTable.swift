import Synchronization

/// Where the lines of a text start, and the columns of some places in long ones.
final class LineTable: Sendable {
  /// A byte offset with its place: the line, and the grapheme clusters and the code units of UTF-16 before it in this
  /// line, all from 0.
  struct Place {
    var offset: Int
    var line: Int
    var column: Int
    var units: Int
  }

  /// Inputs have at most 1 GB.
  private let starts: [UInt32]
  /// Places in long lines, in ascending order, so that none needs a long way from the start of its line; by line, once
  /// one is asked for that is far from the start.
  private let landmarks = Mutex<[Int: [Place]]>([:])
  /// The number of bytes of the text.
  private let end: Int

  /// How many bytes of a line are counted without a landmark.
  private static let stride = 512

  /// Looks for the lines of a text in UTF-8.
  init(_ utf8: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(utf8.count / 48 + 1)
    var offset = 0
    while let lineFeed = utf8.span.place(of: UInt8(ascii: "\n"), in: offset..<utf8.count) {
      offset = lineFeed + 1
      starts.append(UInt32(offset))
    }
    self.starts = starts
    end = utf8.count
  }

  /// The last known place at or before an offset of the text, in the same line.
  func place(before offset: Int, in utf8: [UInt8]) -> Place {
    let line = max(0, starts.indices.firstIndex(behind: { Int(starts[$0]) <= offset }) - 1)
    let start = Place(offset: Int(starts[line]), line: line, column: 0, units: 0)
    guard offset - start.offset > Self.stride else { return start }
    let places = places(inLine: line, of: utf8)
    let behind = places.indices.firstIndex(behind: { places[$0].offset <= offset })
    return behind > 0 ? places[behind - 1] : start
  }

  /// The stretch of a line counted from 0 that contains a column, and the columns before it; nil for a line that does
  /// not exist.
  func stretch(ofLine line: Int, at column: Int, in utf8: [UInt8]) -> (bytes: Range<Int>, column: Int)? {
    guard let bytes = bytes(of: line) else { return nil }
    guard bytes.count > Self.stride else { return (bytes, 0) }
    let places = places(inLine: line, of: utf8)
    let behind = places.indices.firstIndex(behind: { places[$0].column <= column })
    let start = behind > 0 ? places[behind - 1].offset : bytes.lowerBound
    let end = behind < places.count ? places[behind].offset : bytes.upperBound
    return (start..<end, behind > 0 ? places[behind - 1].column : 0)
  }

  private func places(inLine line: Int, of utf8: [UInt8]) -> [Place] {
    landmarks.withLock { known in
      if let places = known[line] { return places }
      let places = bytes(of: line).map { Self.landmarks(of: utf8[$0], number: line) } ?? []
      known[line] = places
      return places
    }
  }

  /// The bytes of a line counted from 0, without the line feed at its end; nil for a line that does not exist.
  func bytes(of line: Int) -> Range<Int>? {
    guard starts.indices.contains(line) else { return nil }
    return Int(starts[line])..<(line + 1 < starts.count ? Int(starts[line + 1]) - 1 : end)
  }

  private static func landmarks(of line: ArraySlice<UInt8>, number: Int) -> [Place] {
    var landmarks: [Place] = []
    var offset = line.startIndex
    var due = offset + stride
    var count = 0
    var units = 0
    for character in String(decoding: line, as: UTF8.self) {
      if offset >= due {
        landmarks.append(Place(offset: offset, line: number, column: count, units: units))
        due = offset + stride
      }
      offset += character.utf8.count
      units += character.utf16.count
      count += 1
    }
    return landmarks
  }
}
