#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The curve between the channels of sRGB and linear light (IEC 61966-2-1).
enum SRGBCurve {
  /// The light of each channel value, 0…1.
  private static let light = (0...255).map { linear(Double($0) / 255) }
  /// The light halfway between each channel value and the next one.
  private static let halves = (0..<255).map { linear((Double($0) + 0.5) / 255) }

  /// The light of a value from 0 to 1; that of a value below 0 is as far below 0.
  static func linear(_ value: Double) -> Double {
    value < 0 ? -linear(-value) : value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The light of a channel, 0…1.
  static func linear(_ channel: UInt8) -> Double { light[Int(channel)] }

  /// The channel that is nearest to some light; light below 0 and above 1 is cut.
  static func channel(_ light: Double) -> UInt8 {
    var (low, high) = (0, halves.count)
    while low < high {
      let middle = (low + high) / 2
      if halves[middle] < light { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }
}
