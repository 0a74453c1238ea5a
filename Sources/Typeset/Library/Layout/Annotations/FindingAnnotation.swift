/// What the checks have found: an outline around each place, with its number in the legend.
///
/// Outlines differ by more than their colour: those of errors are drawn through, those of warnings dashed, those of
/// advice dotted.
enum FindingAnnotation {
  /// How far an outline is from what it is around, in points.
  private static let distance = 1.5
  /// The least side of an outline, in points, so that what lies outside the page is seen at its edge.
  private static let leastSide = 6.0

  static func draw(
    _ findings: [FindingMark], into marks: inout AnnotationMarks, type: AnnotationType, colors: AnnotationColors
  ) -> [LegendEntry] {
    var signs = PlaceIndex()
    // Findings in one place share an outline, that of the highest level.
    var outlines: [(box: Rect, level: CheckLevel)] = []
    var known: [Rect: Int] = [:]
    for finding in findings {
      let sign = FindingSign(finding.number, finding.level, type: type, colors: colors)
      for frame in finding.frames {
        let box = Self.box(around: frame, on: marks.page)
        if let index = known[box] {
          outlines[index].level = max(outlines[index].level, finding.level)
        } else {
          known[box] = outlines.count
          outlines.append((box, finding.level))
        }
        let place = place(of: sign.size, at: box, besides: signs, in: &marks)
        signs.append(place)
        marks.tags += sign.items(at: place.origin)
      }
    }
    for outline in outlines.sorted(by: { $0.level < $1.level }) {
      marks.lines += Self.outline(outline.level, around: outline.box, colors: colors)
    }
    return findings.map { finding in
      LegendEntry("\(finding.level.rawValue): \(finding.words)") { corner in
        let sign = FindingSign(finding.number, finding.level, type: type, colors: colors)
        return sign.items(at: Point(x: corner.x, y: corner.y + (10 - sign.size.height) / 2))
      }
    }
  }

  /// What is outlined of a place; what lies outside the page is outlined at its edge.
  private static func box(around frame: Rect, on page: Rect) -> Rect {
    let inner = page.expanded(by: -distance)
    let box = frame.expanded(by: distance)
    func span(_ low: Double, _ high: Double, from least: Double, to most: Double) -> ClosedRange<Double> {
      let start = min(max(low, least), max(least, most - leastSide))
      return start...max(min(high, most), start + leastSide)
    }
    let x = span(box.minX, box.maxX, from: inner.minX, to: inner.maxX)
    let y = span(box.minY, box.maxY, from: inner.minY, to: inner.maxY)
    return Rect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  /// A line around a place, set off from a background of its own colour.
  private static func outline(_ level: CheckLevel, around box: Rect, colors: AnnotationColors) -> [FrameItem] {
    let color = colors.of(level)
    let path: Path =
      switch level {
      case .error: Path(box, radius: 2)
      case .warning: .dashes(around: box, dash: 5, gap: 2)
      case .advice: .dashes(around: box, dash: 1.4, gap: 1.8)
      }
    return [
      .path(
        PathItem(
          path: Path(box, radius: 2), fill: color.translucent(14), stroke: Stroke(color: colors.background, width: 2.4))
      ),
      .path(PathItem(path: path, stroke: Stroke(color: color, width: 1.2))),
    ]
  }

  /// The place of a sign: beside its outline where it hides nothing, else over a corner of it and beside the signs that
  /// are there.
  private static func place(
    of size: Size, at box: Rect, besides signs: PlaceIndex, in marks: inout AnnotationMarks
  ) -> Rect {
    let step = size.width + 1
    let rows = [box.minY - size.height, box.maxY]
    let columns = [box.minX - size.width, box.maxX]
    var corners: [Point] = []
    for y in rows {
      for index in 0..<4 { corners.append(Point(x: box.minX + Double(index) * step, y: y)) }
      for index in 0..<4 { corners.append(Point(x: box.maxX - size.width - Double(index) * step, y: y)) }
    }
    for x in columns { corners += [Point(x: x, y: box.minY), Point(x: x, y: box.maxY - size.height)] }
    // In a large outline there may be room between its contents.
    let inner = box.expanded(by: -2)
    if inner.width > size.width, inner.height > size.height {
      for x in [inner.maxX - size.width, inner.minX] {
        corners += [Point(x: x, y: inner.minY), Point(x: x, y: inner.maxY - size.height)]
      }
    }
    let places = corners.map { Rect(origin: $0, size: size) }
    if let place = marks.takePlace(among: places) { return place }
    let page = marks.page
    let straddling = (0..<8).map { index in
      Rect(
        x: min(max(box.minX - size.width * 0.4 + Double(index) * step, page.minX), page.maxX - size.width),
        y: min(max(box.minY - size.height / 2, page.minY), page.maxY - size.height), width: size.width,
        height: size.height)
    }
    return straddling.first { place in !signs.overlaps(place) } ?? straddling[0]
  }
}
