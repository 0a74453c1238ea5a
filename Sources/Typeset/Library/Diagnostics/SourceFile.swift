/// The text of one input, by which byte offsets become lines and columns.
public final class SourceFile: Sendable {
  /// The name that diagnostics show: the path as given, or `<stdin>`.
  public let name: String
  /// The whole text as UTF-8.
  public let utf8: [UInt8]
  private let lineStarts: [Int]

  /// Takes the text as UTF-8; a byte order mark is the caller's to remove.
  public init(name: String, utf8: [UInt8]) {
    self.name = name
    self.utf8 = utf8
    var starts = [0]
    for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// The position of the byte at `offset`; an offset past the end gives the end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let prefix = String(decoding: utf8[lineStarts[low]..<offset], as: UTF8.self)
    return SourcePosition(line: low + 1, column: prefix.count + 1)
  }

  /// The text of a line counted from 1, without its end.
  public func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : utf8.count
    if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: utf8[start..<end], as: UTF8.self)
  }
}

/// A line and a column as a reader counts them: from 1, columns in grapheme clusters.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in grapheme clusters, from 1.
  public var column: Int

  /// Creates a position from its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A stretch of a source file.
public struct SourceRange: Sendable {
  /// The file it lies in.
  public var file: SourceFile
  /// Byte offsets into the file's UTF-8; may be empty.
  public var bytes: Range<Int>

  /// Creates a stretch from its byte offsets.
  public init(file: SourceFile, bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }
}
