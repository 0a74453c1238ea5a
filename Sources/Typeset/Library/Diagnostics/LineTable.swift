/// Where the lines of a text start, and the columns of some places in long ones.
final class LineTable: Sendable {
  /// A byte offset with its place: the line, and the grapheme clusters before it in this line, both from 0.
  struct Place {
    var offset: Int
    var line: Int
    var column: Int
  }

  /// Inputs have at most 1 GB.
  private let starts: [UInt32]
  /// Places in long lines, in ascending order, so that none needs a long way from the start of its line.
  private let landmarks: [Place]
  /// The number of bytes of the text.
  private let end: Int

  /// How many bytes of a line are counted without a landmark.
  private static let stride = 512

  /// Looks for the lines of a text in UTF-8.
  init(_ utf8: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(utf8.count / 48 + 1)
    var landmarks: [Place] = []
    utf8.withUnsafeBufferPointer { bytes in
      func endLine(at end: Int) {
        let (line, start) = (starts.count - 1, Int(starts[starts.count - 1]))
        if end - start > Self.stride { Self.mark(start..<end, number: line, in: bytes, into: &landmarks) }
      }
      var lineFeeds = ByteFinder("\n", in: bytes, to: bytes.count)
      var offset = lineFeeds.next(from: 0)
      while offset < bytes.count {
        endLine(at: offset)
        starts.append(UInt32(offset + 1))
        offset = lineFeeds.next(from: offset + 1)
      }
      endLine(at: bytes.count)
    }
    self.starts = starts
    self.landmarks = landmarks
    end = utf8.count
  }

  /// The last known place at or before an offset, in the same line.
  func place(before offset: Int) -> Place {
    let line = max(0, starts.indices.firstIndex(behind: { Int(starts[$0]) <= offset }) - 1)
    let start = Place(offset: Int(starts[line]), line: line, column: 0)
    let behind = landmarks.indices.firstIndex(behind: { landmarks[$0].offset <= offset })
    guard behind > 0, landmarks[behind - 1].line == line else { return start }
    return landmarks[behind - 1]
  }

  /// The bytes of a line counted from 0, without the line feed at its end; nil for a line that does not exist.
  func bytes(of line: Int) -> Range<Int>? {
    guard starts.indices.contains(line) else { return nil }
    return Int(starts[line])..<(line + 1 < starts.count ? Int(starts[line + 1]) - 1 : end)
  }

  private static func mark(
    _ line: Range<Int>, number: Int, in bytes: UnsafeBufferPointer<UInt8>, into landmarks: inout [Place]
  ) {
    var offset = line.lowerBound
    var due = offset + stride
    var count = 0
    for character in String(decoding: UnsafeBufferPointer(rebasing: bytes[line]), as: UTF8.self) {
      if offset >= due {
        landmarks.append(Place(offset: offset, line: number, column: count))
        due = offset + stride
      }
      offset += character.utf8.count
      count += 1
    }
  }
}
