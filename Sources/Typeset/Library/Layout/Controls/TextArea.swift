/// A field for several lines of text: its value, or its placeholder while it is empty, and below it how many characters
/// of how many it has, in cells along the reading direction (R014).
struct TextArea: ControlArrangement {
  /// The distances of the text from the sides and from top and bottom, in points.
  private static let padding = (side: 12.0, edge: 8.0)
  /// The distance of the counter from the field, and between its cells, in points.
  private static let (counterGap, cellGap) = (4.0, 2.0)

  let part: Part
  private let text: TextBlock?
  private let isPlaceholder: Bool
  /// The count, a stroke and the limit; empty without a limit.
  private let counter: [TextBlock]
  private let leastText: Double

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let environment = part.environment
    let value = part.attributes[TextFieldElement.value] ?? ""
    isPlaceholder = value.isEmpty
    let shown = isPlaceholder ? part.attributes[TextFieldElement.placeholder] ?? "" : value
    let own =
      isPlaceholder
      ? nil
      : R052PhoneNumber.direction(
        ofValue: value, type: .text, firstStrong: task.setter.firstStrong(in: value),
        layoutDirection: environment.layoutDirection)
    text =
      shown.isEmpty
      ? nil
      : task.controlText(
        shown, style: .body, color: environment.controlTextColor(isPlaceholder ? "placeholder" : "label"), lines: 0,
        dir: part.attributes[Common.dir] ?? own.map { DirectionRequest($0) }, of: part)
    leastText =
      DynamicType.size(of: .body, at: environment.textSize).leading * Double(part.attributes[TextAreaElement.lines])
    counter =
      part.attributes[TextAreaElement.limit].map { limit in
        let color =
          value.count > limit
          ? environment.controlColor(Palette.destructive) : environment.controlTextColor("secondary-label")
        return [environment.format(integer: value.count), "/", environment.format(integer: limit)].map {
          task.controlNumber($0, style: .footnote, color: color, of: part)
        }
      } ?? []
  }

  private var counterHeight: Double {
    counter.isEmpty ? 0 : Self.counterGap + counter.reduce(0) { max($0, $1.extent(in: .infinity).height) }
  }

  private func textWidth(in width: Double) -> Double { max(0, width - 2 * Self.padding.side) }

  private func fieldHeight(in width: Double) -> Double {
    max(leastText, text?.extent(in: textWidth(in: width)).height ?? 0) + 2 * Self.padding.edge
  }

  func widths() -> Widths {
    let own = (text?.widths() ?? .zero)
    let rest = 2 * Self.padding.side
    return Widths(minContent: max(44, own.minContent) + rest, maxContent: max(200, min(own.maxContent, 400)) + rest)
  }

  func extent(in width: Double) -> Extent {
    let baseline = text?.extent(in: textWidth(in: width)).firstBaseline
    return Extent(
      height: fieldHeight(in: width) + counterHeight, firstBaseline: baseline.map { $0 + Self.padding.edge })
  }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let size = parts.size
    let height = max(fieldHeight(in: size.width), size.height - counterHeight)
    let line = environment.controlColor(environment.appearance.isHighContrast ? "gray" : "gray4")
    parts.add(
      "field", u: 0, y: 0, size: Size(width: size.width, height: height),
      radius: part.block.name.declaration.style.radius,
      fill: part.attributes.gives(Common.background)
        ? nil : environment.controlColor("secondary-grouped-background"),
      stroke: part.attributes.gives(Common.border) ? nil : Stroke(color: line, width: 1))
    if let text {
      parts.add(
        isPlaceholder ? "placeholder" : "value", u: Self.padding.side, y: Self.padding.edge,
        width: textWidth(in: size.width), text: text)
    }
    if part.attributes[TextFieldElement.focused], isPlaceholder {
      let body = DynamicType.size(of: .body, at: environment.textSize)
      parts.add(
        "insertion-point", u: Self.padding.side - 3, y: Self.padding.edge + (body.leading - body.size * 1.25) / 2,
        size: Size(width: 2, height: body.size * 1.25), radius: 1, fill: environment.tintColor)
    }
    var u = size.width
    for (index, cell) in counter.enumerated().reversed() {
      let width = cell.widths().maxContent + 0.001
      u -= width
      parts.add(
        "number", u: u, y: height + Self.counterGap, width: width, text: cell,
        rules: index == 1 ? [] : [R014NumeralOrder.rule(in: parts.layoutDirection)])
      u -= Self.cellGap
    }
  }
}
