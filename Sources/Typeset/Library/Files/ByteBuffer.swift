import CSystem

/// A growing stretch of memory; large ones grow in place, so that a file in it takes no more than its size.
///
/// Its bytes are lent as a `Span` for the time of a closure. While one is lent, the memory stays where it is: growing
/// it then is a mistake in the program, which ends.
@safe package final class ByteBuffer {
  /// The first byte.
  private var start: UnsafeMutablePointer<UInt8>
  private var written = 0
  private var capacity: Int
  /// How many closures are reading the bytes.
  private var readerCount = 0

  package init(capacity: Int = 4096) {
    self.capacity = capacity
    unsafe start = Self.reallocated(nil, capacity: capacity)
  }

  deinit { unsafe free(start) }

  /// How many bytes it holds.
  package var count: Int { written }

  /// Calls `body` with all bytes; it must not append any.
  package func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    readerCount += 1
    defer { readerCount -= 1 }
    return try body(unsafe Span(_unsafeStart: start, count: written))
  }

  /// A copy of some bytes.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    precondition(range.lowerBound >= 0 && range.upperBound <= written)
    return unsafe Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// A copy of the bytes from an offset on.
  package func bytes(from offset: Int) -> [UInt8] { bytes(in: offset..<written) }

  /// A copy of all bytes.
  package var bytes: [UInt8] { bytes(in: 0..<written) }

  /// The bytes as text in UTF-8.
  package var text: String { unsafe String(decoding: UnsafeBufferPointer(start: start, count: written), as: UTF8.self) }

  /// Forgets the bytes and keeps the memory.
  package func removeAll() { written = 0 }

  /// Takes bytes out; those after them move up.
  func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= written)
    unsafe (start + range.lowerBound).update(from: start + range.upperBound, count: written - range.upperBound)
    written -= range.count
  }

  private func grow(_ added: Int) {
    precondition(readerCount == 0, "the bytes of a buffer are being read")
    // Half as much again: for large blocks the system moves pages and copies nothing.
    capacity = max(written + added, capacity + capacity / 2)
    unsafe start = Self.reallocated(start, capacity: capacity)
  }

  @inline(__always) private func reserve(_ added: Int) { if written + added > capacity { grow(added) } }

  /// A larger block with the same contents; ends the program if memory is exhausted.
  private static func reallocated(_ block: UnsafeMutablePointer<UInt8>?, capacity: Int) -> UnsafeMutablePointer<UInt8> {
    guard let result = unsafe realloc(block, capacity) else { fatalError("out of memory") }
    return unsafe result.assumingMemoryBound(to: UInt8.self)
  }
}

// Appending.
extension ByteBuffer {
  /// Appends one byte.
  @inline(__always) package func append(_ byte: UInt8) {
    if written == capacity { grow(1) }
    unsafe start[written] = byte
    written += 1
  }

  /// Appends bytes.
  package func append(_ source: Span<UInt8>) {
    reserve(source.count)
    unsafe source.withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      unsafe (start + written).update(from: first, count: source.count)
    }
    written += source.count
  }

  /// Appends bytes.
  package func append(_ source: [UInt8]) { append(source.span) }

  /// Appends bytes.
  package func append(_ source: ArraySlice<UInt8>) { append(source.span) }

  /// Appends the bytes of another buffer.
  package func append(_ source: ByteBuffer) { source.withBytes { append($0) } }

  /// Appends bytes that it has already.
  package func append(again range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= written)
    reserve(range.count)
    unsafe (start + written).update(from: start + range.lowerBound, count: range.count)
    written += range.count
  }

  /// Appends a text as UTF-8.
  package func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append($0.span) }
  }

  /// Appends a constant text.
  @inline(__always) package func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    unsafe (start + written).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    written += text.utf8CodeUnitCount
  }

  /// Appends the bytes that `write` puts into room for at most so many.
  @inline(__always) package func append(most: Int, _ write: (inout OutputSpan<UInt8>) -> Void) {
    reserve(most)
    let room = unsafe UnsafeMutableBufferPointer(start: start + written, count: most)
    var output = unsafe OutputSpan(buffer: room, initializedCount: 0)
    write(&output)
    unsafe written += output.finalize(for: room)
  }
}

extension OutputSpan<UInt8> {
  /// Puts a constant text there.
  @_lifetime(self: copy self)
  @inline(__always) mutating func put(_ text: StaticString) {
    precondition(text.utf8CodeUnitCount <= freeCapacity)
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      guard let start = buffer.baseAddress else { return }
      unsafe (start + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
      count += text.utf8CodeUnitCount
    }
  }
}
