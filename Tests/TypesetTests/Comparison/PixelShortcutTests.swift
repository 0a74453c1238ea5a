import Testing

@testable import Typeset
@testable import TypesetReview

/// What is not looked at closely would have changed nothing.
@Suite struct PixelShortcutTests {
  /// Pseudorandom numbers, the same every time (SplitMix64).
  private struct Noise {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
      return bits ^ bits >> 31
    }

    mutating func color(isOpaque: Bool) -> Color {
      let bits = next()
      func byte(_ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
      return Color(red: byte(0), green: byte(8), blue: byte(16), alpha: isOpaque || bits >> 40 & 3 > 0 ? 255 : byte(24))
    }
  }

  private func noise(_ seed: UInt64, _ width: Int, _ height: Int, isOpaque: Bool) -> Bitmap {
    var noise = Noise(state: seed)
    return Bitmap(
      width: width, height: height, colors: (0..<(width * height)).map { _ in noise.color(isOpaque: isOpaque) })
  }

  @Test(arguments: [true, false], [1, 2, 3] as [UInt64])
  func theGreatestDifferenceIsThatOfAllPairs(isOpaque: Bool, seed: UInt64) {
    let (one, other) = (noise(seed, 40, 60, isOpaque: isOpaque), noise(seed + 9, 40, 60, isOpaque: isOpaque))
    let comparison = PictureComparison(expected: one, actual: other)
    let differences = (0..<(40 * 60)).map { place in
      let (x, y) = (place % 40, place / 40)
      func only(_ picture: Bitmap) -> Bitmap { Bitmap(width: 1, height: 1, colors: [picture[x, y]]) }
      return PictureComparison(expected: only(one), actual: only(other)).greatestDifference
    }
    #expect(comparison.greatestDifference == differences.max())
    #expect(comparison.differingPixels == 2400)
  }

  @Test func noPairBeyondTheGreatestIsPassedOver() {
    let levels: [UInt8] = [0, 1, 15, 16, 127, 240, 255]
    let colors = levels.flatMap { red in
      levels.flatMap { green in levels.map { UInt32(red: red, green: green, blue: $0, alpha: 255) } }
    }
    let table = ColorDifference.shared.table
    func light(_ pixel: UInt32) -> ColorDifference.Light {
      func lanes(_ channel: UInt8) -> ColorDifference.Lanes { ColorDifference.Lanes(repeating: table[Int(channel)]) }
      return ColorDifference.Light(red: lanes(pixel.red), green: lanes(pixel.green), blue: lanes(pixel.blue))
    }
    let lights = colors.map(light)
    let bounds = LightnessBounds.shared
    var passedOver = 0
    for one in colors.indices {
      for other in stride(from: one % 3, to: one, by: 3) {
        let distance = ColorDifference.distances(lights[one], lights[other])[0] / 100
        // Were this pair the farthest so far but for a trifle, it must not be taken for a nearer one.
        #expect(!bounds.isWithin(LightnessBounds.reach(of: distance), colors[one], colors[other]))
        if bounds.isWithin(LightnessBounds.reach(of: 0.9), colors[one], colors[other]) { passedOver += 1 }
      }
    }
    #expect(passedOver > 10_000)
    #expect(LightnessBounds.reach(of: 0.5) == 0)
  }

  @Test(arguments: [Direction.leftToRight, .rightToLeft])
  func whatIsAntialiasedIsFoundWhereverItIs(direction: Direction) {
    var found = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      // Discs on a ground of another size, with specks.
      var noise = Noise(state: seed)
      let (specks, otherSpecks) = ((0..<8).map { _ in noise.next() % 1200 }, (0..<8).map { _ in noise.next() % 1200 })
      let radius = 4 + Double(noise.next() % 100) / 10
      func picture(_ width: Int, _ shift: Double, _ specks: [UInt64]) -> Bitmap {
        PictureSamples.bitmap(width, 30) { x, y in
          let (dx, dy) = (Double(x) - 20 - shift, Double(y) - 15)
          let level = 255 * min(max((dx * dx + dy * dy).squareRoot() - radius, 0), 1)
          return PictureSamples.gray(specks.contains(UInt64(y * 40 + x)) ? 90 : Int(level))
        }
      }
      let (one, other) = (picture(40, 0, specks), picture(seed % 2 == 0 ? 40 : 37, 0.3, otherSpecks))
      let overlay = PictureOverlay(one, other, direction: direction)
      let edges = EdgeDetector(overlay)
      var expected = 0
      for y in 0..<30 {
        for x in overlay.sharedColumns {
          let (before, after) = (overlay.expectedIndex(x, y), overlay.actualIndex(x, y))
          if one.pixels[before] != other.pixels[after], edges.isAntialiased(x, y) { expected += 1 }
        }
      }
      #expect(PictureComparison(expected: one, actual: other, direction: direction).antialiasedPixels == expected)
      found += expected
    }
    #expect(found > 50)
  }
}
