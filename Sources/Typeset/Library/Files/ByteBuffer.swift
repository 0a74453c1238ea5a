import CSystem

/// A growing stretch of memory; large ones grow in place, so that a file in it takes no more than its size.
package final class ByteBuffer {
  // Only this file changes these, one statement at a time: no access overlaps another, and checking that for every byte
  // takes 3 % of a verification.
  /// The first byte.
  @exclusivity(unchecked) private(set) var start: UnsafeMutablePointer<UInt8>
  /// How many bytes it holds.
  @exclusivity(unchecked) package private(set) var count = 0
  @exclusivity(unchecked) private var capacity: Int

  package init(capacity: Int = 4096) {
    self.capacity = capacity
    start = reallocated(nil, capacity: capacity)
  }

  /// All bytes; valid until more are appended, and while somebody holds the buffer.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Calls `body` with all bytes.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(UnsafeBufferPointer(start: start, count: count)) }
  }

  /// The address of the object for a C callback, valid while somebody else holds it.
  var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Forgets the bytes and keeps the memory.
  package func removeAll() { count = 0 }

  /// Replaces bytes with as many others.
  func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count && bytes.count == range.count)
    _ = UnsafeMutableBufferPointer(start: start + range.lowerBound, count: range.count).update(fromContentsOf: bytes)
  }

  /// Takes bytes out; those after them move up.
  func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    (start + range.lowerBound).update(from: start + range.upperBound, count: count - range.upperBound)
    count -= range.count
  }

  /// Appends bytes.
  package func append(_ source: UnsafePointer<UInt8>, count added: Int) {
    reserve(added)
    (start + count).update(from: source, count: added)
    count += added
  }

  /// Appends bytes.
  package func append(_ source: UnsafeBufferPointer<UInt8>) {
    if let first = source.baseAddress { append(first, count: source.count) }
  }

  /// Appends bytes.
  package func append(_ source: UnsafeRawBufferPointer) { append(source.assumingMemoryBound(to: UInt8.self)) }

  /// Appends bytes that it has already.
  package func append(again range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    reserve(range.count)
    (start + count).update(from: start + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Appends one byte.
  @inline(__always) package func append(_ byte: UInt8) {
    if count == capacity { reserve(1) }
    start[count] = byte
    count += 1
  }

  /// Appends at most so many bytes, which `write` puts at an address and moves it behind the last one.
  @inline(__always) func append(most: Int, _ write: (inout UnsafeMutablePointer<UInt8>) -> Void) {
    reserve(most)
    var end = start + count
    write(&end)
    count = end - start
  }

  /// Appends a text as UTF-8.
  package func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends a constant text.
  @inline(__always) package func append(_ text: StaticString) { append(text.utf8Start, count: text.utf8CodeUnitCount) }

  /// Forgets the bytes and gives room for so many new ones, which `filled` then counts.
  func room(_ capacity: Int) -> UnsafeMutablePointer<UInt8> {
    count = 0
    reserve(capacity)
    return start
  }

  /// Sets how many bytes were written to the `room`.
  func filled(_ count: Int) { self.count = count }

  @inline(__always) private func reserve(_ added: Int) {
    if count + added > capacity { grow(added) }
  }

  private func grow(_ added: Int) {
    // Half as much again: for large blocks the system moves pages and copies nothing.
    capacity = max(count + added, capacity + capacity / 2)
    start = reallocated(start, capacity: capacity)
  }

  deinit { release(start) }
}

/// A larger or smaller block with the same contents; ends the program if memory is exhausted.
func reallocated(_ block: UnsafeMutablePointer<UInt8>?, capacity: Int) -> UnsafeMutablePointer<UInt8> {
  guard let result = realloc(block, capacity) else { fatalError("out of memory") }
  return result.assumingMemoryBound(to: UInt8.self)
}

/// Gives back a block from `reallocated`.
func release(_ block: UnsafeMutablePointer<UInt8>) { free(block) }
