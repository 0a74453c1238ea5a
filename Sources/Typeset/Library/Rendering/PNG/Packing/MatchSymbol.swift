/// A symbol for a range of lengths or distances, and the bits that tell where in the range (RFC 1951, 3.2.5).
struct MatchSymbol {
  /// The longest repetition, in bytes.
  static let longest = 258
  /// The farthest repetition, in bytes.
  static let farthest = 32768

  /// The number of the symbol in its alphabet.
  let number: Int
  /// The bits behind the symbol.
  let extraBits: UInt64
  /// How many bits are behind the symbol.
  let extraCount: UInt64

  /// The symbol of a length of 3 to 258 bytes, in the alphabet of bytes and lengths.
  @inline(__always) init(length: Int) {
    let rest = length &- 3
    if rest < 8 || length == Self.longest {
      number = length == Self.longest ? 285 : 257 &+ rest
      (extraBits, extraCount) = (0, 0)
    } else {
      // Four symbols for each power of two.
      let extra = 61 &- rest.leadingZeroBitCount
      number = 257 &+ extra &<< 2 &+ rest &>> extra
      (extraBits, extraCount) = (UInt64(rest & (1 &<< extra &- 1)), UInt64(extra))
    }
  }

  /// The symbol of a distance of 1 to 32768 bytes.
  @inline(__always) init(distance: Int) {
    let rest = distance &- 1
    if rest < 4 {
      number = rest
      (extraBits, extraCount) = (0, 0)
    } else {
      // Two symbols for each power of two.
      let extra = 62 &- rest.leadingZeroBitCount
      number = extra &<< 1 &+ rest &>> extra
      (extraBits, extraCount) = (UInt64(rest & (1 &<< extra &- 1)), UInt64(extra))
    }
  }
}
