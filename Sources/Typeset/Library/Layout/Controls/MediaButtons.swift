#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The buttons of something that plays, from left to right in every language (R045): back, play or pause, forward.
///
/// Buttons that skip some seconds are arrows around their number, in the digits of the locale.
struct MediaButtons: ControlArrangement {
  /// The side of a button, and the distance between the middles of two, in points.
  private static let (side, pitch) = (44.0, 72.0)
  private static let (arrow, line) = (28.0, 2.0)

  let part: Part
  private let growth: Double
  private let number: TextBlock?
  private let color: Color

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let growth = part.environment.controlGrowth
    let color = part.environment.signColor("label")
    (self.growth, self.color) = (growth, color)
    number = part.attributes[MediaElement.skip].map { seconds in
      task.controlNumber(
        part.environment.format(integer: seconds), style: .caption2, size: 10 * growth, weight: 600, color: color,
        of: part)
    }
  }

  func widths() -> Widths {
    Widths(
      minContent: 3 * Self.side * growth, maxContent: (2 * Self.pitch + Self.side) * growth)
  }

  func extent(in width: Double) -> Extent { Extent(height: Self.side * growth, firstBaseline: nil) }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let words = environment.spokenWords
    let side = Size(width: Self.side * growth, height: Self.side * growth)
    let pitch = min(Self.pitch * growth, max(side.width, (parts.size.width - side.width) / 2))
    let isPlaying = part.attributes[MediaElement.playing]
    for position in [-1, 0, 1] {
      let u = parts.size.width / 2 + Double(position) * pitch - side.width / 2
      let y = (parts.size.height - side.height) / 2
      // From left to right also where an author turns the arrangement round.
      let sign = Double(position) * (parts.layoutDirection == .leftToRight ? 1 : -1)
      switch position {
      case 0:
        let name = isPlaying ? "pause" : "play"
        let speech =
          isPlaying
          ? Speech(
            .button, named: words.word(forIcon: "pause") ?? words[.play], language: words.language, in: environment)
          : Speech(.button, named: .play, in: environment)
        parts.add(name, u: u, y: y, size: side, speech: speech, items: isPlaying ? [pause(side)] : [play(side)])
      default:
        let name = position < 0 ? "skip-back" : "skip-forward"
        parts.add(
          name, u: u, y: y, size: side, rules: number == nil ? [] : environment.numeralsRules,
          speech: speech(name, isBack: position < 0), items: number == nil ? tracks(side, sign) : skip(side, sign))
      }
    }
  }

  private func speech(_ name: String, isBack: Bool) -> Speech {
    let environment = part.environment
    let words = environment.spokenWords
    guard let seconds = part.attributes[MediaElement.skip], let word = words.word(forIcon: name) else {
      return Speech(.button, named: isBack ? .previous : .next, in: environment)
    }
    var speech = Speech(.button, named: word, language: words.language, in: environment)
    speech.value = environment.format(integer: seconds)
    speech.stateLanguage = words.language
    return speech
  }

  private func play(_ side: Size) -> FrameItem {
    let (width, half) = (24.0 * growth, 14.0 * growth)
    return .path(
      PlaybackSign(starts: [-width * 0.4], width: width, half: half)
        .item(in: side, sign: 1, color: color, in: part.environment))
  }

  private func pause(_ side: Size) -> FrameItem {
    let (width, height) = (7.0 * growth, 28.0 * growth)
    let steps = [-1.0, 1].flatMap { sign in
      Path(
        Rect(
          x: side.width / 2 + sign * 7 * growth - width / 2, y: (side.height - height) / 2, width: width,
          height: height), radius: 2 * growth
      ).steps
    }
    return .path(PathItem(path: Path(steps), fill: color))
  }

  /// Two triangles that point along the tape, or against it.
  private func tracks(_ side: Size, _ sign: Double) -> [FrameItem] {
    let (width, half) = (13.0 * growth, 8.5 * growth)
    return [
      .path(
        PlaybackSign(starts: [-width, 0], width: width, half: half)
          .item(in: side, sign: sign, color: color, in: part.environment))
    ]
  }

  /// An arrow around its number: clockwise forward, the other way back.
  private func skip(_ side: Size, _ sign: Double) -> [FrameItem] {
    let radius = Self.arrow / 2 * growth
    let middle = Point(x: side.width / 2, y: side.height / 2 + growth)
    func point(_ degrees: Double, _ distance: Double) -> Point {
      let angle = degrees * Double.pi / 180
      return Point(x: middle.x + sign * distance * sin(angle), y: middle.y - distance * cos(angle))
    }
    // Curves of 20 degrees are straight enough to be lines.
    let arc = stride(from: 30.0, through: 330, by: 10).map { point($0 + 30, radius) }
    var steps: [Path.Step] = []
    for (index, corner) in arc.enumerated() { steps.append(index == 0 ? .move(corner) : .line(corner)) }
    let width = part.environment.lineWidth(Self.line) * growth
    let tip = 5.0 * growth
    let stroke = Stroke(color: color, width: width, isRound: true)
    var items: [FrameItem] = [
      .path(PathItem(path: Path(steps), stroke: stroke)),
      // The arrow has its tip at the top, where the circle is open.
      .path(
        PathItem(
          path: Path([
            .move(Point(x: middle.x + sign * tip * 1.2, y: middle.y - radius)),
            .line(Point(x: middle.x - sign * tip * 0.4, y: middle.y - radius - tip)),
            .line(Point(x: middle.x - sign * tip * 0.4, y: middle.y - radius + tip)), .close,
          ]), fill: color)),
    ]
    if let number {
      let height = number.extent(in: side.width).height
      var line: [FrameItem] = []
      _ = number.place(
        in: Size(width: side.width, height: height), at: Point(x: 0, y: middle.y - height / 2), into: &line)
      // The name of the button says it.
      items += line.map(\.asDrawing)
    }
    return items
  }
}
