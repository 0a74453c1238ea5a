/// Writes numbers of some bits one behind another, the lowest bit first (RFC 1951, 3.1.1).
struct BitWriter {
  /// Where the next whole bytes are written; 8 bytes from there on may be touched.
  private(set) var position: UnsafeMutablePointer<UInt8>
  /// Bits that do not yet fill a byte, the first lowest.
  private var pending: UInt64 = 0
  /// How many bits are pending, below 8 after every flush.
  private var pendingCount: UInt64 = 0

  /// Writes to memory that is large enough for all that follows.
  init(to start: UnsafeMutablePointer<UInt8>) { position = start }

  /// Appends bits; those above `count` are zero. At most 56 between two flushes.
  @inline(__always) mutating func append(_ bits: UInt64, count: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= count
  }

  /// Writes the whole bytes among what is pending.
  @inline(__always) mutating func flush() {
    UnsafeMutableRawPointer(position).storeBytes(of: pending.littleEndian, as: UInt64.self)
    position += Int(pendingCount &>> 3)
    pending &>>= pendingCount & ~7
    pendingCount &= 7
  }

  /// Fills the last byte with zeros and writes it.
  mutating func finishByte() {
    pendingCount = (pendingCount + 7) & ~7
    flush()
  }

  /// Continues at another place with what is pending.
  mutating func move(to start: UnsafeMutablePointer<UInt8>) { position = start }
}
