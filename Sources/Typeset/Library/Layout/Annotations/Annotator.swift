/// Draws over finished pages what was decided: directions, sides and rules, and where they came from (`--annotate`);
/// the edges that contents share (`--grid`); and what was found (`--findings`); with a legend of its signs.
///
/// The page is laid on a mat with room for tags at its sides and a legend below, so that nothing of it is hidden. It is
/// not touched itself, and no text, tag or dump contains what is added. Findings whose legend is elsewhere need no mat.
final class Annotator {
  private let type: AnnotationType
  private let colors: AnnotationColors
  private let options: LayoutOptions
  /// What was found on the pages; nil if nobody looked.
  private let findings: FindingMarks?

  /// An annotator for the pages of one document; `options` say what it draws beside what was found.
  init(setter: TextSetter, options: LayoutOptions, findings: FindingMarks? = nil) {
    self.options = options
    self.findings = findings
    colors = AnnotationColors(appearance: options.appearance)
    type = AnnotationType(setter: setter, appearance: options.appearance)
  }

  /// A page with everything that is to say about it, on a mat if there is a legend; `index` counts pages from 0.
  func annotated(_ frame: Frame, at index: Int) -> Frame {
    let survey = FrameSurvey(frame)
    var marks = AnnotationMarks(page: Rect(origin: .zero, size: frame.size), obstacles: PlaceIndex(survey.obstacles))
    var legend: [LegendEntry] = []
    if options.annotates { legend += explain(survey, into: &marks) }
    if options.showsGrid { legend += GridAnnotation.draw(frame, into: &marks, colors: colors) }
    if options.isAnnotated { legend += AreaAnnotation.draw(frame, into: &marks, colors: colors) }
    let found = findings?[index]
    if let found {
      let entries = FindingAnnotation.draw(found, into: &marks, type: type, colors: colors)
      if findings?.hasLegend == true { legend += entries }
    }
    guard options.isAnnotated || findings?.hasLegend == true else {
      var frame = frame
      frame.items.append(.group(.annotation(clip: marks.page, marks.items)))
      return frame
    }
    let strip = AnnotationLegend(
      legend, title: title(of: frame, findings: found?.count), type: type, colors: colors)
    return AnnotationMat(colors).frame(around: frame, marks: marks, legend: strip)
  }

  /// Draws what was decided on a page.
  private func explain(_ survey: FrameSurvey, into marks: inout AnnotationMarks) -> [LegendEntry] {
    AlignmentAnnotation.draw(survey, into: &marks, type: type, colors: colors)
      + BalanceAnnotation.draw(survey, into: &marks, type: type, colors: colors)
      + DrawingAnnotation.draw(survey, into: &marks, colors: colors)
      + LossAnnotation.draw(survey, into: &marks, colors: colors)
      + TargetAnnotation.draw(survey, into: &marks, colors: colors)
  }

  /// The heading of the legend: the page's name, its device, its locale and its direction, and how much was found.
  private func title(of frame: Frame, findings count: Int?) -> String {
    let direction = frame.direction == .leftToRight ? "left to right" : "right to left"
    let found = count.map { $0 == 0 ? "no findings" : CountedNoun.finding.words($0) }
    return [frame.name, frame.device, frame.locale, direction, found].compactMap { $0 }.joined(separator: "  ·  ")
  }
}

/// What is drawn over a page so far.
struct AnnotationMarks {
  /// The page; marks count from its corner.
  let page: Rect
  /// What later marks keep clear of.
  var obstacles: PlaceIndex
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
    func isInTheWay(_ obstacle: Rect) -> Bool {
      owner.map { !obstacle.contains($0) && !$0.contains(obstacle) } ?? true
    }
    let place = places.first { place in page.contains(place) && !obstacles.overlaps(place, where: isInTheWay) }
    if let place { self.obstacles.append(place) }
    return place
  }
}
