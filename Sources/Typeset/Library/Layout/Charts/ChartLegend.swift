/// The list of what a chart shows: a sign, a label and perhaps a figure each, in as many columns as fit.
struct ChartLegend {
  /// What is before a label.
  enum Sign {
    /// A square in a colour of the plot.
    case color(Color)
    /// A number that is in the plot too.
    case number(TextBlock)
  }

  /// One of the list.
  struct Entry {
    /// The index of its value.
    var index: Int
    /// The label, and its text.
    var label: ChartLabel
    var text: TextBlock
    var sign: Sign
    /// What is said of its value; nil for nothing.
    var figure: TextBlock?
  }

  private let entries: [Entry]
  private let lineHeight: Double
  private let signWidth: Double
  private let signHeight: Double
  private let signGap: Double
  private let textWidth: Double
  private let figureWidth: Double

  /// The height of a line for which the gaps below are, in points.
  private static let usualLineHeight = 13.0
  /// The side of a square and the gap behind it, at that height, in points.
  private static let (swatch, swatchGap) = (10.0, 6.0)
  /// The greatest growth of both: squares need not grow as much as letters.
  private static let greatestGrowth = 2.0
  /// The greatest gap before a figure, the gap between rows at that height and the greatest one, in points.
  private static let (greatestFigureGap, rowGap, greatestRowGap) = (16.0, 4.0, 8.0)
  /// How thick a corner of a square is, as a part of its side.
  private static let roundness = 0.3

  /// The list of entries whose texts have lines of a height.
  init(_ entries: [Entry], lineHeight: Double) {
    self.entries = entries
    self.lineHeight = lineHeight
    let growth = min(lineHeight / Self.usualLineHeight, Self.greatestGrowth)
    signHeight = Self.swatch * growth
    signWidth = entries.reduce(0) { widest, entry in
      switch entry.sign {
      case .color: max(widest, Self.swatch * growth)
      case .number(let text): max(widest, text.widths().maxContent.rounded(.up))
      }
    }
    signGap = Self.swatchGap * growth
    textWidth = entries.reduce(0) { max($0, $1.text.widths().maxContent) }.rounded(.up)
    figureWidth = entries.reduce(0) { max($0, $1.figure?.widths().maxContent ?? 0) }.rounded(.up)
  }

  /// Whether nothing is in it.
  var isEmpty: Bool { entries.isEmpty }
  /// The width of the signs with the gap behind them, in points.
  private var inset: Double { signWidth + signGap }
  /// The width of the figures with the gap before them, in points.
  private var figureRoom: Double { figureWidth > 0 ? figureWidth + min(lineHeight, Self.greatestFigureGap) : 0 }
  /// The gap between two columns, in points.
  private var columnGap: Double { lineHeight * 1.2 }
  /// The width at which no label wraps, in points.
  var widest: Double { isEmpty ? 0 : inset + textWidth + figureRoom }
  /// The width at which no word is broken, in points.
  var leastWidth: Double {
    isEmpty
      ? 0 : inset + entries.reduce(0) { max($0, $1.text.widths().minContent, $1.figure?.widths().maxContent ?? 0) }
  }

  /// How the list is arranged at a width.
  private struct Form {
    var columns: Int
    var columnWidth: Double
    var textWidth: Double
    /// Whether figures are below their labels.
    var isStacked: Bool
  }

  private func form(in width: Double) -> Form {
    let most = max(1, min(entries.count, Int((width + columnGap) / (widest + columnGap))))
    let rows = (entries.count + most - 1) / most
    let columns = (entries.count + rows - 1) / rows
    let columnWidth = min(widest, width)
    let words = entries.reduce(0) { max($0, $1.text.widths().minContent) }
    let isStacked = figureRoom > 0 && columnWidth - inset - figureRoom < words
    return Form(
      columns: columns, columnWidth: columnWidth,
      textWidth: max(1, columnWidth - inset - (isStacked ? 0 : figureRoom)), isStacked: isStacked)
  }

  private var gapBetweenRows: Double {
    min(Self.rowGap * lineHeight / Self.usualLineHeight, Self.greatestRowGap)
  }

