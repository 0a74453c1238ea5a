/// The number of a finding on the colour of its level.
package struct FindingSign {
  /// The number.
  package let words: AnnotationWords
  /// Its extent, in points.
  package let size: Size
  private let level: CheckLevel
  private let colors: AnnotationColors

  /// A sign with a number; `scale` makes it larger.
  package init(
    _ number: Int, _ level: CheckLevel, type: AnnotationType, colors: AnnotationColors, scale: Double = 1
  ) {
    words = type.words("\(number)", size: 8 * scale, weight: 700, color: colors.onLevel)
    self.level = level
    self.colors = colors
    let height = 11 * scale
    size = Size(width: max(height, words.size.width + 5 * scale), height: height)
  }

  /// The place of the number on the sign, from its corner.
  package var wordsCorner: Point {
    Point(x: (size.width - words.size.width) / 2, y: (size.height - words.size.height) / 2)
  }

  /// The sign without its number, with its corner at a point.
  package func ground(at corner: Point) -> [FrameItem] {
    let box = Rect(origin: corner, size: size)
    let radius = size.height / 2
    return [
      .path(PathItem(path: Path(box.expanded(by: 0.75), radius: radius + 0.75), fill: colors.onLevel)),
      .path(PathItem(path: Path(box, radius: radius), fill: colors.of(level))),
    ]
  }

  /// The sign with its corner at a point.
  func items(at corner: Point) -> [FrameItem] { ground(at: corner) + [words.item(at: corner + wordsCorner)] }
}
