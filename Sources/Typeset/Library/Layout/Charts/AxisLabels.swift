/// What is written below the values of a chart with axes, and where.
struct AxisLabels {
  /// A text below the plot; its frame counts from the lower left corner of the plot.
  struct Placed {
    var text: TextBlock
    var name: String
    /// The index of its value.
    var index: Int
    var origin: TextOrigin?
    var frame: Rect
  }

  /// The width of the plot, in points: less than its room where the last text goes beyond the last value.
  var plotWidth: Double
  /// The texts right below the plot.
  var row: [Placed] = []
  /// The indexes of values that have a tick, since not all have a text.
  var ticks: [Int] = []
  /// The list of labels below that row, which then has their numbers.
  var key: ChartLegend?
  /// How high it all is, gaps included, in points; 0 for nothing.
  var height = 0.0

  /// The gap above the list of labels, in points.
  static let keyGap = 10.0

  /// Whether there is nothing.
  var isEmpty: Bool { row.isEmpty }

  /// Adds the texts below a plot, and the list of labels over the whole width of its chart.
  func draw(below plot: Rect, chart: Rect, _ texts: ChartTexts, into items: inout [FrameItem]) {
    let corner = Point(x: plot.minX, y: plot.maxY)
    for placed in row {
      texts.place(
        placed.text, placed.name, number: placed.index + 1, from: placed.origin, in: placed.frame.moved(by: corner),
        into: &items)
    }
    guard let key, let bottom = row.map(\.frame.maxY).max() else { return }
    key.draw(at: Point(x: chart.minX, y: corner.y + bottom + Self.keyGap), width: chart.width, texts, into: &items)
  }
}
