extension String {
  /// The text of UTF-16 code units; a surrogate without its other half becomes U+FFFD.
  package init(utf16 units: [UInt16]) { self.init(utf16: units.span) }

  /// The text of UTF-16 code units.
  package init(utf16 units: ArraySlice<UInt16>) { self.init(utf16: units.span) }

  /// The text of UTF-16 code units.
  ///
  /// `String(decoding:as:)` does the same, but takes some 600 instructions for each unit.
  package init(utf16 units: Span<UInt16>) {
    var length = 0
    forEachScalar(of: units, in: 0..<units.count) { scalar in
      length += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    }
    let utf8 = [UInt8](capacity: length) { target in
      forEachScalar(of: units, in: 0..<units.count) { target.put(scalar: $0) }
    }
    self.init(decoding: utf8, as: UTF8.self)
  }
}
