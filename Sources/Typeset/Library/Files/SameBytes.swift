import CSystem

/// Whether two stretches of memory hold the same bytes.
package func hasSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
  memcmp(first, second, count) == 0
}

/// Whether two stretches of memory hold the same bytes.
package func hasSameBytes(_ first: RawSpan, _ second: RawSpan) -> Bool {
  guard first.byteCount == second.byteCount else { return false }
  return unsafe first.withUnsafeBytes { first in
    unsafe second.withUnsafeBytes { second in
      guard let start = first.baseAddress, let other = second.baseAddress else { return true }
      return unsafe hasSameBytes(start, other, count: first.count)
    }
  }
}

/// Whether two files hold the same bytes.
package func hasSameBytes(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  guard first.count == second.count else { return false }
  return first.withUnsafeBytes { first in
    second.withUnsafeBytes { second in
      guard let start = first.baseAddress, let other = second.baseAddress else { return true }
      return hasSameBytes(start, other, count: first.count)
    }
  }
}
