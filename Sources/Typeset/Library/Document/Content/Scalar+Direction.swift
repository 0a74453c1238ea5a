extension Unicode.Scalar {
  /// Whether it is in a block of a script from right to left (UAX #9, table 4, with the defaults of
  /// DerivedBidiClass.txt).
  var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
