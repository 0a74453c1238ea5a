/// Writes numbers of some bits one behind another, the lowest bit first (RFC 1951, 3.1.1).
struct BitWriter {
  /// How many whole bytes were written.
  private(set) var count = 0
  /// Bits that do not yet fill a byte, the first lowest.
  private var pending: UInt64 = 0
  /// How many bits are pending, below 8 after every flush.
  private var pendingCount: UInt64 = 0

  /// Appends bits; those above `count` are zero. At most 56 between two flushes.
  @inline(__always) mutating func append(_ bits: UInt64, count: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= count
  }

  /// Writes the whole bytes among what is pending; 8 bytes may be touched.
  @inline(__always) mutating func flush(to bytes: inout MutableSpan<UInt8>) {
    bytes.store(pending, at: count)
    count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & ~7
    pendingCount &= 7
  }

  /// Fills the last byte with zeros and writes it, and then a checksum.
  mutating func finish(with checksum: UInt32, to packed: inout [UInt8]) {
    var bytes = packed.mutableSpan
    pendingCount = (pendingCount + 7) & ~7
    flush(to: &bytes)
    append(UInt64(checksum.byteSwapped), count: 32)
    flush(to: &bytes)
  }

  /// Continues at the start of the bytes with what is pending.
  mutating func startOver() { count = 0 }
}
