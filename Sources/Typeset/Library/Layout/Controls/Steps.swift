/// Numbered circles joined by lines, from the first to the last along the reading direction (R015).
final class Steps: ControlArrangement {
  private static let diameter = 28.0
  /// The ideal and the least length of a line between two circles, in points.
  private static let line = (ideal: 28.0, least: 12.0)
  private static let thickness = 2.0

  let part: Part
  private let task: LayoutTask
  private let count: Int
  private let current: Int
  /// The type size of the numbers at the reader's text size, in points.
  private let typeSize: Double
  private var known: (scale: Double, numbers: [TextBlock])?

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    self.task = task
    count = part.attributes[StepsElement.total]
    current = part.attributes[StepsElement.current]
    typeSize = DynamicType.size(of: .subhead, at: part.environment.textSize).size
  }

  func widths() -> Widths {
    let lines = Double(count - 1)
    return Widths(
      minContent: Double(count) * diameter(scale: part.environment.controlScale) + lines * Self.line.least,
      maxContent: Double(count) * diameter(scale: part.environment.controlScale) + lines * Self.line.ideal)
  }

  func extent(in width: Double) -> Extent {
    Extent(height: diameter(scale: scale(in: width)), firstBaseline: nil)
  }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let scale = scale(in: parts.size.width)
    let diameter = diameter(scale: scale)
    let pitch = count > 1 ? (parts.size.width - diameter) / Double(count - 1) : 0
    for (index, number) in numbers(scale: scale).enumerated() {
      let progress = R015NumberSequences.progress(of: index + 1, current: current)
      let u = Double(index) * pitch
      if index > 0 {
        let length = max(0, pitch - diameter - 2 * Self.thickness)
        parts.add(
          "line", u: u - length - Self.thickness, y: (diameter - Self.thickness) / 2,
          size: Size(width: length, height: Self.thickness), radius: Self.thickness / 2,
          fill: progress == .ahead ? environment.trackColor : environment.controlColor("tint"))
      }
      let size = Size(width: diameter, height: diameter)
      let height = number.extent(in: diameter).height
      var items: [FrameItem] = [
        .roundedBox(
          size, radius: diameter / 2, fill: background(of: progress),
          stroke: progress == .done
            ? Stroke(color: environment.controlColor("tint"), width: environment.lineWidth(Self.thickness)) : nil)
      ]
      let text = number.place(
        in: Size(width: diameter, height: height), at: Point(x: 0, y: (diameter - height) / 2), into: &items)
      parts.add(
        "step", u: u, y: 0, size: size, text: text,
        rules: [R014NumeralOrder.rule(in: parts.layoutDirection)] + environment.numeralsRules, items: items)
    }
  }

  private func background(of progress: R015NumberSequences.Progress) -> Color? {
    switch progress {
    case .done: nil
    case .current: part.environment.controlColor("tint")
    case .ahead: part.environment.trackColor
    }
  }

  /// The numbers of all steps at a share of the standard size.
  private func numbers(scale: Double) -> [TextBlock] {
    if let known, known.scale == scale { return known.numbers }
    let environment = part.environment
    let numbers = (0..<count).map { index in
      let color =
        switch R015NumberSequences.progress(of: index + 1, current: current) {
        case .done: environment.controlColor("tint")
        case .current: environment.resolve(.named("on-tint"))
        case .ahead:
          environment.signColor(environment.appearance.isHighContrast ? "label" : "secondary-label")
        }
      return task.controlNumber(
        environment.format(integer: index + 1), style: .subhead, size: typeSize * scale / part.environment.controlScale,
        weight: 600,
        color: color, of: part)
    }
    known = (scale, numbers)
    return numbers
  }

  private func diameter(scale: Double) -> Double { Self.diameter * scale * (count > 99 ? 1.3 : 1) }

  /// The share of the standard size that fits into a width: the reader's text size, or less where the circles would not
  /// fit.
  private func scale(in width: Double) -> Double {
    let room = width - Double(count - 1) * Self.line.least
    return min(part.environment.controlScale, max(Self.leastScale, room / (Double(count) * diameter(scale: 1))))
  }

  /// The share of the standard size at which numbers can still be read.
  private static let leastScale = 0.5
}
