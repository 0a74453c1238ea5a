#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A colour as a file gives it: components in a space, which may hold more colours than sRGB.
struct ColorComponents: Hashable, Sendable {
  /// The spaces, by the words of Apple's asset catalogs.
  enum Space: String, Sendable, CaseIterable {
    /// sRGB (IEC 61966-2-1).
    case srgb
    /// sRGB with components below 0 and above 1.
    case extendedSRGB = "extended-srgb"
    /// The light of sRGB, with components below 0 and above 1.
    case extendedLinearSRGB = "extended-linear-srgb"
    /// Display P3: the primaries of SMPTE RP 431-2 with the white point and the curve of sRGB.
    case displayP3 = "display-p3"
    /// Gray with a gamma of 2.2.
    case grayGamma22 = "gray-gamma-22"
    /// Gray with the curve of sRGB, and components below 0 and above 1.
    case extendedGray = "extended-gray"

    /// Whether it has one component.
    var isGray: Bool { self == .grayGamma22 || self == .extendedGray }
  }

  /// The space.
  var space: Space
  /// Red, green and blue, or white: from 0 to 1 unless the space is larger.
  var values: [Double]
  /// The opacity, from 0 to 1.
  var alpha = 1.0

  /// The light of red, green and blue in sRGB; below 0 or above 1 where sRGB does not have the colour.
  private var light: [Double] {
    let values = space.isGray ? Array(repeating: values.first ?? 0, count: 3) : values
    switch space {
    case .srgb, .extendedSRGB, .extendedGray: return values.map(SRGBCurve.linear)
    case .extendedLinearSRGB: return values
    case .grayGamma22: return values.map { pow(max(0, $0), 2.2) }
    case .displayP3:
      let light = values.map(SRGBCurve.linear)
      return Self.fromDisplayP3.map { zip($0, light).reduce(0) { $0 + $1.0 * $1.1 } }
    }
  }

  /// The light of sRGB from that of Display P3: both have the white point D65, so that gray stays gray.
  private static let fromDisplayP3 = [
    [1.224_940_2, -0.224_940_2, 0], [-0.042_056_9, 1.042_056_9, 0], [-0.019_637_6, -0.078_636_1, 1.098_273_7],
  ]

  /// The nearest colour of sRGB, channel by channel (R073).
  var color: Color {
    // What lies halfway between two channels, as 0.5 does, is the greater one, whatever rounding has made of it.
    let channels = light.map { SRGBCurve.channel($0 + 1e-7) }
    guard channels.count == 3 else { return .black }
    return Color(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: UInt8((min(max(alpha, 0), 1) * 255).rounded()))
  }

  /// Whether sRGB has the colour, but for what rounding leaves.
  var isInSRGB: Bool { light.allSatisfy { (-0.002...1.002).contains($0) } }
}
