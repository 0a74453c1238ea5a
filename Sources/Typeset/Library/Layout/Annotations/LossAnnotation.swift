/// Texts that are cut and words that are broken without their author asking for it: an outline, with a sign at the end
/// of the line.
enum LossAnnotation {
  static func draw(
    _ survey: FrameSurvey, into marks: inout AnnotationMarks, colors: AnnotationColors
  ) -> [LegendEntry] {
    for loss in survey.losses {
      let outline = Path(loss.box.expanded(by: 1, 0), radius: 2)
      marks.lines.append(
        .path(
          PathItem(path: outline, fill: colors.loss.translucent(28), stroke: Stroke(color: colors.loss, width: 0.9))))
      let x = loss.direction == .leftToRight ? loss.box.maxX - 2 : loss.box.minX - Badge.diameter + 2
      marks.tags += badge(loss.kind, colors: colors, at: Point(x: x, y: loss.box.minY - Badge.diameter / 2))
    }
    return FrameSurvey.Loss.Kind.allCases.filter { kind in survey.losses.contains { $0.kind == kind } }.map { kind in
      LegendEntry(kind.words) { badge(kind, colors: colors, at: $0 + Point(x: 2.5, y: -0.5)) }
    }
  }

  private static func badge(
    _ kind: FrameSurvey.Loss.Kind, colors: AnnotationColors, at corner: Point
  ) -> [FrameItem] {
    switch kind {
    case .cut: Badge.ellipsis(colors.loss, on: colors.background, at: corner)
    case .broken: Badge.gap(colors.loss, on: colors.background, at: corner)
    }
  }
}

extension FrameSurvey.Loss.Kind {
  /// What the legend says.
  fileprivate var words: String {
    switch self {
    case .cut: "text that is cut for lack of room"
    case .broken: "word that is broken for lack of room"
    }
  }
}
