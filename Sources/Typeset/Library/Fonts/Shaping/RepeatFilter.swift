/// Tells words that come again from those that come once, by a bit for each hash.
///
/// A word that comes first may count as repeated, because another one has its bit. A repeated one may count as new after so many
/// others that all bits were cleared.
struct RepeatFilter: ~Copyable {
  /// Nil before the first word, since most texts need none.
  private var bits: UnsafeMutablePointer<UInt64>?
  /// How many bits are set.
  private var count = 0

  /// 64 KB, which stay in the cache of a processor.
  private static let bitCount = 1 << 19
  /// So many are set at most: few words share a bit.
  private static let mostWords = bitCount / 4

  init() {}

  deinit { bits?.deallocate() }

  /// Whether a word with this hash came before; from now on, it did.
  mutating func insert(_ hash: UInt32) -> Bool {
    let bits = bits ?? allocate()
    let (word, mask) = (Self.word(of: hash), UInt64(1) << UInt64(hash % 64))
    guard bits[word] & mask == 0 else { return true }
    if count == Self.mostWords {
      bits.update(repeating: 0, count: Self.bitCount / 64)
      count = 0
    }
    bits[word] |= mask
    count += 1
    return false
  }

  /// Has the processor fetch what `insert` reads of a word with this hash.
  func prefetch(_ hash: UInt32) {
    if let bits { (bits + Self.word(of: hash)).prefetch() }
  }

  /// Which word of the bits has that of a hash.
  private static func word(of hash: UInt32) -> Int { (Int(hash) & (bitCount - 1)) / 64 }

  private mutating func allocate() -> UnsafeMutablePointer<UInt64> {
    let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.bitCount / 64)
    bits.initialize(repeating: 0, count: Self.bitCount / 64)
    self.bits = bits
    return bits
  }
}
