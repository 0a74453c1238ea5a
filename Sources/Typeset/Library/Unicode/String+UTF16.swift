extension String {
  /// The text of UTF-16 code units; a surrogate without its other half becomes U+FFFD.
  ///
  /// `String(decoding:as:)` does the same, but takes some 600 instructions for each unit.
  package init(utf16 units: some Collection<UInt16>) {
    self = units.withContiguousStorageIfAvailable(Self.init(contiguous:)) ?? String(decoding: units, as: UTF16.self)
  }

  private init(contiguous units: UnsafeBufferPointer<UInt16>) {
    var length = 0
    forEachScalar(of: units, in: 0..<units.count) { scalar in
      length += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    }
    self.init(unsafeUninitializedCapacity: length) { target in
      guard var end = target.baseAddress else { return 0 }
      forEachScalar(of: units, in: 0..<units.count) { end.put(scalar: $0) }
      return length
    }
  }
}
