/// A sign at the end of a row that the software draws: that it leads somewhere, or that it is chosen.
struct RowMark {
  /// What it says.
  enum Kind: String {
    /// It leads to another screen: an angle that points where reading goes (R044).
    case disclosure
    /// It is the chosen one: a check mark, which is never mirrored (R036).
    case checkmark
  }

  /// What it says.
  let kind: Kind
  /// Its extent in points.
  let size: Size
  private let color: Color
  private let lineWidth: Double

  /// The signs of an item along the reading direction; they grow with the text (R140).
  static func marks(of part: Part, scale: Double) -> [RowMark] {
    var marks: [RowMark] = []
    let environment = part.environment
    if part.attributes[ItemElement.checkmark] == true {
      marks.append(
        RowMark(
          kind: .checkmark, size: Size(width: 15 * scale, height: 12 * scale),
          color: environment.isEnabled ? environment.tintColor : environment.resolve(.named("tertiary-label")),
          lineWidth: 2.2 * scale))
    }
    if part.attributes[ItemElement.disclosure] {
      marks.append(
        RowMark(
          kind: .disclosure, size: Size(width: 8 * scale, height: 13 * scale),
          color: environment.resolve(.named("tertiary-label")), lineWidth: 2.2 * scale))
    }
    return marks
  }

  /// The sign as a part of its item, its corner at `origin`.
  func part(of identity: ElementIdentity, at origin: Point, context: Direction) -> FrameItem {
    let stroke = Stroke(color: color, width: lineWidth, isRound: true)
    let points = outline.map { point in
      kind == .disclosure ? Point(x: context.x(of: 0, at: point.x, in: size.width), y: point.y) : point
    }
    let steps = points.enumerated().map { $0 == 0 ? Path.Step.move($1) : .line($1) }
    let rule = kind == .disclosure ? R044Arrows.rule(in: context) : nil
    return identity.part(
      kind.rawValue, frame: Rect(origin: origin, size: size), isMirrored: rule != nil, rules: rule.map { [$0] } ?? [],
      items: [.path(PathItem(path: Path(steps), stroke: stroke))])
  }

  /// The line of the pen, inside the extent by half its width.
  private var outline: [Point] {
    let inset = lineWidth / 2
    let (right, bottom) = (size.width - inset, size.height - inset)
    switch kind {
    case .disclosure:
      return [Point(x: inset, y: inset), Point(x: right, y: size.height / 2), Point(x: inset, y: bottom)]
    case .checkmark:
      return [
        Point(x: inset, y: size.height * 0.56), Point(x: size.width * 0.36, y: bottom), Point(x: right, y: inset),
      ]
    }
  }
}
