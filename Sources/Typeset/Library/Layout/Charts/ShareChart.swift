/// Shares of a whole, clockwise from the top in every layout: a pie, or a ring; the legend is where reading ends, or
/// below (R048).
///
/// The legend of a ring has the share of each value too.
struct ShareChart: ChartPlot {
  private let shares: [Double]
  private let hole: Double
  private let colors: [Color]
  private let legend: ChartLegend
  private let texts: ChartTexts

  /// The radius of the hole of a ring, as a part of the outer radius.
  static let hole = 0.6
  /// The palette names of the shares behind the first one, in order. Neighbours differ most, to people who see colours
  /// in another way too.
  private static let colors = ["orange", "teal", "pink", "indigo", "green", "purple", "gray"]
  /// The gap between the shares and their legend, in points.
  private static let legendGap = 16.0
  /// The least part of the width that the shares take beside a legend.
  private static let leastWidthShare = 0.35
  /// How much higher than the shares a legend may be beside them.
  private static let tallestLegend = 1.6
  /// How much larger than the least plot the shares above a legend are at least.
  private static let leastAbove = 1.5

  /// The shares of values; `hole` is the radius of that of a ring, as a part of the outer one, and nil for a pie.
  init(values: [Double], texts: ChartTexts, hole: Double?) {
    self.texts = texts
    self.hole = hole ?? 0
    shares = Self.shares(of: values)
    colors = Self.colors(of: values.count, texts)
    let (shares, colors) = (shares, colors)
    let digits = Self.fractionDigits(of: shares)
    legend = ChartLegend(
      texts.labels(of: values.count).enumerated().filter { !$0.element.text.isEmpty }.map { index, label in
        // Parts of nothing have no percentage.
        let figure =
          shares.isEmpty
          ? texts.formats.number(values[index]) : texts.formats.percent(shares[index], fractionDigits: digits...digits)
        return ChartLegend.Entry(
          index: index, label: label, text: texts.text(label), sign: .color(colors[index]),
          figure: hole == nil ? nil : texts.number(figure, color: "label"))
      }, lineHeight: texts.lineHeight)
  }

  /// What each value is of the whole; empty where there is none. What is negative is no part of it.
  static func shares(of values: [Double]) -> [Double] {
    guard let greatest = values.max(), greatest > 0 else { return [] }
    // Divided first, since their sum may be greater than any number.
    let parts = values.map { max(0, $0 / greatest) }
    let total = parts.reduce(0, +)
    return parts.map { $0 / total }
  }

  /// How many digits the least share needs behind the decimal point of its percentage.
  private static func fractionDigits(of shares: [Double]) -> Int {
    let least = shares.filter { $0 > 0 }.min() ?? 1
    return least >= 0.01 ? 0 : least >= 0.001 ? 1 : 2
  }

  /// The colours of so many shares, each with a contrast of 3:1 to the usual grounds; the last one differs from the
  /// first, which is next to it.
  private static func colors(of count: Int, _ texts: ChartTexts) -> [Color] {
    var environment = texts.part.environment
    // In the light appearance, half of the palette is too bright for a shape on a white ground.
    if !environment.appearance.isDark { environment.appearance.isHighContrast = true }
    let first = texts.valueColor
    let all = [first] + colors.map { environment.resolve(.named($0)) }.filter { $0 != first }
    return (0..<count).map { index in
      all[index > 0 && index == count - 1 && index % all.count == 0 ? 1 : index % all.count]
    }
  }

  /// Where everything is.
  private struct Form {
    var isBeside: Bool
    /// The width and the height of the shares, in points.
    var side: Double
    var legendWidth: Double
    var legendHeight: Double
    var height: Double
  }

  private func form(in width: Double, _ height: ChartHeight) -> Form {
    let least = max(height.wanted, height.leastPlot)
    guard !legend.isEmpty else {
      let side = max(1, min(width, least))
      return Form(isBeside: true, side: side, legendWidth: 0, legendHeight: 0, height: max(height.wanted, side))
    }
    let widest = width - Self.legendGap - max(height.leastPlot, width * Self.leastWidthShare)
    let legendWidth = min(legend.widest, widest)
    let room = width - legendWidth - Self.legendGap
    if legendWidth > 0, legend.isComfortable(in: legendWidth) {
      let beside = legend.height(in: legendWidth)
      if beside <= room * Self.tallestLegend {
        let side = min(room, least)
        return Form(
          isBeside: true, side: side, legendWidth: legendWidth, legendHeight: beside,
          height: max(height.isAsked ? height.wanted : 0, side, beside))
      }
    }
    let below = legend.height(in: width)
    let left = height.wanted - Self.legendGap - below
    let side = max(1, min(width, max(left, height.leastPlot * Self.leastAbove)))
    return Form(
      isBeside: false, side: side, legendWidth: width, legendHeight: below,
      height: max(height.wanted, side + Self.legendGap + below))
  }

  func leastWidth() -> Double { legend.leastWidth }

  func height(in width: Double, _ height: ChartHeight) -> Double { form(in: width, height).height }

  func draw(in size: Size, at origin: Point, leastPlot: Double, into items: inout [FrameItem]) {
    let form = form(in: size.width, ChartHeight(wanted: size.height, isAsked: true, leastPlot: leastPlot))
    let square = Size(width: form.side, height: form.side)
    guard form.isBeside else {
      place(Rect(origin: origin + Point(x: (size.width - form.side) / 2, y: 0), size: square), into: &items)
      let y = form.side + Self.legendGap
      legend.draw(at: origin + Point(x: 0, y: y), width: size.width, texts, into: &items)
      return
    }
    let layoutDirection = texts.layoutDirection
    let x = layoutDirection.x(of: form.side, at: 0, in: size.width)
    place(Rect(origin: origin + Point(x: x, y: (size.height - form.side) / 2), size: square), into: &items)
    let start = form.side + Self.legendGap
    legend.draw(
      at: origin
        + Point(
          x: layoutDirection.x(of: form.legendWidth, at: start, in: size.width),
          y: max(0, (size.height - form.legendHeight) / 2)), width: form.legendWidth, texts, into: &items)
  }

  private func place(_ frame: Rect, into items: inout [FrameItem]) {
    let circle = Sector(diameter: frame.width, hole: hole)
    if shares.isEmpty {
      return texts.place(plot: [filled(circle.whole, texts.color("fill"))], marks: [], in: frame, into: &items)
    }
    var turn = 0.0
    let marks = shares.enumerated().compactMap { index, share -> FrameItem? in
      defer { turn += share }
      guard share > 0 else { return nil }
      return filled(circle.path(from: turn, share: share), colors[index])
    }
    texts.place(plot: [], marks: marks, in: frame, into: &items)
  }

  private func filled(_ path: Path, _ color: Color) -> FrameItem {
    var item = PathItem(path: path, fill: color)
    item.usesEvenOdd = hole > 0
    return .path(item)
  }
}
