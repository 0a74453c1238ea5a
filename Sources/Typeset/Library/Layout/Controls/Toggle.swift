/// A switch: its knob is at the end when it is on, so that it mirrors with the layout (R054, R117).
struct Toggle: ControlShape {
  private static let knob = 27.0
  private static let inset = 2.0
  /// The distance of a mark's middle from the nearer end, in points.
  private static let markOffset = 12.5

  private let isOn: Bool
  private let environment: TextEnvironment

  let size = Size(width: 51, height: 31)

  init(_ attributes: Attributes, environment: TextEnvironment) {
    isOn = attributes[ToggleElement.on]
    self.environment = environment
  }

  func draw(_ parts: inout ControlParts, u: Double, y: Double) {
    let background =
      isOn ? environment.dimmed(environment.tint ?? environment.resolve(.named("green"))) : environment.trackColor
    parts.add("track", u: u, y: y, size: size, radius: size.height / 2, fill: background)
    drawMark(&parts, u: u, y: y)
    let knob = Size(width: Self.knob, height: Self.knob)
    let offset = R117SwitchLabels.knobOffset(isOn: isOn, knob: Self.knob, width: size.width, inset: Self.inset)
    parts.add(
      "knob", u: u + offset, y: y + Self.inset, size: knob,
      items: FrameItem.raised(knob, radius: Self.knob / 2, fill: environment.knobColor, in: environment))
  }

  private func drawMark(_ parts: inout ControlParts, u: Double, y: Double) {
    switch R117SwitchLabels.mark(isOn: isOn, isShown: environment.accessibility.showsOnOffLabels) {
    case .bar?:
      let bar = Size(width: environment.lineWidth(1.5), height: 11)
      parts.add(
        "mark", u: u + Self.markOffset - bar.width / 2, y: y + (size.height - bar.height) / 2, size: bar,
        radius: bar.width / 2, fill: .white, rules: [R117SwitchLabels.rule])
    case .ring?:
      let ring = Size(width: 10, height: 10)
      let color = environment.controlColor(environment.appearance.isHighContrast ? "label" : "gray")
      parts.add(
        "mark", u: u + size.width - Self.markOffset - ring.width / 2, y: y + (size.height - ring.height) / 2,
        size: ring,
        radius: ring.width / 2, fill: nil, stroke: Stroke(color: color, width: environment.lineWidth(1.5)),
        rules: [R117SwitchLabels.rule])
    case nil: break
    }
  }
}
