/// A `chart`: its plot stays as it is in every layout, and what is written beside it follows the layout (R048).
struct ChartBlock: Arrangement {
  private let plot: any ChartPlot
  private let height: Double
  private let decisions: DrawingDecisions

  /// The extent of a chart that names none, in points.
  private static let standardSize = Size(width: 280, height: 170)
  /// The least width of a chart, in points.
  private static let leastWidth = 120.0

  /// The chart of an element.
  init(_ part: Part, task: LayoutTask) {
    let values = part.attributes[ChartElement.values] ?? []
    let labels = part.attributes[ChartElement.labels].split(separator: ",", omittingEmptySubsequences: false).map {
      collapsed(String($0))
    }
    let texts = ChartTexts(part: part, task: task)
    plot =
      switch part.attributes[ChartElement.kind] {
      case .pie: PieChart(values: values, labels: labels, texts: texts)
      case .bar: AxisChart(kind: .bar, values: values, labels: labels, texts: texts)
      case .line: AxisChart(kind: .line, values: values, labels: labels, texts: texts)
      case .area: AxisChart(kind: .area, values: values, labels: labels, texts: texts)
      }
    let style = BoxStyle(.chart, part.attributes, in: part.environment)
    if case .points(let given)? = style.height {
      height = max(0, given - style.insets.vertical)
    } else {
      height = Self.standardSize.height * max(1, (1 + task.textScale) / 2)
    }
    decisions = DrawingDecisions(
      rules: [R048Graph.rule(layoutDirection: part.environment.layoutDirection)].compactMap(\.self))
  }

  func drawing(in size: Size) -> DrawingDecisions { decisions }

  func widths() -> Widths { Widths(minContent: Self.leastWidth, maxContent: Self.standardSize.width) }

  func extent(in width: Double) -> Extent { Extent(height: height, firstBaseline: nil) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard size.width > 0, size.height > 0 else { return nil }
    plot.draw(in: size, at: origin, into: &items)
    return nil
  }
}

/// A kind of chart.
protocol ChartPlot {
  /// Draws it into a box whose corner is `origin`.
  func draw(in size: Size, at origin: Point, into items: inout [FrameItem])
}

/// The texts and colours that charts share.
struct ChartTexts {
  let part: Part
  let task: LayoutTask

  /// The direction of the layout.
  var layoutDirection: Direction { part.environment.layoutDirection }

  /// A text beside a plot.
  func text(_ string: String, isCentered: Bool = false) -> TextBlock {
    task.controlText(string, style: .caption2, color: color("secondary-label"), isCentered: isCentered, of: part)
  }

  /// A value of an axis, in the numerals of the place.
  func number(_ value: Double, fractionDigits: Int) -> TextBlock {
    text(part.environment.formats.number(value, fractionDigits: fractionDigits...fractionDigits))
  }

  /// A colour of the palette.
  func color(_ name: String) -> Color { part.environment.resolve(.named(name)) }

  /// The colour of the values: the element's own, else that of controls.
  var valueColor: Color { part.attributes[Common.color].map(part.environment.resolve) ?? part.environment.tintColor }

  /// Adds a text as a part of the chart.
  func place(_ text: TextBlock, _ name: String, number: Int, in frame: Rect, into items: inout [FrameItem]) {
    var inner: [FrameItem] = []
    let decisions = text.place(in: frame.size, at: .zero, into: &inner)
    items.append(
      part.identity.part(
        name, number: number, frame: frame, text: decisions,
        rules: [R048Graph.rule(layoutDirection: layoutDirection)].compactMap(\.self), items: inner))
  }

  /// Adds the plot as a part of the chart; its items count from the corner of the frame.
  func place(plot: [FrameItem], in frame: Rect, into items: inout [FrameItem]) {
    items.append(
      part.identity.part(
        "plot", frame: frame, rules: [R048Graph.rule(layoutDirection: layoutDirection)].compactMap(\.self), items: plot)
    )
  }
}
