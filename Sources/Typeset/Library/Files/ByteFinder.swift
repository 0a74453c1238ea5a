import CSystem

/// Finds the places of a byte in ascending order.
struct ByteFinder {
  private let byte: Int32
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  /// The place that was found last.
  private var found = -1

  /// Looks in `bytes` up to `end`; the character must be ASCII.
  init(_ character: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
    precondition(end <= bytes.count)
    byte = Int32(UInt8(ascii: character))
    self.bytes = bytes
    self.end = end
  }

  /// The first place at `start` or after it, and the end if there is none.
  mutating func next(from start: Int) -> Int {
    if found < start { found = place(from: start) }
    return found
  }

  private func place(from start: Int) -> Int {
    guard start < end, let first = bytes.baseAddress, let place = memchr(first + start, byte, end - start) else {
      return end
    }
    return UnsafeRawPointer(place) - UnsafeRawPointer(first)
  }
}