  private func rows(_ form: Form) -> [ArraySlice<Entry>] {
    stride(from: 0, to: entries.count, by: form.columns).map {
      entries[$0..<min($0 + form.columns, entries.count)]
    }
  }

  /// Where the baselines of a row are, and how high it is.
  private func extent(of row: ArraySlice<Entry>, _ form: Form) -> (baseline: Double, height: Double) {
    var (above, below) = (0.0, 0.0)
    for entry in row {
      for (text, width) in texts(of: entry, form) {
        let extent = text.extent(in: width)
        above = max(above, extent.firstBaseline ?? 0)
        below = max(below, extent.height - (extent.firstBaseline ?? 0))
      }
    }
    var height = above + below
    if form.isStacked {
      let figures = row.map { entry in
        entry.text.extent(in: form.textWidth).height + (entry.figure?.extent(in: form.textWidth).height ?? 0)
      }
      height = max(height, figures.max() ?? 0)
    }
    return (above, height)
  }

  /// The texts of an entry on its first baseline, with their widths.
  private func texts(of entry: Entry, _ form: Form) -> [(TextBlock, Double)] {
    var texts = [(entry.text, form.textWidth)]
    if case .number(let text) = entry.sign { texts.append((text, signWidth)) }
    if let figure = entry.figure, !form.isStacked { texts.append((figure, figureWidth)) }
    return texts
  }

  /// How high it is at a width, in points.
  func height(in width: Double) -> Double {
    guard !isEmpty else { return 0 }
    let form = form(in: width)
    let rows = rows(form)
    return rows.reduce(0) { $0 + extent(of: $1, form).height } + gapBetweenRows * Double(rows.count - 1)
  }

  /// Whether a width is enough for it beside a plot: no word is broken, and no label has more than two lines.
  func isComfortable(in width: Double) -> Bool {
    let form = form(in: width)
    return !form.isStacked
      && entries.allSatisfy { entry in
        entry.text.widths().minContent <= form.textWidth && entry.text.lines(in: form.textWidth).lineCount <= 2
      }
  }

  /// Adds it in a width whose upper left corner is `origin`; it begins where reading begins.
  func draw(at origin: Point, width: Double, _ texts: ChartTexts, into items: inout [FrameItem]) {
    guard !isEmpty else { return }
    let form = form(in: width)
    var y = origin.y
    for row in rows(form) {
      let (baseline, height) = extent(of: row, form)
      for (column, entry) in row.enumerated() {
        let start = Double(column) * (form.columnWidth + columnGap)
        /// The place of a text that begins at a distance from the start of the entry.
        func frame(_ text: TextBlock, at inset: Double, width own: Double) -> Rect {
          let extent = text.extent(in: own)
          return Rect(
            x: origin.x + texts.layoutDirection.x(of: own, at: start + inset, in: width),
            y: y + baseline - (extent.firstBaseline ?? 0), width: own, height: extent.height)
        }
        switch entry.sign {
        case .color(let color):
          // In the middle of the first line.
          let line = entry.text.extent(in: form.textWidth).firstBaseline ?? 0
          let box = Rect(
            x: origin.x + texts.layoutDirection.x(of: signWidth, at: start, in: width),
            y: y + baseline - line + (lineHeight - signHeight) / 2, width: signWidth, height: signHeight)
          let path = Path(box, radius: signHeight * Self.roundness)
          items.append(
            .group(FrameGroup(origin: .zero, meaning: .artifact, items: [.path(PathItem(path: path, fill: color))])))
        case .number(let text):
          texts.place(text, "key", number: entry.index + 1, in: frame(text, at: 0, width: signWidth), into: &items)
        }
        let label = frame(entry.text, at: inset, width: form.textWidth)
        texts.place(entry.text, "label", number: entry.index + 1, from: entry.label.origin, in: label, into: &items)
        guard let figure = entry.figure else { continue }
        let own = figure.widths().maxContent.rounded(.up)
        var place = frame(figure, at: form.columnWidth - own, width: own)
        if form.isStacked {
          // Below the label, or else below its sign.
          place = frame(figure, at: own <= form.textWidth ? inset : 0, width: own)
          place.origin.y = label.maxY
        }
        texts.place(figure, "value", number: entry.index + 1, in: place, into: &items)
      }
      y += height + gapBetweenRows
    }
  }
}
