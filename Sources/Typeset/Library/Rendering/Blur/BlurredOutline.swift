/// An outline with a blurred edge as a small picture of one colour: a shadow.
struct BlurredOutline {
  /// The pixels.
  let pixels: Pixels
  /// The top left corner of the picture, in the coordinates of the outline.
  let origin: Point
  /// The side of a pixel in points.
  let side: Double

  /// The most pixels of a picture; a larger one has larger pixels.
  private static let mostPixels = 32_768.0
  /// The most pixels at a side.
  private static let longestSide = 4_096.0
  /// The sizes of the mean, from the finest picture to the coarsest.
  private static let sizes = [7, 5, 3]

  /// The picture of an outline whose edge is blurred by some points, twice the standard deviation; nil for an outline
  /// without extent.
  init?(_ path: Path, color: Color, blur: Double) {
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    let (mean, side) = Self.grain(of: bounds.size, deviation: blur / 2)
    let reach = mean.reach + 1
    let (width, height) = (
      Int((bounds.width / side).rounded(.up)) + 2 * reach, Int((bounds.height / side).rounded(.up)) + 2 * reach
    )
    origin = Point(x: bounds.minX - Double(reach) * side, y: bounds.minY - Double(reach) * side)
    self.side = side
    let local = path.transformed(
      by: .translation(x: -origin.x, y: -origin.y).followed(by: .scale(x: 1 / side, y: 1 / side)))
    var sums = OutlineCoverage(of: local, width: width, height: height).values
    mean.sum(&sums, width: width, height: height)
    let (alpha, weight) = (UInt64(color.alpha), UInt64(mean.weight) * 255)
    let pixels = Pixels(width: width, height: height) { target in
      for index in sums.indices {
        let opacity = UInt32((UInt64(sums[index]) * alpha + weight / 2) / weight)
        func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * opacity + 127) / 255 }
        target[index] =
          opacity << 24 | channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
      }
      return false
    }
    guard let pixels else { return nil }
    self.pixels = pixels
  }

  /// The mean, and the side of a pixel in points, that give a standard deviation in points.
  private static func grain(of size: Size, deviation: Double) -> (mean: BoxBlur, side: Double) {
    let least = max((size.width * size.height / mostPixels).squareRoot(), max(size.width, size.height) / longestSide)
    let means = sizes.map(BoxBlur.init)
    let fine = means.first { deviation / $0.deviation >= least }
    return fine.map { ($0, deviation / $0.deviation) } ?? (means[means.count - 1], least)
  }
}
