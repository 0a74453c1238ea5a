/// The last rows of a picture with their filter bytes, in which repetitions are looked for.
struct RowWindow {
  /// The bytes of a row with its filter byte.
  let rowBytes: Int
  private let start: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  /// Where the next row is written.
  private(set) var row: UnsafeMutablePointer<UInt8>

  /// An empty window; `deallocate` releases its memory.
  init(rowBytes: Int) {
    self.rowBytes = rowBytes
    // Rows move to the start of the memory only now and then. Words are compared in steps of 8 bytes.
    capacity = 4 * MatchSymbol.farthest + 8 * rowBytes
    start = .allocate(capacity: capacity + 8)
    start.initialize(repeating: 0, count: capacity + 8)
    row = start
  }

  /// Releases the memory.
  func deallocate() { start.deallocate() }

  /// How many bytes before the next row are known.
  @inline(__always) var knownCount: Int { row - start }

  /// Makes room for the next row.
  mutating func reserve() {
    guard row + rowBytes > start + capacity else { return }
    let kept = max(MatchSymbol.farthest, rowBytes)
    start.update(from: row - kept, count: kept)
    row = start + kept
  }

  /// Goes on to the next row.
  mutating func advance() { row += rowBytes }
}
