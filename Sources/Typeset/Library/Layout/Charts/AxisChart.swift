/// Bars, a line or an area over two axes; the axis of values is at the left in every layout (R048).
///
/// The axis has as many numbers as fit below each other. What is written below the plot is decided by `AxisLabels`.
struct AxisChart: ChartPlot {
  private let plot: AxisPlot
  private let labels: AxisLabelFitting
  private let texts: ChartTexts

  /// The least width of a plot at text size `l`, in points.
  private static let leastPlotWidth = 64.0

  /// A chart of values, drawn in a way.
  init(_ kind: AxisPlot.Kind, values: [Double], texts: ChartTexts) {
    plot = AxisPlot(kind: kind, values: values, texts: texts)
    self.texts = texts
    labels = AxisLabelFitting(texts.labels(of: values.count), areBars: kind == .bar, texts)
  }

  /// Where everything is, from the corner of the chart.
  private struct Axes {
    var numbers: AxisNumbers
    var labels: AxisLabels
    var frame: Rect
  }

  func leastWidth() -> Double {
    let numbers = AxisNumbers(ChartScale(plot.values, steps: 1), in: .infinity, texts)
    return min(numbers.width, 4 * texts.lineHeight) + ChartTexts.gap + Self.leastPlotWidth * texts.plotGrowth
  }

  func height(in width: Double, _ height: ChartHeight) -> Double {
    let axes = axes(in: Size(width: width, height: height.wanted), leastPlot: height.leastPlot)
    return max(height.wanted, height.wanted - axes.frame.height + least(height.leastPlot))
  }

  /// The axes with the most steps that leave the numbers apart from each other.
  private func axes(in size: Size, leastPlot: Double) -> Axes {
    var steps = ChartScale.mostSteps
    while true {
      let axes = axes(in: size, steps: steps)
      let isHigh = axes.frame.height >= least(leastPlot) - 0.01
      if steps == 1 || isHigh && axes.numbers.fit(on: axes.frame.height) { return axes }
      steps -= 1
    }
  }

  private func axes(in size: Size, steps: Int) -> Axes {
    let numbers = AxisNumbers(ChartScale(plot.values, steps: steps), in: size.width, texts)
    let labels = labels.labels(in: max(1, size.width - numbers.room), behind: numbers.room)
    // Half a dot is above the greatest value of an axis without numbers.
    let top = max(numbers.overhang, AxisPlot.dotRadius)
    let bottom = labels.isEmpty ? max(numbers.overhang, AxisPlot.dotRadius) : labels.height
    return Axes(
      numbers: numbers, labels: labels,
      frame: Rect(x: numbers.room, y: top, width: labels.plotWidth, height: size.height - top - bottom))
  }

  /// The least height of a plot, in points.
  private func least(_ plot: Double) -> Double {
    max(plot, AxisNumbers.leastHeight(lineHeight: texts.lineHeight))
  }

  func draw(in size: Size, at origin: Point, leastPlot: Double, into items: inout [FrameItem]) {
    let axes = axes(in: size, leastPlot: leastPlot)
    let (scale, height) = (axes.numbers.scale, axes.numbers.height)
    let frame = axes.frame.moved(by: origin)
    texts.place(
      plot: plot.axes(in: frame.size, scale, ticks: axes.labels.ticks), marks: plot.marks(in: frame.size, scale),
      in: frame, into: &items)
    for (index, (number, tick)) in zip(axes.numbers.texts, scale.ticks).enumerated() {
      let width = number.widths().maxContent
      let y = frame.maxY - scale.share(of: tick) * frame.height - height / 2
      texts.place(
        number, "number", number: index + 1,
        in: Rect(x: frame.minX - ChartTexts.gap - width, y: y, width: width, height: height), into: &items)
    }
    axes.labels.draw(below: frame, chart: Rect(origin: origin, size: size), texts, into: &items)
  }
}
