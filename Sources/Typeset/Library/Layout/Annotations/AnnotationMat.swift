/// What an annotated page lies on: room for tags at its sides, and for the legend below.
struct AnnotationMat {
  private let colors: AnnotationColors
  private static let top = 20.0
  private static let bottom = 18.0
  private static let leastSide = 44.0
  private static let legendGap = 14.0
  /// The least width of the legend, in points.
  private static let leastLegendWidth = 260.0

  init(_ colors: AnnotationColors) { self.colors = colors }

  /// A page with its marks, as a page of its own.
  func frame(around page: Frame, marks: AnnotationMarks, legend: AnnotationLegend) -> Frame {
    let side = max(Self.leastSide, (marks.reach + 8).rounded(.up), (Self.leastLegendWidth - page.size.width) / 2)
    let corner = Point(x: side, y: Self.top)
    let strip = legend.items(in: page.size.width)
    let bottom = Self.top + page.size.height + Self.legendGap
    var frame = page
    frame.size = Size(
      width: page.size.width + 2 * side, height: (bottom + strip.height + Self.bottom).rounded(.up))
    frame.background = colors.mat
    frame.safeArea = nil
    frame.layoutMargins = nil
    let sheet = Rect(origin: corner, size: page.size)
    let edge = PathItem(
      path: Path(sheet), fill: page.background, stroke: Stroke(color: colors.edge, width: 0.75))
    frame.items = [annotation([.path(edge)], at: .zero)]
    frame.items += page.items.map { $0.moved(by: corner, clippedTo: sheet) }
    frame.items.append(annotation(marks.items, at: corner))
    frame.items.append(annotation(strip.items, at: Point(x: side, y: bottom)))
    return frame
  }

  private func annotation(_ items: [FrameItem], at origin: Point) -> FrameItem {
    .group(FrameGroup(origin: origin, meaning: .annotation, items: items))
  }
}

extension FrameItem {
  /// The item at another place, cut at what was the edge of its page.
  fileprivate func moved(by offset: Point, clippedTo sheet: Rect) -> FrameItem {
    switch self {
    case .group(var group):
      group.origin = group.origin + offset
      let clip = Rect(
        x: sheet.minX - group.origin.x, y: sheet.minY - group.origin.y, width: sheet.width, height: sheet.height)
      group.clip = group.clip.map { $0.intersection(clip) } ?? clip
      return .group(group)
    case .path, .glyphs, .image:
      // Anything on a page outside elements is decoration.
      let clip = Rect(origin: Point(x: sheet.minX - offset.x, y: sheet.minY - offset.y), size: sheet.size)
      return .group(FrameGroup(origin: offset, clip: clip, meaning: .artifact, items: [self]))
    }
  }
}
