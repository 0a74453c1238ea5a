/// Mirrored drawings, with two arrows at a corner, and those that are never mirrored, with a lock (R025–R048, R051).
enum DrawingAnnotation {
  static func draw(
    _ survey: FrameSurvey, into marks: inout AnnotationMarks, colors: AnnotationColors
  ) -> [LegendEntry] {
    for drawing in survey.drawings where drawing.box.width > 0 && drawing.box.height > 0 {
      let color = drawing.isFlipped ? colors.flipped : colors.kept
      let box = drawing.box.expanded(by: 1.5)
      marks.lines.append(.path(PathItem(path: Path(box, radius: 3), stroke: Stroke(color: color, width: 0.75))))
      let corner = place(at: box, into: &marks)
      marks.tags +=
        drawing.isFlipped
        ? Badge.swap(color, on: colors.ground, at: corner) : Badge.lock(color, on: colors.ground, at: corner)
    }
    return legend(of: survey, colors: colors)
  }

  /// A corner where the badge hides nothing, else the upper right one.
  private static func place(at box: Rect, into marks: inout AnnotationMarks) -> Point {
    let size = Size(width: Badge.diameter, height: Badge.diameter)
    let half = Badge.diameter / 2
    // A badge sits on the corner; beside a small drawing it stands outside of it.
    let inset = min(box.width, box.height) > 4 * Badge.diameter ? -half : half * 0.3
    let corners = [
      Point(x: box.maxX + inset, y: box.minY - inset), Point(x: box.minX - inset, y: box.minY - inset),
      Point(x: box.maxX + inset, y: box.maxY + inset), Point(x: box.minX - inset, y: box.maxY + inset),
    ].map { Rect(origin: Point(x: $0.x - half, y: $0.y - half), size: size) }
    return (marks.takePlace(among: corners, sparing: box) ?? corners[0]).origin
  }

  private static func legend(of survey: FrameSurvey, colors: AnnotationColors) -> [LegendEntry] {
    var entries: [LegendEntry] = []
    if survey.drawings.contains(where: \.isFlipped) {
      entries.append(
        LegendEntry("mirrored drawing") {
          Badge.swap(colors.flipped, on: colors.ground, at: $0 + Point(x: 2.5, y: -0.5))
        })
    }
    if survey.drawings.contains(where: { !$0.isFlipped }) {
      entries.append(
        LegendEntry("drawing that keeps its direction") {
          Badge.lock(colors.kept, on: colors.ground, at: $0 + Point(x: 2.5, y: -0.5))
        })
    }
    return entries
  }
}
