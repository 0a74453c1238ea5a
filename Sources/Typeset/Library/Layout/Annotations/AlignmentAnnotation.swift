/// Direction and side of every text, with the guideline that decided, and the guidelines that acted on anything else.
///
/// A bar marks the side of a text. Its tag is beside the page on that side, so that one look shows which texts are
/// aligned where; texts that others part from the edge of the page have theirs on the free side of a line.
enum AlignmentAnnotation {
  static func draw(
    _ survey: FrameSurvey, into marks: inout AnnotationMarks, type: AnnotationType, colors: AnnotationColors
  ) -> [LegendEntry] {
    var gutters = TagGutters(page: marks.page)
    for (index, block) in survey.blocks.enumerated() {
      let tag = BlockTag(block, among: survey.obstacles, type: type, colors: colors)
      if let bar = tag.bar { marks.lines.append(bar) }
      guard tag.hasContents else { continue }
      let others = survey.obstacles.filter { obstacle in !block.box.contains(obstacle) }
      let open = gutters.openSides(at: tag.anchor, past: others)
      let wanted = tag.wantedSide(in: survey.direction)
      if let side = open.contains(wanted) ? wanted : open.first {
        gutters.add(tag, on: side)
      } else if let place = marks.takePlace(among: tag.placesNearby) {
        marks.tags += tag.items(at: place, withBackground: true)
      } else if tag.hasRules {
        gutters.add(tag, on: index.isMultiple(of: 2) ? wanted : wanted.opposite)
      }
    }
    gutters.draw(into: &marks)
    return legend(of: survey, colors: colors)
  }

  private static func legend(of survey: FrameSurvey, colors: AnnotationColors) -> [LegendEntry] {
    let texts = survey.blocks.compactMap(\.element.alignment)
    var entries: [LegendEntry] = []
    if !texts.isEmpty {
      entries.append(
        LegendEntry("direction and side of a text") {
          [DirectionSign.item(.leftToRight, side: .left, color: colors.text, at: Point(x: $0.x, y: $0.y + 1.5))]
        })
    }
    // What R023 raised has a sign of its own.
    let acted = Set(survey.blocks.flatMap(\.element.rules)).subtracting([R023Balance.rule, R024Measure.rule])
    entries += acted.sorted().map { LegendEntry($0, color: colors.text) }
    return entries
  }
}

/// The tag of one block: the numbers of its guidelines and the sign of its direction.
struct BlockTag {
  /// Where its line starts: the middle of the first line of text, or the upper part of the box; as wide as what it
  /// belongs to, markers included.
  let anchor: Rect
  /// Its extent, in points.
  let size: Size
  /// The colour of what belongs to it.
  let color: Color
  private let block: FrameSurvey.Block
  private let numbers: AnnotationWords?
  private let colors: AnnotationColors
  private static let gap = 3.5

  init(_ block: FrameSurvey.Block, among obstacles: [Rect], type: AnnotationType, colors: AnnotationColors) {
    self.block = block
    self.colors = colors
    let rules = block.element.rules.filter { $0 != R023Balance.rule && $0 != R024Measure.rule }
    // The usual side is marked less strongly.
    color = rules.allSatisfy { $0 == R004NaturalAlignment.rule } ? colors.text.translucent(165) : colors.text
    numbers =
      rules.isEmpty
      ? nil
      : type.words(rules.map(\.description).joined(separator: " "), size: 8, weight: 600, color: color)
    // The tag of a whole table or list is at its upper edge.
    let middle =
      block.lines.first.map { $0.minY + $0.height / 2 } ?? block.box.minY
      + (block.box.height < 88 ? block.box.height / 2 : 2)
    let path = Rect(x: block.box.minX, y: middle - 1, width: block.box.width, height: 2)
    let extent = (obstacles.filter { block.box.contains($0) && $0.overlaps(path) } + block.lines).reduce(
      block.lines.first ?? block.box
    ) { $0.union($1) }
    anchor = Rect(x: extent.minX, y: middle, width: extent.width, height: 0)
    let sign = block.lines.isEmpty ? 0 : DirectionSign.size.width
    let gap = sign > 0 && numbers != nil ? Self.gap : 0
    size = Size(width: (numbers?.size.width ?? 0) + gap + sign, height: max(numbers?.size.height ?? 0, 8))
  }

