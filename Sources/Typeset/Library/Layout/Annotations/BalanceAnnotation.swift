/// Texts that R023 made larger beside Latin capitals: an outline and the points that were added.
enum BalanceAnnotation {
  static func draw(
    _ survey: FrameSurvey, into marks: inout AnnotationMarks, type: AnnotationType, colors: AnnotationColors
  ) -> [LegendEntry] {
    for (run, points) in survey.raised {
      let box = run.expanded(by: 1, 0)
      marks.lines += outline(box, colors: colors)
      let words = type.words("+\(shown(points))", size: 8, weight: 700, color: colors.balance)
      let size = Size(width: words.size.width, height: 8)
      let places = [
        Point(x: box.maxX - size.width, y: box.minY - size.height - 0.5), Point(x: box.minX, y: box.minY - size.height),
        Point(x: box.maxX + 2, y: box.minY), Point(x: box.minX - 2 - size.width, y: box.minY),
        Point(x: box.maxX - size.width, y: box.maxY + 0.5), Point(x: box.minX, y: box.maxY + 0.5),
      ].map { Rect(origin: $0, size: size) }
      // The outline reaches over the line's own box, which must not keep the words away.
      guard let place = marks.takePlace(among: places, sparing: run) else { continue }
      marks.tags.append(
        .path(PathItem(path: Path(place.expanded(by: 1, 0), radius: 2), fill: colors.background)))
      marks.tags.append(words.item(at: Point(x: place.minX, y: place.minY + (size.height - words.size.height) / 2)))
    }
    guard !survey.raised.isEmpty else { return [] }
    return [
      LegendEntry(R023Balance.rule, color: colors.balance) { corner in
        let words = type.words("+2", size: 7, weight: 700, color: colors.balance)
        let box = Rect(x: corner.x + 0.5, y: corner.y + 0.5, width: 15, height: 9)
        let place = Point(x: corner.x + 8 - words.size.width / 2, y: corner.y + 5 - words.size.height / 2)
        return outline(box, colors: colors) + [words.item(at: place)]
      }
    ]
  }

  /// Points with one decimal at most.
  private static func shown(_ points: Double) -> String {
    let rounded = (points * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  /// The outline, with an edge that sets it off from a background of its own hue.
  private static func outline(_ box: Rect, colors: AnnotationColors) -> [FrameItem] {
    let path = Path(box, radius: 2.5)
    return [
      .path(PathItem(path: path, stroke: Stroke(color: colors.background, width: 2.2))),
      .path(
        PathItem(
          path: path, fill: colors.balance.translucent(20), stroke: Stroke(color: colors.balance, width: 0.75))),
    ]
  }
}
