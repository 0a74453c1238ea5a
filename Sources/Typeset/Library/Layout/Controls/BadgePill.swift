/// A pill with a number or a few letters; without them a dot.
struct BadgePill: ControlArrangement {
  private static let dot = 10.0
  /// The distance at the sides as a share of the height: 5 points beside text of standard size.
  private static let padding = 5.0 / 18

  let part: Part
  private let text: TextBlock?

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let value = part.attributes[BadgeElement.value] ?? ""
    let shown = PlainNumber.integer(value).map { part.environment.format(integer: $0) } ?? value
    text =
      shown.isEmpty
      ? nil
      : task.controlText(
        shown, style: .footnote, weight: 600, color: part.environment.badgeTextColor, isCentered: true, of: part)
  }

  private var height: Double { text?.extent(in: .infinity).height ?? Self.dot }

  func widths() -> Widths {
    let width = max(height, text.map { $0.widths().maxContent + 2 * Self.padding * height } ?? 0)
    return Widths(minContent: width, maxContent: width)
  }

  func extent(in width: Double) -> Extent {
    Extent(height: height, firstBaseline: text?.extent(in: .infinity).firstBaseline)
  }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let color = environment.resolve(part.attributes[Common.tint] ?? .named("red"))
    let pill = Size(width: parts.size.width, height: height)
    parts.add("track", u: 0, y: 0, size: pill, radius: height / 2, fill: environment.dimmed(color))
    if let text { parts.add("number", u: 0, y: 0, width: pill.width, text: text) }
  }
}
