extension UnsafeBufferPointer<UInt16> {
  /// The code point at `offset` and how many units it takes; nil for a surrogate without its other half.
  @inline(__always) func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let unit = self[offset]
    if unit & 0xF800 != 0xD800 { return (Unicode.Scalar(unit)!, 1) }
    guard unit & 0xFC00 == 0xD800, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 else { return nil }
    let value = (UInt32(unit & 0x3FF) << 10 | UInt32(self[offset + 1] & 0x3FF)) + 0x10000
    return (Unicode.Scalar(value)!, 2)
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
}
