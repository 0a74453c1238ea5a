/// What answers to touch: its hit box of at least 44 × 44 points (R086), dashed.
enum TargetAnnotation {
  static func draw(
    _ survey: FrameSurvey, into marks: inout AnnotationMarks, colors: AnnotationColors
  ) -> [LegendEntry] {
    for target in R086Targets.hitBoxes(of: survey.targets) {
      marks.lines.append(item(around: target, colors: colors))
    }
    guard !survey.targets.isEmpty else { return [] }
    return [
      LegendEntry(R086Targets.rule, color: colors.target) {
        [item(around: Rect(x: $0.x + 0.5, y: $0.y + 0.5, width: 15, height: 9), colors: colors)]
      }
    ]
  }

  private static func item(around target: Rect, colors: AnnotationColors) -> FrameItem {
    .path(PathItem(path: .dashes(around: target), stroke: Stroke(color: colors.target, width: 0.75)))
  }
}
