/// Tells quickly that two colours are not farther apart than two others were.
///
/// Where only the greatest difference counts, nearly all pairs need no root: the lightness of a colour is known well
/// enough from the upper four bits of its channels, and in the plane of the hues all colours of sRGB are near each
/// other.
struct LightnessBounds {
  /// More than the greatest distance of two colours of sRGB in the plane of a and b of Oklab, which is 0.6165.
  private static let chroma: Float = 0.62
  /// More than the error of all roots that are involved.
  private static let margin: Float = 0.001

  /// The least and the greatest lightness of the colours with the same upper four bits, blue in the highest bits.
  private let cells: [SIMD2<Float>]

  /// The one that all share: it only holds a table.
  static let shared = LightnessBounds()

  /// No bounds: for what never asks.
  static let none = LightnessBounds(cells: [])

  private init(cells: [SIMD2<Float>]) { self.cells = cells }

  private init() {
    let table = ColorDifference.shared.table
    cells = (0..<4096).map { cell in
      func cones(_ step: Int) -> (
        long: ColorDifference.Lanes, medium: ColorDifference.Lanes, short: ColorDifference.Lanes
      ) {
        func linear(_ shift: Int) -> ColorDifference.Lanes {
          ColorDifference.Lanes(repeating: table[(cell >> shift & 15) * 16 + step])
        }
        return ColorDifference.cones(of: ColorDifference.Light(red: linear(0), green: linear(4), blue: linear(8)))
      }
      // What long and medium waves add grows with every channel, and so does the little that short ones take away.
      let (darkest, lightest) = (cones(0), cones(15))
      let least = ColorDifference.lightness(darkest.long, darkest.medium, lightest.short)[0]
      let greatest = ColorDifference.lightness(lightest.long, lightest.medium, darkest.short)[0]
      return SIMD2(least - Self.margin, greatest + Self.margin)
    }
  }

  /// The difference of lightness that two colours need to be farther apart than `distance`, of which 1 is that of black
  /// and white; 0 or less if any two may be.
  static func reach(of distance: Float) -> Float {
    let square = (distance - margin) * (distance - margin) - chroma * chroma
    return distance > chroma && square > 0 ? square.squareRoot() : 0
  }

  /// Whether the lightness of two opaque colours surely differs by less than `reach`.
  @inline(__always) func isWithin(_ reach: Float, _ one: UInt32, _ other: UInt32) -> Bool {
    let (first, second) = (cells[Self.cell(of: one)], cells[Self.cell(of: other)])
    return max(first.y - second.x, second.y - first.x) < reach
  }

  @inline(__always) private static func cell(of pixel: UInt32) -> Int {
    let bits = pixel.littleEndian
    let (red, green, blue): (UInt32, UInt32, UInt32) = (bits >> 4 & 0xF, bits >> 8 & 0xF0, bits >> 12 & 0xF00)
    return Int(red | green | blue)
  }
}
