extension Span<UInt16> {
  /// The code point at `offset` and how many units it takes; nil for a surrogate without its other half.
  @inline(__always) func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let unit = self[offset]
    if unit & 0xF800 != 0xD800 { return (Unicode.Scalar(unit)!, 1) }
    guard unit & 0xFC00 == 0xD800, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 else { return nil }
    let value = (UInt32(unit & 0x3FF) << 10 | UInt32(self[offset + 1] & 0x3FF)) + 0x10000
    return (Unicode.Scalar(value)!, 2)
  }

  /// The character at `offset`, possibly of two surrogate units; an unpaired surrogate is returned unchanged.
  @inline(__always) func character(at offset: Int) -> Int32 {
    guard let (scalar, _) = scalar(at: offset) else { return Int32(self[offset]) }
    return Int32(bitPattern: scalar.value)
  }

  /// All code points; a surrogate without its other half is U+FFFD.
  var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var offset = 0
    while offset < count {
      let (scalar, length) = scalar(at: offset) ?? ("\u{FFFD}", 1)
      scalars.append(scalar)
      offset += length
    }
    return scalars
  }

  /// How many blanks (U+0020) a range ends with.
  func trailingBlankCount(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == 0x20 { end -= 1 }
    return range.upperBound - end
  }
}
