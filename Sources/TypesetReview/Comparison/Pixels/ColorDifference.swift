import Typeset

/// How far two colours are apart to the eye: ΔEOK, the distance in Oklab (CSS Color 4, sections 9.2 and 12.1), times
/// 100.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020. Black and white are 100 apart; a difference
/// of 2 is just noticed.
struct ColorDifference {
  /// Eight numbers that go through the same steps.
  typealias Lanes = SIMD8<Float>

  /// The linear light of the red, green and blue of eight colours.
  struct Light {
    var red: Lanes
    var green: Lanes
    var blue: Lanes
  }

  /// The linear light of every value of a channel, 0…255.
  let table: [Float]

  /// The one that all share: it only holds a table.
  static let shared = ColorDifference()

  private init() {
    table = (0...255).map { value in
      let encoded = Double(value) / 255
      let base = (encoded + 0.055) / 1.055
      let root = Self.fifthRoot(of: base)
      return Float(encoded > 0.04045 ? base * base * root * root : encoded / 12.92)
    }
  }

  /// The distances of eight pairs of colours.
  @inline(__always) static func distances(_ first: Light, _ second: Light) -> Lanes {
    let (one, other) = (lab(of: first), lab(of: second))
    let (l, a, b) = (one.l - other.l, one.a - other.a, one.b - other.b)
    let squares: Lanes = l * l + a * a + b * b
    return squares.squareRoot() * 100
  }

  /// The distance of two pixels of 16 bits per channel; translucent ones are compared on black and on white, and the
  /// greater distance counts.
  func wideDistance(_ first: UInt64, _ second: UInt64) -> Float {
    var greatest: Float = 0
    for ground: Float in [0, 65535] {
      greatest = max(greatest, Self.distances(light(of: first, over: ground), light(of: second, over: ground))[0])
    }
    return greatest
  }

  private func light(of pixel: UInt64, over ground: Float) -> Light {
    let channels = pixel.channels
    let alpha = Float(channels.w) / 65535
    func linear(_ channel: UInt16) -> Lanes {
      let encoded = (Float(channel) * alpha + ground * (1 - alpha)) / 257
      let step = min(Int(encoded), 254)
      return Lanes(repeating: table[step] + (table[step + 1] - table[step]) * (encoded - Float(step)))
    }
    return Light(red: linear(channels.x), green: linear(channels.y), blue: linear(channels.z))
  }

  @inline(__always) private static func lab(of light: Light) -> (l: Lanes, a: Lanes, b: Lanes) {
    let (long, medium, short) = cones(of: light)
    return (
      lightness(long, medium, short),
      mix(long, 1.9779985, medium, -2.4285922, short, 0.4505937),
      mix(long, 0.02590404, medium, 0.78277177, short, -0.80867577)
    )
  }

  /// What the eye makes of light with its three kinds of cones, all growing with each channel.
  @inline(__always) static func cones(of light: Light) -> (long: Lanes, medium: Lanes, short: Lanes) {
    let (red, green, blue) = (light.red, light.green, light.blue)
    return (
      cubeRoot(of: mix(red, 0.41222147, green, 0.53633254, blue, 0.05144599)),
      cubeRoot(of: mix(red, 0.2119035, green, 0.68069955, blue, 0.10739696)),
      cubeRoot(of: mix(red, 0.08830246, green, 0.28171884, blue, 0.6299787))
    )
  }

  /// The lightness of what the eye sees: black is 0, white 1.
  @inline(__always) static func lightness(_ long: Lanes, _ medium: Lanes, _ short: Lanes) -> Lanes {
    mix(long, 0.21045426, medium, 0.7936178, short, -0.00407205)
  }

  @inline(__always) private static func mix(
    _ first: Lanes, _ a: Float, _ second: Lanes, _ b: Float, _ third: Lanes, _ c: Float
  ) -> Lanes {
    var sum = first * a
    sum += second * b
    sum += third * c
    return sum
  }

  /// Cube roots of numbers from 0 to 1: a first guess from a third of the exponent, then a step of Halley's method.
  ///
  /// They err by less than 0.00003 of their value.
  @inline(__always) private static func cubeRoot(of numbers: Lanes) -> Lanes {
    // Zero is replaced with a tiny value, whose cube a processor still multiplies at full speed.
    let numbers = numbers + 1e-18
    let bits = numbers.bits
    // A quarter and a sixteenth, and so on: a third without a division.
    var third = (bits &>> 2) &+ (bits &>> 4)
    third = third &+ (third &>> 4)
    third = third &+ (third &>> 8)
    let guess = (third &+ SIMD8(repeating: 0x2A51_37A0)).number
    let cube = guess * guess * guess
    let (above, below): (Lanes, Lanes) = (cube + numbers + numbers, cube + cube + numbers)
    return guess * (above / below)
  }

  /// The fifth root of a number from 0 to 1, by Newton's method.
  private static func fifthRoot(of number: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 { root -= (root - number / (root * root * root * root)) / 5 }
    return root
  }
}

// Both are 32 bytes, of which all values are valid; as eight single numbers, the compiler would take them apart.
extension SIMD8<Float> {
  /// The bits of the numbers.
  @inline(__always) fileprivate var bits: SIMD8<UInt32> { unsafe unsafeBitCast(self, to: SIMD8<UInt32>.self) }
}

extension SIMD8<UInt32> {
  /// The numbers of some bits.
  @inline(__always) fileprivate var number: SIMD8<Float> { unsafe unsafeBitCast(self, to: SIMD8<Float>.self) }
}
