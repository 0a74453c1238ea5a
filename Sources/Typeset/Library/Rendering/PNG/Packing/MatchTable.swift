/// Where three bytes were last seen, and the time before.
struct MatchTable {
  private static let bits = 14
  private static let ways = 2
  /// The places by the hash of the bytes, the latest first; more than the farthest match before the first byte at first.
  private let places = UnsafeMutablePointer<Int32>.allocate(capacity: ways << bits)

  /// A table without places; `deallocate` releases its memory.
  init() {
    places.initialize(repeating: -Int32(MatchSymbol.farthest) - 1, count: Self.ways << Self.bits)
  }

  /// Releases the memory.
  func deallocate() { places.deallocate() }

  /// Calls `body` with the distances of places where the three bytes at `bytes` may be too, then remembers theirs.
  ///
  /// Four bytes must be readable. Each place is asked for once.
  @inline(__always) func forEach(like bytes: UnsafePointer<UInt8>, at position: Int, _ body: (Int) -> Void) {
    let word = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self).littleEndian & 0xFF_FFFF
    let bucket = places + Int((word &* 0x9E37_79B1) &>> (32 - UInt32(Self.bits))) &* Self.ways
    let here = Int32(truncatingIfNeeded: position)
    let (last, earlier) = (bucket[0], bucket[1])
    offer(last, to: here, body)
    offer(earlier, to: here, body)
    bucket[1] = last
    bucket[0] = here
  }

  @inline(__always) private func offer(_ place: Int32, to here: Int32, _ body: (Int) -> Void) {
    let distance = Int(here &- place)
    if distance <= MatchSymbol.farthest { body(distance) }
  }
}
