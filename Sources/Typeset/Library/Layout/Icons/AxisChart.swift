/// Bars, a line or an area over two axes; the axis of values is at the left in every layout (R048).
struct AxisChart: ChartPlot {
  /// How the values are drawn.
  enum Kind {
    case bar, line, area
  }

  let kind: Kind
  let values: [Double]
  let labels: [String]
  let texts: ChartTexts

  /// The gap between the plot and what is written beside it, in points.
  private static let gap = 6.0

  func draw(in size: Size, at origin: Point, into items: inout [FrameItem]) {
    let scale = ChartScale(values)
    let numbers = scale.ticks.map { texts.number($0, fractionDigits: scale.fractionDigits) }
    let numberWidth = numbers.reduce(0) { max($0, $1.widths().maxContent) }
    let numberHeight = numbers.first?.extent(in: numberWidth).height ?? 0
    let hasLabels = labels.contains { !$0.isEmpty }
    let bottom = hasLabels ? numberHeight + Self.gap : numberHeight / 2
    let frame = Rect(
      x: origin.x + numberWidth + Self.gap, y: origin.y + numberHeight / 2,
      width: max(1, size.width - numberWidth - Self.gap),
      height: max(1, size.height - numberHeight / 2 - bottom))
    texts.place(plot: plot(in: frame.size, scale), in: frame, into: &items)
    for (index, (number, tick)) in zip(numbers, scale.ticks).enumerated() {
      let width = number.widths().maxContent
      let y = frame.maxY - scale.share(of: tick) * frame.height - numberHeight / 2
      texts.place(
        number, "number", number: index + 1,
        in: Rect(x: frame.minX - Self.gap - width, y: y, width: width, height: numberHeight), into: &items)
    }
    guard hasLabels, !values.isEmpty else { return }
    let slot = frame.width / Double(values.count)
    for (index, label) in labels.prefix(values.count).enumerated() where !label.isEmpty {
      let text = texts.text(label, isCentered: true)
      texts.place(
        text, "label", number: index + 1,
        in: Rect(
          x: frame.minX + Double(index) * slot, y: frame.maxY + Self.gap, width: slot,
          height: text.extent(in: slot).height), into: &items)
    }
  }

  private func plot(in size: Size, _ scale: ChartScale) -> [FrameItem] {
    func y(_ value: Double) -> Double { size.height * (1 - scale.share(of: value)) }
    var items = scale.ticks.map { tick -> FrameItem in
      line(
        from: Point(x: 0, y: y(tick)), to: Point(x: size.width, y: y(tick)),
        tick == 0 ? texts.color("secondary-label") : texts.color("separator"),
        width: tick == 0 ? 1 : texts.part.environment.dividerThickness)
    }
    items.append(
      line(from: .zero, to: Point(x: 0, y: size.height), texts.color("secondary-label"), width: 1))
    guard !values.isEmpty else { return items }
    let slot = size.width / Double(values.count)
    let points = values.enumerated().map { Point(x: (Double($0.offset) + 0.5) * slot, y: y($0.element)) }
    switch kind {
    case .bar: items += points.compactMap { bar(at: $0, zero: y(0), slot: slot) }
    case .line: items += curve(points)
    case .area: items = area(points, zero: y(0)) + items + curve(points)
    }
    return items
  }

  private func line(from start: Point, to end: Point, _ color: Color, width: Double) -> FrameItem {
    .path(PathItem(path: Path([.move(start), .line(end)]), stroke: Stroke(color: color, width: width)))
  }

  /// A bar from the line of zero, its far corners round.
  private func bar(at point: Point, zero: Double, slot: Double) -> FrameItem? {
    let height = abs(point.y - zero)
    guard height > 0 else { return nil }
    let width = min(slot * 0.62, 40)
    let radius = min(4, width / 2, height)
    let box = Rect(x: point.x - width / 2, y: min(point.y, zero), width: width, height: height)
    var path = Path(
      Rect(origin: box.origin, size: Size(width: width, height: height + radius)), radius: radius)
    if point.y > zero {
      path = path.transformed(by: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
    }
    // The near corners lie behind the line of zero.
    return .group(
      FrameGroup(
        origin: .zero, clip: box, meaning: .artifact, items: [.path(PathItem(path: path, fill: texts.valueColor))]))
  }

  private func curve(_ points: [Point]) -> [FrameItem] {
    guard let first = points.first else { return [] }
    let path = Path([.move(first)] + points.dropFirst().map(Path.Step.line))
    let line = FrameItem.path(
      PathItem(path: path, stroke: Stroke(color: texts.valueColor, width: 2, isRound: true)))
    guard points.count <= 40, kind == .line else { return [line] }
    let background = texts.color("background")
    return [line]
      + points.map {
        .path(
          PathItem(
            path: .circle(center: $0, radius: 3.2), fill: background, stroke: Stroke(color: texts.valueColor, width: 2))
        )
      }
  }

  private func area(_ points: [Point], zero: Double) -> [FrameItem] {
    guard let first = points.first, let last = points.last else { return [] }
    var color = texts.valueColor
    color.alpha = UInt8(Double(color.alpha) * 0.2)
    let path = Path(
      [.move(Point(x: first.x, y: zero))] + points.map(Path.Step.line) + [.line(Point(x: last.x, y: zero)), .close])
    return [.path(PathItem(path: path, fill: color))]
  }
}
