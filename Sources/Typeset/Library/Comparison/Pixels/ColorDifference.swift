/// How far two colours are apart to the eye: ΔEOK, the distance in Oklab (CSS Color 4, sections 9.2 and 12.1), times 100.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020. Black and white are 100 apart; a difference of 2 is just noticed.
struct ColorDifference {
  /// Eight numbers that go through the same steps.
  typealias Lanes = SIMD8<Float>

  /// The linear light of every value of a channel.
  private let light: [Float]

  /// The one that all share: it only holds a table.
  static let shared = ColorDifference()

  private init() {
    light = (0...255).map { value in
      let encoded = Double(value) / 255
      guard encoded > 0.04045 else { return Float(encoded / 12.92) }
      let base = (encoded + 0.055) / 1.055
      let root = Self.fifthRoot(of: base)
      return Float(base * base * root * root)
    }
  }

  /// The distance of two pixels; what is not opaque is seen on black and on white, and the greater distance counts.
  func distance(_ first: UInt32, _ second: UInt32) -> Float {
    distances(SIMD8(repeating: first), SIMD8(repeating: second))[0]
  }

  /// The distances of eight pairs of pixels.
  func distances(_ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>) -> Lanes {
    var common = UInt32.max
    for lane in 0..<8 { common &= first[lane] & second[lane] }
    if common.alpha == 255 { return distances(first, second, over: nil) }
    let (black, white) = (distances(first, second, over: 0), distances(first, second, over: 255))
    return black.replacing(with: white, where: white .> black)
  }

  /// The distance of two pixels of 16 bits a channel.
  func wideDistance(_ first: UInt64, _ second: UInt64) -> Float {
    var greatest: Float = 0
    for ground: Float in [0, 65535] {
      let apart = lab(of: first, over: ground) - lab(of: second, over: ground)
      greatest = max(greatest, (apart * apart).sum().squareRoot() * 100)
    }
    return greatest
  }

  private func distances(_ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>, over ground: Int?) -> Lanes {
    let (one, other) = (lab(of: first, over: ground), lab(of: second, over: ground))
    let (l, a, b) = (one.l - other.l, one.a - other.a, one.b - other.b)
    let squares: Lanes = l * l + a * a + b * b
    return squares.squareRoot() * 100
  }

  private func lab(of pixels: SIMD8<UInt32>, over ground: Int?) -> (l: Lanes, a: Lanes, b: Lanes) {
    var (red, green, blue) = (Lanes(), Lanes(), Lanes())
    light.withUnsafeBufferPointer { light in
      for lane in 0..<8 {
        let pixel = pixels[lane]
        if let ground {
          let alpha = Int(pixel.alpha)
          // Half of 255 makes the division round to the nearest.
          func shown(_ channel: UInt8) -> Int { (Int(channel) * alpha + ground * (255 - alpha) + 127) / 255 }
          red[lane] = light[shown(pixel.red)]
          green[lane] = light[shown(pixel.green)]
          blue[lane] = light[shown(pixel.blue)]
        } else {
          red[lane] = light[Int(pixel.red)]
          green[lane] = light[Int(pixel.green)]
          blue[lane] = light[Int(pixel.blue)]
        }
      }
    }
    return Self.lab(red: red, green: green, blue: blue)
  }

  private func lab(of pixel: UInt64, over ground: Float) -> SIMD3<Float> {
    let channels = pixel.channels
    let alpha = Float(channels.w) / 65535
    func linear(_ channel: UInt16) -> Float {
      let encoded = (Float(channel) * alpha + ground * (1 - alpha)) / 257
      let step = min(Int(encoded), 254)
      return light[step] + (light[step + 1] - light[step]) * (encoded - Float(step))
    }
    let lab = Self.lab(
      red: Lanes(repeating: linear(channels.x)), green: Lanes(repeating: linear(channels.y)),
      blue: Lanes(repeating: linear(channels.z)))
    return SIMD3(lab.l[0], lab.a[0], lab.b[0])
  }

  private static func lab(red: Lanes, green: Lanes, blue: Lanes) -> (l: Lanes, a: Lanes, b: Lanes) {
    let long = cubeRoot(of: mix(red, 0.41222147, green, 0.53633254, blue, 0.05144599))
    let medium = cubeRoot(of: mix(red, 0.2119035, green, 0.68069955, blue, 0.10739696))
    let short = cubeRoot(of: mix(red, 0.08830246, green, 0.28171884, blue, 0.6299787))
    return (
      mix(long, 0.21045426, medium, 0.7936178, short, -0.00407205),
      mix(long, 1.9779985, medium, -2.4285922, short, 0.4505937),
      mix(long, 0.02590404, medium, 0.78277177, short, -0.80867577)
    )
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
    let bits = unsafeBitCast(numbers, to: SIMD8<UInt32>.self)
    // A quarter and a sixteenth, and so on: a third without a division.
    var third = (bits &>> 2) &+ (bits &>> 4)
    third = third &+ (third &>> 4)
    third = third &+ (third &>> 8)
    let guess = unsafeBitCast(third &+ SIMD8(repeating: 0x2A51_37A0), to: Lanes.self)
    let cube = guess * guess * guess
    let (above, below): (Lanes, Lanes) = (cube + numbers + numbers, cube + cube + numbers)
    // Nothing has no root but itself.
    return (guess * above / below).replacing(with: 0, where: numbers .<= 0)
  }

  /// The fifth root of a number from 0 to 1, by Newton's method.
  private static func fifthRoot(of number: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 { root -= (root - number / (root * root * root * root)) / 5 }
    return root
  }
}
