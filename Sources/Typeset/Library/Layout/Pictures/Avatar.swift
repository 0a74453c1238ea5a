/// A person in a circle: a picture, or initials, with a sign of presence at the bottom of the end side.
struct Avatar: ControlArrangement {
  private static let side = 40.0
  /// The size of the initials, and the side of the sign, as shares of the side; the ground around the sign, in points.
  private static let (letters, sign, moat) = (0.4, 0.3, 2.0)

  let part: Part
  private let picture: PictureLayout?
  private let initials: String
  private let task: LayoutTask

  /// The avatar of a part; `picture` is nil for one without a file.
  init(_ part: Part, picture: PictureLayout?, task: LayoutTask) {
    self.part = part
    self.picture = picture
    self.task = task
    initials =
      Initials(of: part.attributes[AvatarElement.name] ?? "", language: part.environment.language.tag).text
  }

  private var side: Double { Self.side * part.environment.controlGrowth }

  func widths() -> Widths { Widths(minContent: side, maxContent: side) }

  func extent(in width: Double) -> Extent { Extent(height: width, firstBaseline: nil) }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let (corner, square) = (parts.middleSquare.origin, parts.middleSquare.size)
    let side = square.width
    let circle = Path.circle(center: Point(x: side / 2, y: side / 2), radius: side / 2)
    var shown: [FrameItem] = []
    if let picture { _ = picture.place(in: square, at: .zero, into: &shown) }
    if shown.isEmpty {
      let fill = environment.controlColor("gray5")
      parts.add("ground", u: corner.x, y: corner.y, size: square, radius: side / 2, fill: fill)
      drawInitials(&parts, side: side, corner: corner)
    } else {
      parts.add("picture", u: corner.x, y: corner.y, size: square, items: shown.map { $0.clipped(to: circle) })
    }
    if let status = part.attributes[AvatarElement.status] {
      let size = max(10, side * Self.sign)
      parts.add(
        "status", u: corner.x + side - size + 1, y: corner.y + side - size + 1, size: Size(width: size, height: size),
        items: PresenceSign(status, side: size, environment: environment).items(moat: Self.moat))
    }
  }

  private func drawInitials(_ parts: inout ControlParts, side: Double, corner: Point) {
    guard !initials.isEmpty else { return }
    let text = task.controlText(
      initials, style: .body, size: side * Self.letters, weight: 600,
      color: part.environment.signColor("label"), isCentered: true, dir: .auto, of: part)
    let height = text.extent(in: side).height
    parts.add("initials", u: corner.x, y: corner.y + (side - height) / 2, width: side, text: text)
  }
}

/// A disc that says whether a person can be reached, by its colour and by its shape (R147); its hands and its bar are
/// the same in every layout.
private struct PresenceSign {
  private let status: PresenceStatus
  private let side: Double
  private let environment: TextEnvironment

  init(_ status: PresenceStatus, side: Double, environment: TextEnvironment) {
    (self.status, self.side, self.environment) = (status, side, environment)
  }

  /// What is drawn in a square, with as much of the ground around it as keeps it apart from the picture.
  func items(moat: Double) -> [FrameItem] {
    let middle = Point(x: side / 2, y: side / 2)
    let ground = environment.resolve(.named("background"))
    let disc = Path.circle(center: middle, radius: side / 2 - moat)
    func line(_ points: [Point]) -> FrameItem {
      let steps = points.enumerated().map { $0 == 0 ? Path.Step.move($1) : .line($1) }
      return .path(
        PathItem(path: Path(steps), stroke: Stroke(color: ground, width: max(1, side * 0.12), isRound: true)))
    }
    let reach = (side / 2 - moat) * 0.5
    let moated: FrameItem = .path(PathItem(path: Path.circle(center: middle, radius: side / 2), fill: ground))
    func filled(_ name: String) -> FrameItem { .path(PathItem(path: disc, fill: environment.resolve(.named(name)))) }
    switch status {
    case .online: return [moated, filled("green")]
    case .away:
      let hands = [
        middle + Point(x: 0, y: -reach), middle, middle + Point(x: reach * 0.8, y: reach * 0.4),
      ]
      return [moated, filled("orange"), line(hands)]
    case .busy:
      return [moated, filled("red"), line([middle + Point(x: -reach, y: 0), middle + Point(x: reach, y: 0)])]
    case .offline:
      let width = max(1.5, side * 0.14)
      let ring = Path.circle(center: middle, radius: side / 2 - moat - width / 2)
      return [
        moated,
        .path(
          PathItem(path: ring, stroke: Stroke(color: environment.resolve(.named("gray")), width: width, isRound: true))),
      ]
    }
  }
}
