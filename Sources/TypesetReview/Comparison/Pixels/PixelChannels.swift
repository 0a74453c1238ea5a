import Typeset

// A pixel is four bytes in memory, whatever the order of the machine: red, green, blue, alpha.
extension UInt32 {
  /// A pixel with these channels.
  @inline(__always) init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self = UInt32(littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  /// The red channel of a pixel.
  @inline(__always) var red: UInt8 { UInt8(truncatingIfNeeded: littleEndian) }
  /// The green channel of a pixel.
  @inline(__always) var green: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 8) }
  /// The blue channel of a pixel.
  @inline(__always) var blue: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 16) }
  /// The opacity of a pixel.
  @inline(__always) var alpha: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 24) }

  /// How light a pixel looks on white: a weighted sum of its channels (ITU-R BT.601), 0…255 × 1000.
  @inline(__always) var luma: Int {
    let sum = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return alpha == 255 ? sum : (sum * Int(alpha) + 255_000 * (255 - Int(alpha))) / 255
  }

  /// The same pixel in 16 bits a channel.
  var widened: UInt64 {
    UInt64(red) * 257 | UInt64(green) * 257 << 16 | UInt64(blue) * 257 << 32 | UInt64(alpha) * 257 << 48
  }
}

extension UInt64 {
  /// Red, green, blue and alpha of a pixel of 16 bits a channel, which stand from the lowest bits up.
  var channels: SIMD4<UInt16> {
    SIMD4(
      UInt16(truncatingIfNeeded: self), UInt16(truncatingIfNeeded: self >> 16),
      UInt16(truncatingIfNeeded: self >> 32), UInt16(truncatingIfNeeded: self >> 48))
  }

  /// The nearest pixel of eight bits a channel.
  var narrowed: UInt32 {
    func narrow(_ channel: UInt16) -> UInt8 { UInt8((UInt32(channel) * 255 + 32_895) >> 16) }
    let channels = channels
    return UInt32(
      red: narrow(channels.x), green: narrow(channels.y), blue: narrow(channels.z), alpha: narrow(channels.w))
  }
}
