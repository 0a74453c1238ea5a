/// Where three bytes were last seen, and the time before.
struct MatchTable {
  private static let bits = 14
  private static let ways = 2
  /// The places by the hash of the bytes, the latest first; more than the farthest match before the first byte at
  /// first.
  private var places = [Int32](repeating: -Int32(MatchSymbol.farthest) - 1, count: ways << bits)

  /// Calls `body` with the distances of places where three bytes may be too, then remembers theirs.
  ///
  /// They are the lowest of `word`. Each place is asked for once.
  @inline(__always) mutating func forEach(like word: UInt32, at position: Int, _ body: (Int) -> Void) {
    let hash = (word & 0xFF_FFFF &* 0x9E37_79B1) &>> (32 - UInt32(Self.bits))
    let bucket = Int(hash) &* Self.ways
    let here = Int32(truncatingIfNeeded: position)
    let (last, earlier) = (places[bucket], places[bucket &+ 1])
    offer(last, to: here, body)
    offer(earlier, to: here, body)
    places[bucket &+ 1] = last
    places[bucket] = here
  }

  @inline(__always) private func offer(_ place: Int32, to here: Int32, _ body: (Int) -> Void) {
    let distance = Int(here &- place)
    if distance <= MatchSymbol.farthest { body(distance) }
  }
}
