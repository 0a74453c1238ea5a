/// A bar that fills from where reading starts (R016), with the value and the total below it on request (R014).
struct ProgressBar: ControlArrangement {
  private static let thickness = 4.0
  private static let numberGap = 4.0

  let part: Part
  private let scale: ControlScale
  /// The value at the start and the total at the end.
  private let numbers: [TextBlock]

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let environment = part.environment
    scale = ControlScale(progress: part.attributes)
    let isShare = !part.attributes.gives(ProgressElement.total)
    let texts = [scale.value, scale.greatest].map {
      isShare ? environment.format(percent: $0) : environment.format(number: $0)
    }
    numbers =
      !part.attributes[ProgressElement.numbers]
      ? []
      : zip(texts, [AlignmentRequest.start, .end]).map { text, align in
        task.controlNumber(
          text, style: .footnote, color: environment.signColor("secondary-label"), align: align, of: part)
      }
  }

  func widths() -> Widths {
    let least = numbers.reduce(0) { $0 + $1.widths().maxContent } + (numbers.isEmpty ? 44 : 12)
    return Widths(minContent: least, maxContent: max(least, 200))
  }

  func extent(in width: Double) -> Extent {
    let below = numbers.reduce(0) { max($0, $1.extent(in: .infinity).height) }
    return Extent(height: Self.thickness + (below > 0 ? Self.numberGap + below : 0), firstBaseline: nil)
  }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let length = parts.size.width
    parts.add(
      "track", u: 0, y: 0, size: Size(width: length, height: Self.thickness), radius: Self.thickness / 2,
      fill: environment.trackColor)
    // What has begun is at least a dot.
    let filled = scale.fraction == 0 ? 0 : min(length, max(Self.thickness, length * scale.fraction))
    parts.add(
      "fill", u: 0, y: 0, size: Size(width: filled, height: Self.thickness), radius: Self.thickness / 2,
      fill: environment.controlColor("tint"))
    for (index, number) in numbers.enumerated() {
      let width = number.widths().maxContent + 0.001
      parts.add(
        "number", u: index == 0 ? 0 : length - width, y: Self.thickness + Self.numberGap, width: width, text: number,
        rules: [R014NumeralOrder.rule(in: parts.layoutDirection)])
    }
  }
}
