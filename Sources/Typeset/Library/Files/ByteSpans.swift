import CSystem

/// Finds the places of a byte in ascending order, always in the same bytes.
struct ByteFinder {
  private let byte: UInt8
  private let end: Int
  /// The place that was found last.
  private var found = -1

  /// Looks up to `end`; the character must be ASCII.
  init(_ character: Unicode.Scalar, to end: Int) {
    byte = UInt8(ascii: character)
    self.end = end
  }

  /// The first place at `start` or after it, and the end if there is none.
  mutating func next(from start: Int, in bytes: Span<UInt8>) -> Int {
    if found < start { found = bytes.place(of: byte, in: min(start, end)..<end) ?? end }
    return found
  }
}

extension Span<UInt8> {
  /// The first place of a byte in a part.
  package func place(of byte: UInt8, in part: Range<Int>) -> Int? {
    unsafe extracting(part).withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress, let place = unsafe memchr(first, Int32(byte), bytes.count) else {
        return nil
      }
      return unsafe part.lowerBound + (UnsafeRawPointer(place) - UnsafeRawPointer(first))
    }
  }

  /// Whether a constant text is at a place.
  @inline(__always) func has(_ text: StaticString, at place: Int) -> Bool {
    guard place >= 0, count - place >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      if unsafe self[unchecked: place + offset] != text.utf8Start[offset] { return false }
    }
    return true
  }
}

extension Span<UInt8> {
  /// The eight bytes at a place, the first one lowest.
  @inline(__always) func word(at place: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The four bytes at a place, the first one lowest.
  @inline(__always) func halfWord(at place: Int) -> UInt32 {
    unsafe UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt32.self))
  }
}

extension [UInt8] {
  /// A copy of some bytes.
  package init(_ bytes: Span<UInt8>) { self = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) } }

  /// Replaces as many bytes from an offset on.
  mutating func replace(from offset: Int, with bytes: Span<UInt8>) {
    var target = mutableSpan
    target.replace(from: offset, with: bytes)
  }

  /// Appends some bytes.
  mutating func append(contentsOf bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

extension MutableSpan<UInt8> {
  /// Replaces as many bytes from an offset on.
  @_lifetime(self: copy self)
  mutating func replace(from offset: Int, with bytes: Span<UInt8>) {
    precondition(offset >= 0 && offset + bytes.count <= count)
    unsafe withUnsafeMutableBufferPointer { target in
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let start = target.baseAddress, let first = source.baseAddress else { return }
        unsafe (start + offset).update(from: first, count: source.count)
      }
    }
  }

  /// Stores eight bytes at a place, the lowest one first.
  @_lifetime(self: copy self)
  @inline(__always) mutating func store(_ word: UInt64, at place: Int) {
    precondition(place >= 0 && place &+ 8 <= count)
    unsafe withUnsafeMutableBufferPointer {
      unsafe UnsafeMutableRawPointer($0.baseAddress!).storeBytes(
        of: word.littleEndian, toByteOffset: place, as: UInt64.self)
    }
  }
}

extension MutableSpan<UInt32> {
  /// Calls `body` with some of the bytes.
  @_lifetime(self: copy self)
  mutating func withBytes<Result>(in range: Range<Int>, _ body: (inout MutableSpan<UInt8>) -> Result) -> Result {
    precondition(range.lowerBound >= 0 && range.upperBound <= 4 * count)
    return unsafe withUnsafeMutableBufferPointer { words in
      let start = unsafe UnsafeMutableRawPointer(words.baseAddress!).assumingMemoryBound(to: UInt8.self)
      var bytes = unsafe MutableSpan<UInt8>(_unsafeStart: start + range.lowerBound, count: range.count)
      return body(&bytes)
    }
  }
}

extension String {
  /// A text in UTF-8; what is none becomes U+FFFD.
  package init(utf8 bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

/// Whether two stretches of memory hold the same bytes.
package func hasSameBytes<Element: BitwiseCopyable>(_ first: Span<Element>, _ second: Span<Element>) -> Bool {
  guard first.count == second.count else { return false }
  return unsafe first.withUnsafeBytes { first in
    unsafe second.withUnsafeBytes { second in
      guard let start = first.baseAddress, let other = second.baseAddress else { return true }
      return unsafe memcmp(start, other, first.count) == 0
    }
  }
}

/// Whether two files hold the same bytes.
package func hasSameBytes(_ first: [UInt8], _ second: [UInt8]) -> Bool { hasSameBytes(first.span, second.span) }
