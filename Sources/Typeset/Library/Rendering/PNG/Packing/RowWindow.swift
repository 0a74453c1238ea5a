/// The last rows of a picture with their filter bytes, in which repetitions are looked for.
struct RowWindow {
  /// The bytes of a row with its filter byte.
  let rowBytes: Int
  /// The rows, and behind the last one 8 bytes, since words are compared in steps of 8 bytes.
  private(set) var bytes: [UInt8]
  /// Where the latest row begins.
  private(set) var row: Int
  /// How many bytes before the latest row are known.
  var knownCount: Int { row }

  /// An empty window.
  init(rowBytes: Int) {
    self.rowBytes = rowBytes
    // Rows move to the start of the memory only now and then.
    bytes = [UInt8](repeating: 0, count: 4 * MatchSymbol.farthest + 8 * rowBytes + 8)
    row = -rowBytes
  }

  /// Adds a row of pixels that was not filtered (filter `none`).
  mutating func add(_ pixels: Span<UInt8>) {
    precondition(pixels.count == rowBytes - 1)
    advance()
    bytes[row] = 0
    bytes.replace(from: row + 1, with: pixels)
  }

  /// Adds a row that repeats the one above: nothing differs (filter `up`).
  mutating func addRepeated() {
    advance()
    bytes[row] = 2
    for index in row + 1..<row + rowBytes { bytes[index] = 0 }
  }

  /// Makes room for the next row.
  private mutating func advance() {
    row += rowBytes
    guard row + rowBytes > bytes.count - 8 else { return }
    let kept = max(MatchSymbol.farthest, rowBytes)
    var moved = [UInt8](repeating: 0, count: bytes.count)
    moved.replace(from: 0, with: bytes.span.extracting(row - kept..<row))
    bytes = moved
    row = kept
  }
}
