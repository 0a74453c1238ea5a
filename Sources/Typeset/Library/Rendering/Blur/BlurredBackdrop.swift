/// A part of a page as a blurred picture of few pixels.
struct BlurredBackdrop {
  /// The part of the page, in points.
  private let area: Rect
  /// The side of a pixel in points.
  let side: Double
  private let mean: BoxBlur
  /// How many pixels there are in the part, and in a margin of one at each side, which is under the edges.
  private let columns: Int
  private let rows: Int

  private static let margin = 1
  /// The most pixels at a side; a larger part has larger pixels.
  private static let longestSide = 512.0

  /// The picture of a part that is not empty, blurred by some points, twice the standard deviation.
  init(of area: Rect, blur: Double) {
    self.area = area
    mean = BoxBlur(size: 7)
    side = max(blur / 2 / mean.deviation, area.width / Self.longestSide, area.height / Self.longestSide)
    columns = Int((area.width / side).rounded(.up)) + 2 * Self.margin
    rows = Int((area.height / side).rounded(.up)) + 2 * Self.margin
  }

  /// How far a pixel outside of the part is seen in it, with the margin, in pixels.
  private var reach: Int { mean.reach + Self.margin }

  /// The part of a page of a size that has to be drawn: whole pixels in and around the part, but none that is not
  /// wholly on the page.
  func drawnArea(in page: Size) -> Rect {
    func before(_ length: Double) -> Int { min(reach, whole(length)) }
    func after(_ length: Double, _ count: Int) -> Int { max(1, min(count - 2 * Self.margin + reach, whole(length))) }
    let (left, top) = (before(area.minX), before(area.minY))
    let (right, bottom) = (after(page.width - area.minX, columns), after(page.height - area.minY, rows))
    return Rect(
      x: area.minX - Double(left) * side, y: area.minY - Double(top) * side, width: Double(left + right) * side,
      height: Double(top + bottom) * side)
  }

  /// How many whole pixels a length in points has.
  private func whole(_ length: Double) -> Int { max(0, Int((length / side + 1e-6).rounded(.down))) }

  /// The blurred picture of pixels of the drawn part, with red, green and blue from the lowest byte up; beyond their
  /// edges the outermost go on. Nil where it cannot be made.
  func picture(of pixels: [UInt32], width: Int, drawn: Rect) -> ImageItem? {
    let height = pixels.count / max(1, width)
    guard width > 0, height > 0 else { return nil }
    let (left, top) = (
      Int(((area.minX - drawn.minX) / side).rounded()), Int(((area.minY - drawn.minY) / side).rounded())
    )
    let (across, down) = (columns + 2 * mean.reach, rows + 2 * mean.reach)
    var channels: [[UInt32]] = []
    for shift in [UInt32(0), 8, 16] {
      var values = [UInt32](repeating: 0, count: across * down)
      for row in 0..<down {
        let source = min(height - 1, max(0, row - reach + top)) * width
        for column in 0..<across {
          values[row * across + column] = pixels[source + min(width - 1, max(0, column - reach + left))] >> shift & 0xFF
        }
      }
      mean.sum(&values, width: across, height: down)
      channels.append(values)
    }
    let writer = PNGWriter(width: columns, height: rows, channels: 3, pixelsPerPoint: 1 / side)
    var line = [UInt8](repeating: 0, count: columns * 3)
    for row in 0..<rows {
      for column in 0..<columns {
        let index = (row + mean.reach) * across + column + mean.reach
        for channel in 0..<3 {
          line[column * 3 + channel] = UInt8((channels[channel][index] + mean.weight / 2) / mean.weight)
        }
      }
      writer.add(line.span)
    }
    guard let picture = Picture(png: writer.finish().bytes, scale: 1 / side) else { return nil }
    let margin = Double(Self.margin) * side
    return ImageItem(
      picture: picture,
      rect: Rect(
        x: area.minX - margin, y: area.minY - margin, width: Double(columns) * side, height: Double(rows) * side))
  }
}

extension Picture {
  /// A picture that was drawn here, with so many pixels a point; nil for what is no picture.
  fileprivate convenience init?(png bytes: [UInt8], scale: Double) {
    guard let pixels = try? PixelPicture(png: bytes, cache: PixelCache()) else { return nil }
    self.init(path: "", format: .png, size: pixels.uprightSize(scale: scale), contents: .pixels(pixels), bytes: bytes)
  }
}
