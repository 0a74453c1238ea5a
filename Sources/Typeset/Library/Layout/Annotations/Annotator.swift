/// Draws over finished pages what was decided: directions, sides and rules, and where they came from (`--annotate`), and the edges that
/// contents share (`--grid`).
///
/// The page is laid on a mat with room for tags at its sides and a legend below, so that nothing of it is hidden. It is not
/// touched itself, and no text, tag or dump contains what is added.
final class Annotator {
  private let type: AnnotationType
  private let colors: AnnotationColors
  private let options: LayoutOptions

  /// An annotator for the pages of one document; `options` say what it draws.
  init(setter: TextSetter, options: LayoutOptions) {
    self.options = options
    colors = AnnotationColors(appearance: options.appearance)
    type = AnnotationType(setter: setter, appearance: options.appearance)
  }

  /// The page on its mat, with everything that is to say about it.
  func annotated(_ frame: Frame) -> Frame {
    let survey = FrameSurvey(frame)
    var marks = AnnotationMarks(page: Rect(origin: .zero, size: frame.size), obstacles: survey.obstacles)
    var legend: [LegendEntry] = []
    if options.annotates {
      legend += AlignmentAnnotation.draw(survey, into: &marks, type: type, colors: colors)
      legend += BalanceAnnotation.draw(survey, into: &marks, type: type, colors: colors)
      legend += DrawingAnnotation.draw(survey, into: &marks, colors: colors)
      legend += LossAnnotation.draw(survey, into: &marks, colors: colors)
      legend += TargetAnnotation.draw(survey, into: &marks, colors: colors)
    }
    if options.showsGrid { legend += GridAnnotation.draw(frame, into: &marks, colors: colors) }
    legend += AreaAnnotation.draw(frame, into: &marks, colors: colors)
    let strip = AnnotationLegend(legend, title: title(of: frame), type: type, colors: colors)
    return AnnotationMat(colors).frame(around: frame, marks: marks, legend: strip)
  }

  /// The heading of the legend: the page's name, its device, its locale and its direction.
  private func title(of frame: Frame) -> String {
    let direction = frame.direction == .leftToRight ? "left to right" : "right to left"
    return [frame.name, frame.device, frame.locale, direction].compactMap { $0 }.joined(separator: "  ·  ")
  }
}

/// What is drawn over a page so far.
struct AnnotationMarks {
  /// The page; marks count from its corner.
  let page: Rect
  /// What later marks keep clear of.
  var obstacles: [Rect]
  /// Tints of whole areas: under everything else.
  var backgrounds: [FrameItem] = []
  /// Outlines and lines.
  var lines: [FrameItem] = []
  /// Tags and badges: over everything else.
  var tags: [FrameItem] = []
  /// How far tags reach out to each side of the page, in points.
  var reach = 0.0

  /// Everything, back to front.
  var items: [FrameItem] { backgrounds + lines + tags }

  /// The first of several places that lies on the page and hides nothing; nil for none. What is found is taken.
  ///
  /// What lies around or inside of `owner` is what the mark belongs to, and not in the way.
  mutating func takePlace(among places: [Rect], sparing owner: Rect? = nil) -> Rect? {
    let obstacles = obstacles.filter { obstacle in
      owner.map { !obstacle.contains($0) && !$0.contains(obstacle) } ?? true
    }
    let place = places.first { place in page.contains(place) && !obstacles.contains { $0.overlaps(place) } }
    if let place { self.obstacles.append(place) }
    return place
  }
}
