/// A sign at the end of a row that the software draws: that it leads somewhere, or that it is chosen.
struct RowMark {
  /// What it says.
  enum Kind: String {
    /// It leads to another screen: an angle that points where reading goes (R044).
    case disclosure
    /// It is the chosen one: a check mark, which is never mirrored (R036).
    case checkmark
    /// It can be moved to another place: lines that have no direction.
    case reorder
    /// It is selected, or can be: a circle at the start.
    case selection
  }

  /// What it says.
  let kind: Kind
  /// Its extent in points.
  let size: Size
  private let color: Color
  private let lineWidth: Double
  /// What is drawn where it is more than one line of the pen.
  private var drawn: [FrameItem] = []
  /// What is said of it; nil for what the item says itself.
  private var speech: Speech?

  private init(kind: Kind, size: Size, color: Color, lineWidth: Double) {
    (self.kind, self.size, self.color, self.lineWidth) = (kind, size, color, lineWidth)
  }

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
    if part.attributes[ItemElement.reorder] { marks.append(handle(in: environment, scale: scale)) }
    return marks
  }

  /// Three lines at which a row is taken to be moved.
  private static func handle(in environment: TextEnvironment, scale: Double) -> RowMark {
    let size = Size(width: 20 * scale, height: 12 * scale)
    let color = environment.controlColor("gray")
    var mark = RowMark(kind: .reorder, size: size, color: color, lineWidth: environment.lineWidth(2 * scale))
    let inset = mark.lineWidth / 2
    let steps = [inset, size.height / 2, size.height - inset].flatMap { y -> [Path.Step] in
      [.move(Point(x: inset, y: y)), .line(Point(x: size.width - inset, y: y))]
    }
    let stroke = Stroke(color: color, width: mark.lineWidth, isRound: true)
    mark.drawn = [.path(PathItem(path: Path(steps), stroke: stroke))]
    mark.speech = Speech(.button, named: .reorder, in: environment)
    return mark
  }

  /// The circle at the start of an item while people select rows; nil at other times.
  static func selection(of part: Part, scale: Double) -> RowMark? {
    guard let isOn = part.attributes[ItemElement.selected] else { return nil }
    let environment = part.environment
    let side = 22 * scale
    let size = Size(width: side, height: side)
    var mark = RowMark(kind: .selection, size: size, color: environment.controlColor("tint"), lineWidth: 1.5 * scale)
    let ring = Stroke(color: environment.controlColor("gray"), width: mark.lineWidth)
    mark.drawn = [
      .roundedBox(size, radius: side / 2, fill: isOn ? mark.color : nil, stroke: isOn ? nil : ring)
    ]
    if isOn { mark.drawn.append(.checkMark(in: side, color: environment.resolve(.named("on-tint")), in: environment)) }
    return mark
  }

  /// The sign as a part of its item, its corner at `origin`.
  func part(of identity: ElementIdentity, at origin: Point, layoutDirection: Direction) -> FrameItem {
    let stroke = Stroke(color: color, width: lineWidth, isRound: true)
    let points = outline.map { point in
      kind == .disclosure ? Point(x: layoutDirection.x(of: 0, at: point.x, in: size.width), y: point.y) : point
    }
    let steps = points.enumerated().map { $0 == 0 ? Path.Step.move($1) : .line($1) }
    let rule = kind == .disclosure ? R044Arrows.rule(in: layoutDirection) : nil
    return identity.part(
      kind.rawValue, frame: Rect(origin: origin, size: size), isMirrored: rule != nil, rules: rule.map { [$0] } ?? [],
      speech: speech, items: drawn.isEmpty ? [.path(PathItem(path: Path(steps), stroke: stroke))] : drawn)
  }

  /// The line of the pen, inside the extent by half its width.
  private var outline: [Point] {
    let inset = lineWidth / 2
    let (right, bottom) = (size.width - inset, size.height - inset)
    switch kind {
    case .reorder, .selection: return []
    case .disclosure:
      return [Point(x: inset, y: inset), Point(x: right, y: size.height / 2), Point(x: inset, y: bottom)]
    case .checkmark:
      return [
        Point(x: inset, y: size.height * 0.56), Point(x: size.width * 0.36, y: bottom), Point(x: right, y: inset),
      ]
    }
  }
}