  /// Whether a guideline acted; the sign of a direction alone gives way where there is no room.
  var hasRules: Bool { numbers != nil }

  /// Whether it says anything.
  var hasContents: Bool { size.width > 0 }

  /// The side of the page on which it belongs: that of its text.
  func wantedSide(in layoutDirection: Direction) -> PageSide {
    switch block.element.alignment {
    case .left: .left
    case .right: .right
    default: layoutDirection == .leftToRight ? .left : .right
    }
  }

  /// The bar along the side of a text; above and below it where it is centred.
  var bar: FrameItem? {
    guard let first = block.lines.first, let side = block.element.alignment else { return nil }
    let extent = block.lines.reduce(first) { $0.union($1) }
    let (top, bottom) = (extent.minY + 2, extent.maxY - 2)
    var steps: [Path.Step]
    switch side {
    case .left: steps = [.move(Point(x: extent.minX - 2.5, y: top)), .line(Point(x: extent.minX - 2.5, y: bottom))]
    case .right: steps = [.move(Point(x: extent.maxX + 2.5, y: top)), .line(Point(x: extent.maxX + 2.5, y: bottom))]
    case .center:
      let x = extent.minX + extent.width / 2
      steps = [.move(Point(x: x, y: extent.minY - 2)), .line(Point(x: x, y: extent.minY + 2))]
      steps += [.move(Point(x: x, y: extent.maxY - 2)), .line(Point(x: x, y: extent.maxY + 2))]
    }
    return .path(PathItem(path: Path(steps), stroke: Stroke(color: color, width: 1)))
  }

  /// Places on the page where it is near its block: at the free side of a line, above, below.
  var placesNearby: [Rect] {
    let isLeft = block.element.alignment != .right
    var places: [Rect] = []
    for line in block.lines.isEmpty ? [block.box] : block.lines.reversed() {
      let y = line.minY + (line.height - size.height) / 2
      let right = Rect(origin: Point(x: line.maxX + 5, y: y), size: size)
      let left = Rect(origin: Point(x: line.minX - 5 - size.width, y: y), size: size)
      places += isLeft ? [right, left] : [left, right]
    }
    let box = block.lines.reduce(block.lines.first ?? block.box) { $0.union($1) }
    for x in isLeft ? [box.minX, box.maxX - size.width] : [box.maxX - size.width, box.minX] {
      places.append(Rect(origin: Point(x: x, y: box.minY - size.height - 0.5), size: size))
      places.append(Rect(origin: Point(x: x, y: box.maxY + 0.5), size: size))
    }
    return places
  }

  /// What is drawn in a place; the sign is on the side of the text.
  func items(at place: Rect, withBackground: Bool = false, signSide: PageSide? = nil) -> [FrameItem] {
    var items: [FrameItem] = []
    if withBackground {
      items.append(.path(PathItem(path: Path(place.expanded(by: 1.5, 0), radius: 2), fill: colors.background)))
    }
    let hasSign = !block.lines.isEmpty
    let leads = (signSide ?? (block.element.alignment == .right ? .right : .left)) == .left
    if let numbers {
      let x = leads && hasSign ? place.maxX - numbers.size.width : place.minX
      items.append(numbers.item(at: Point(x: x, y: place.minY + (place.height - numbers.size.height) / 2)))
    }
    if hasSign {
      let x = leads ? place.minX : place.maxX - DirectionSign.size.width
      let y = place.minY + (place.height - DirectionSign.size.height) / 2
      items.append(
        DirectionSign.item(
          block.element.direction, side: block.element.alignment ?? .left, color: color, at: Point(x: x, y: y)))
    }
    return items
  }
}
