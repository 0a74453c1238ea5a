/// A `chart`: its plot stays as it is in every layout, and what is written beside it follows the layout (R048).
///
/// A chart is as high as its author asks, and higher where its texts would leave less than a sensible plot.
struct ChartBlock: Arrangement {
  private let plot: any ChartPlot
  private let height: ChartHeight
  private let growth: Double
  private let decisions: DrawingDecisions

  /// The extent of a chart that names none, in points.
  private static let standardSize = Size(width: 280, height: 170)
  /// The least height of a plot at text size `l`, in points: of a chart whose author asks for no height, and of others
  /// if that leaves half of their height.
  private static let (leastPlot, leastAskedPlot) = (72.0, 40.0)
  /// The least width of a chart, in points.
  private static let leastWidth = 120.0

  /// The chart of an element.
  init(_ part: Part, task: LayoutTask) {
    let values = part.attributes[ChartElement.values] ?? []
    let texts = ChartTexts(part: part, task: task)
    plot =
      switch part.attributes[ChartElement.kind] {
      case .bar: AxisChart(.bar, values: values, texts: texts)
      case .line: AxisChart(.line, values: values, texts: texts)
      case .area: AxisChart(.area, values: values, texts: texts)
      case .pie: ShareChart(values: values, texts: texts, hole: nil)
      case .ring: ShareChart(values: values, texts: texts, hole: ShareChart.hole)
      }
    growth = max(1, (1 + task.textScale) / 2)
    let style = BoxStyle(.chart, part.attributes, in: part.environment)
    if case .points(let given)? = style.height {
      let wanted = max(0, given - style.insets.vertical)
      height = ChartHeight(
        wanted: wanted, isAsked: true, leastPlot: min(Self.leastAskedPlot, wanted / 2) * texts.plotGrowth)
    } else {
      height = ChartHeight(
        wanted: Self.standardSize.height * growth, isAsked: false, leastPlot: Self.leastPlot * texts.plotGrowth)
    }
    decisions = DrawingDecisions(
      rules: [R048Graph.rule(layoutDirection: part.environment.layoutDirection)].compactMap(\.self))
  }

  func drawing(in size: Size) -> DrawingDecisions { decisions }

  func widths() -> Widths {
    let least = max(Self.leastWidth, plot.leastWidth())
    return Widths(minContent: least, maxContent: max(least, Self.standardSize.width * growth))
  }

  func extent(in width: Double) -> Extent { Extent(height: plot.height(in: width, height), firstBaseline: nil) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard size.width > 0 else { return nil }
    // Where a bound leaves less than it needs, it runs over with a warning.
    let given = ChartHeight(wanted: size.height, isAsked: true, leastPlot: height.leastPlot)
    let least = plot.height(in: size.width, given)
    plot.draw(
      in: Size(width: size.width, height: least), at: origin, leastPlot: height.leastPlot, into: &items)
    return nil
  }
}

/// How high a chart is to be, in points.
struct ChartHeight {
  /// What its author asks for, or what charts are.
  var wanted: Double
  /// Whether its author asks for it; otherwise it may be less.
  var isAsked: Bool
  /// The least height of the plot, whatever is written beside it.
  var leastPlot: Double
}

/// A kind of chart.
protocol ChartPlot {
  /// The least width, in points.
  func leastWidth() -> Double
  /// How high it is at a width: what is wanted, or more where its texts need it; less only where nobody asks for it.
  func height(in width: Double, _ height: ChartHeight) -> Double
  /// Draws it into a box whose corner is `origin`.
  func draw(in size: Size, at origin: Point, leastPlot: Double, into items: inout [FrameItem])
}
