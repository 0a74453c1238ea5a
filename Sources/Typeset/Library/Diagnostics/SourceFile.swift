/// The text of one input, by which byte offsets become lines and columns.
package final class SourceFile: Sendable {
  /// The name that diagnostics show: the path as given, or `<stdin>`.
  package let name: String
  /// The whole text as UTF-8.
  package let utf8: [UInt8]
  private let lineStarts: [Int]
  /// Known columns inside long lines, in ascending order, so that no place needs a long way from the start of its line.
  private let landmarks: [Landmark]

  /// A byte offset at which a grapheme cluster starts, and the number of clusters before it in its line.
  private struct Landmark {
    var offset: Int
    var count: Int
  }

  /// How many bytes of a line are counted without a landmark.
  private static let stride = 2048

  /// Takes the text as UTF-8; a byte order mark is the caller's to remove.
  package init(name: String, utf8: [UInt8]) {
    self.name = name
    self.utf8 = utf8
    var starts = [0]
    starts.reserveCapacity(utf8.count / 48 + 1)
    var landmarks: [Landmark] = []
    utf8.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
        if offset - starts[starts.count - 1] > Self.stride {
          Self.mark(starts[starts.count - 1]..<offset, in: bytes, into: &landmarks)
        }
        starts.append(offset + 1)
      }
      if bytes.count - starts[starts.count - 1] > Self.stride {
        Self.mark(starts[starts.count - 1]..<bytes.count, in: bytes, into: &landmarks)
      }
    }
    lineStarts = starts
    self.landmarks = landmarks
  }

  /// The position of the byte at `offset`; an offset past the end gives the end. A byte inside a grapheme cluster has its column.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    let line = Self.last(of: lineStarts.count) { lineStarts[$0] <= offset } ?? 0
    var start = lineStarts[line]
    var count = 0
    if let mark = Self.last(of: landmarks.count, where: { landmarks[$0].offset <= offset }),
      landmarks[mark].offset >= start
    {
      start = landmarks[mark].offset
      count = landmarks[mark].count
    }
    let prefix = String(decoding: utf8[start..<offset], as: UTF8.self)
    count += prefix.count
    if isInsideCluster(offset, after: prefix) { count -= 1 }
    return SourcePosition(line: line + 1, column: count + 1)
  }

  /// The text of a line counted from 1, without its end.
  package func line(_ number: Int) -> String { String(decoding: utf8[bytes(ofLine: number)], as: UTF8.self) }

  /// The bytes of a line counted from 1, without its end; empty for a line that does not exist.
  package func bytes(ofLine number: Int) -> Range<Int> {
    guard number >= 1, number <= lineStarts.count else { return 0..<0 }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : utf8.count
    if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The word at a position, such as `<p` for an element; the first character where there is no word. The end for a position that
  /// is not in the text.
  package func range(ofWordAt position: SourcePosition) -> SourceRange {
    let line = bytes(ofLine: position.line)
    let before = String(decoding: utf8[line], as: UTF8.self).prefix(max(position.column - 1, 0)).utf8.count
    let start = min(line.lowerBound + before, line.upperBound)
    var end = min(start + 1, line.upperBound)
    while end < line.upperBound, Self.isWordPart(utf8[end]) { end += 1 }
    return SourceRange(file: self, bytes: start..<end)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Whether the character before `offset` continues after it.
  private func isInsideCluster(_ offset: Int, after prefix: String) -> Bool {
    guard let last = prefix.last, offset < utf8.count, utf8[offset] >= 0x80 else { return false }
    var next = offset + 1
    while next < utf8.count, next < offset + 4, utf8[next] & 0xC0 == 0x80 { next += 1 }
    return (String(last) + String(decoding: utf8[offset..<next], as: UTF8.self)).count == 1
  }

  private static func mark(
    _ line: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, into landmarks: inout [Landmark]
  ) {
    var offset = line.lowerBound
    var due = offset + stride
    var count = 0
    for character in String(decoding: UnsafeBufferPointer(rebasing: bytes[line]), as: UTF8.self) {
      if offset >= due {
        landmarks.append(Landmark(offset: offset, count: count))
        due = offset + stride
      }
      offset += character.utf8.count
      count += 1
    }
  }

  /// The last index below `count` for which a condition holds that first holds and then does not; nil for none.
  private static func last(of count: Int, where holds: (Int) -> Bool) -> Int? {
    let behind = (0..<count).firstIndex(behind: holds)
    return behind > 0 ? behind - 1 : nil
  }
}

/// A line and a column as a reader counts them: from 1, columns in grapheme clusters.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column in grapheme clusters, from 1.
  package var column: Int

  /// Creates a position from its line and column, both from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Positions are ordered as they are read.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of a source file.
package struct SourceRange: Sendable {
  /// The file.
  package var file: SourceFile
  /// Byte offsets into the file's UTF-8; may be empty.
  package var bytes: Range<Int>

  /// Creates a stretch from its byte offsets.
  package init(file: SourceFile, bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }

  /// Its start.
  package var start: SourcePosition { file.position(at: bytes.lowerBound) }
  /// Its end.
  package var end: SourcePosition { file.position(at: bytes.upperBound) }
}
