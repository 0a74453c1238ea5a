import Testing

@testable import Typeset

/// Blurred outlines and what they are made with.
@Suite struct BlurTests {
  @Test(arguments: [3, 5, 7]) func aPixelIsSpreadToItsNeighbours(size: Int) {
    let mean = BoxBlur(size: size)
    let side = 2 * mean.reach + 3
    var values = [UInt32](repeating: 0, count: side * side)
    values[side / 2 * side + side / 2] = 255
    mean.sum(&values, width: side, height: side)
    #expect(values.reduce(0, +) == 255 * mean.weight, "nothing is lost")
    #expect(values[0] == 0 && values[side / 2 * side + side / 2] == values.max())
    for row in 0..<side {
      for column in 0..<side {
        #expect(values[row * side + column] == values[column * side + row], "it is the same along both axes")
      }
    }
  }

  @Test func anOutlineCoversItsPixels() {
    let box = Path(Rect(x: 1, y: 1, width: 2.5, height: 1))
    #expect(
      OutlineCoverage(of: box, width: 5, height: 3).values == [0, 0, 0, 0, 0, 0, 255, 255, 128, 0, 0, 0, 0, 0, 0])
  }

  @Test func aShadowIsSymmetricalAndFadesOut() throws {
    let path = Path(Rect(x: 0, y: 0, width: 80, height: 40), radius: 10)
    let shadow = try #require(BlurredOutline(path, color: Color(red: 0, green: 0, blue: 0, alpha: 100), blur: 12))
    let pixels = shadow.pixels
    let alpha = (0..<pixels.width * pixels.height).map { pixels.span[$0] >> 24 }
    #expect(alpha.max() == 100 && alpha[0] == 0 && alpha[alpha.count - 1] == 0)
    #expect(shadow.origin.x < -9 && shadow.origin.y < -9)
  }

  @Test(arguments: [0.01, 1, 40, 200]) func picturesAreSmall(blur: Double) throws {
    for side in [1.0, 400, 14_400, 100_000] {
      let shadow = try #require(
        BlurredOutline(Path(Rect(x: 0, y: 0, width: side, height: side)), color: .black, blur: blur))
      #expect(shadow.pixels.width * shadow.pixels.height < 100_000)
    }
    let line = try #require(
      BlurredOutline(Path(Rect(x: 0, y: 0, width: 100_000, height: 0.5)), color: .black, blur: blur))
    #expect(line.pixels.width * line.pixels.height < 400_000)
  }
}
