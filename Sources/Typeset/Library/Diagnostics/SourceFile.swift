/// The text of one input, by which byte offsets become lines and columns.
package final class SourceFile: Sendable {
  /// The name that diagnostics show: the path as given, or `<stdin>`.
  package let name: String
  /// The whole text as UTF-8.
  package let utf8: [UInt8]
  /// The files whose texts follow its own in `utf8`, each with the byte where it starts.
  private let included: [(start: Int, file: SourceFile)]
  private let lazyLines = LazyReference<LineTable>()

  /// Takes the text as UTF-8; a byte order mark is the caller's to remove.
  package init(name: String, utf8: [UInt8]) {
    self.name = name
    self.utf8 = utf8
    included = []
  }

  /// The text of a file with those of files that it includes behind it; places in them are places of their files.
  init(_ file: SourceFile, including files: [SourceFile]) {
    name = file.name
    var utf8 = file.utf8
    var included: [(start: Int, file: SourceFile)] = []
    for file in files {
      included.append((utf8.count, file))
      utf8 += file.utf8
    }
    self.utf8 = utf8
    self.included = included
  }

  /// The included file that a byte is from, with its offset there; nil for a byte of the file itself.
  fileprivate func inclusion(at offset: Int) -> (file: SourceFile, start: Int)? {
    var (low, high) = (0, included.count)
    while low < high {
      let middle = (low + high) / 2
      if included[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : (included[low - 1].file, included[low - 1].start)
  }

  /// Where lines start, which is looked up when the first place is asked for: most texts have nothing to report.
  private var lines: LineTable { lazyLines.value { LineTable(utf8) } }

  /// The position of the byte at `offset`; an offset past the end gives the end. A byte inside a grapheme cluster has
  /// its column.
  package func position(at offset: Int) -> SourcePosition {
    if let part = inclusion(at: offset) { return part.file.position(at: offset - part.start) }
    let offset = min(max(offset, 0), utf8.count)
    let known = lines.place(before: offset, in: utf8)
    var column = known.column + utf8[known.offset..<offset].clusterCount
    if isInsideCluster(offset, after: known.offset) { column -= 1 }
    return SourcePosition(line: known.line + 1, column: column + 1)
  }

  /// The text of a line counted from 1, without its end.
  package func line(_ number: Int) -> String { String(decoding: utf8[bytes(ofLine: number)], as: UTF8.self) }

  /// The bytes of a line counted from 1, without its end; empty for a line that does not exist.
  package func bytes(ofLine number: Int) -> Range<Int> {
    guard let line = lines.bytes(of: number - 1) else { return 0..<0 }
    let start = line.lowerBound
    var end = line.upperBound
    if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The word at a position, such as `<p` for an element; the first character where there is no word. The end for a
  /// position that is not in the text.
  package func range(ofWordAt position: SourcePosition) -> SourceRange {
    let line = bytes(ofLine: position.line)
    let column = max(position.column - 1, 0)
    let known = lines.stretch(ofLine: position.line - 1, at: column, in: utf8) ?? (line, 0)
    let rest = String(decoding: utf8[known.bytes], as: UTF8.self).prefix(column - known.column)
    let start = min(known.bytes.lowerBound + rest.utf8.count, line.upperBound)
    var end = min(start + 1, line.upperBound)
    while end < line.upperBound, Self.isWordPart(utf8[end]) { end += 1 }
    return SourceRange(file: self, bytes: start..<end)
  }

  /// The column of the byte at `offset` in code units of UTF-16, from 1.
  package func utf16Column(at offset: Int) -> Int {
    let offset = min(max(offset, 0), utf8.count)
    let known = lines.place(before: offset, in: utf8)
    return known.units + String(decoding: utf8[known.offset..<offset], as: UTF8.self).utf16.count + 1
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Whether the character before `offset` continues after it; it does not begin before `start`.
  private func isInsideCluster(_ offset: Int, after start: Int) -> Bool {
    guard offset < utf8.count, utf8[offset] >= 0x80 else { return false }
    guard let last = String(decoding: utf8[start..<offset], as: UTF8.self).last else { return false }
    var next = offset + 1
    while next < utf8.count, next < offset + 4, utf8[next] & 0xC0 == 0x80 { next += 1 }
    return (String(last) + String(decoding: utf8[offset..<next], as: UTF8.self)).count == 1
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
    if let part = file.inclusion(at: bytes.lowerBound) {
      self.file = part.file
      self.bytes = bytes.lowerBound - part.start..<bytes.upperBound - part.start
    } else {
      self.file = file
      self.bytes = bytes
    }
  }

  /// Its start.
  package var start: SourcePosition { file.position(at: bytes.lowerBound) }
  /// Its end.
  package var end: SourcePosition { file.position(at: bytes.upperBound) }
}
