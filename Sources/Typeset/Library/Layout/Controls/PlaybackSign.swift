/// The triangles on buttons of something that plays, in the middle of a field.
struct PlaybackSign {
  /// Where each triangle begins, counted from the middle of the field along the tape, in points.
  let starts: [Double]
  /// How long a triangle is, and half of its height, in points.
  let width, half: Double

  /// The triangles in a field of a size; `sign` is −1 for those that point to the left.
  func item(in size: Size, sign: Double, color: Color, in environment: TextEnvironment) -> PathItem {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let steps = starts.flatMap { start in
      [
        Path.Step.move(Point(x: middle.x + sign * start, y: middle.y - half)),
        .line(Point(x: middle.x + sign * (start + width), y: middle.y)),
        .line(Point(x: middle.x + sign * start, y: middle.y + half)), .close,
      ]
    }
    return PathItem(
      path: Path(steps), fill: color, stroke: Stroke(color: color, width: environment.lineWidth(1.5), isRound: true))
  }
}
