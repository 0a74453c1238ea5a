/// The line of time and the buttons of a player: the same in every language (R045), but for the digits of its times.
struct Player: ControlArrangement {
  private static let track = 4.0
  private static let knob = 12.0
  private static let buttons = (height: 44.0, pitch: 76.0)
  private static let numberGap = 4.0

  let part: Part
  private let scale: ControlScale
  private let numbers: [TextBlock]
  /// How much larger than standard the buttons are: they grow with the text (R140), as far as the three have room.
  private let growth: Double

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let environment = part.environment
    let duration = part.attributes[PlayerElement.duration]
    let position = part.attributes[PlayerElement.position]
    growth = part.environment.controlGrowth
    var attributes = Attributes()
    attributes[ProgressElement.total] = max(duration, 1e-9)
    attributes[ProgressElement.value] = position
    scale = ControlScale(progress: attributes)
    numbers = zip([position, duration], [AlignmentRequest.start, .end]).map { seconds, align in
      task.controlNumber(
        environment.format(duration: seconds), style: .footnote,
        color: environment.signColor("secondary-label"), align: align, of: part)
    }
  }

  private var numberHeight: Double { numbers.reduce(0) { max($0, $1.extent(in: .infinity).height) } }

  func widths() -> Widths {
    let times = numbers.reduce(12) { $0 + $1.widths().maxContent }
    return Widths(minContent: max((2 * Self.buttons.pitch + 44) * growth, times), maxContent: max(320, times))
  }

  func extent(in width: Double) -> Extent {
    Extent(height: Self.knob + Self.numberGap + numberHeight + Self.buttons.height * growth, firstBaseline: nil)
  }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let length = parts.size.width
    let middle = Self.knob / 2 + max(0, length - Self.knob) * scale.fraction
    let y = Self.knob / 2
    parts.add(
      "track", u: 0, y: y - Self.track / 2, size: Size(width: length, height: Self.track), radius: Self.track / 2,
      fill: environment.trackColor)
    parts.add(
      "fill", u: 0, y: y - Self.track / 2, size: Size(width: middle, height: Self.track), radius: Self.track / 2,
      fill: environment.controlColor("tint"))
    let knob = Size(width: Self.knob, height: Self.knob)
    parts.add(
      "knob", u: middle - Self.knob / 2, y: y - Self.knob / 2, size: knob, radius: Self.knob / 2,
      fill: environment.controlColor("tint"))
    for (index, number) in numbers.enumerated() {
      let width = number.widths().maxContent + 0.001
      parts.add(
        "number", u: index == 0 ? 0 : length - width, y: Self.knob + Self.numberGap, width: width, text: number)
    }
    let top = Self.knob + Self.numberGap + numberHeight
    let names: [(String, SpokenWords.Word)] = [("rewind", .rewind), ("play", .play), ("forward", .forward)]
    for (index, (name, word)) in names.enumerated() {
      let size = Size(width: Self.buttons.height * growth, height: Self.buttons.height * growth)
      let u = length / 2 + Double(index - 1) * Self.buttons.pitch * growth - size.width / 2
      parts.add(
        name, u: u, y: top, size: size, speech: Speech(.button, named: word, in: environment),
        items: [.path(glyph(name, in: size, layoutDirection: parts.layoutDirection))])
    }
  }

  /// One triangle for play, two for the others; those of a tape that runs the other way point the other way.
  private func glyph(_ name: String, in size: Size, layoutDirection: Direction) -> PathItem {
    let sign = (name == "rewind" ? -1.0 : 1.0) * (layoutDirection == .leftToRight ? 1 : -1)
    let (width, half) = name == "play" ? (22.0 * growth, 13.0 * growth) : (14.0 * growth, 9.0 * growth)
    return PlaybackSign(starts: name == "play" ? [-width * 0.42] : [-width, 0], width: width, half: half)
      .item(in: size, sign: sign, color: part.environment.signColor("label"), in: part.environment)
  }
}
