/// The texts and colours that charts share.
struct ChartTexts {
  let part: Part
  let task: LayoutTask
  /// The height of a line beside a plot, in points.
  private(set) var lineHeight = 0.0

  init(part: Part, task: LayoutTask) {
    self.part = part
    self.task = task
    lineHeight = text("0").extent(in: .infinity).height
  }

  /// The gap between a plot and what is written beside it, in points.
  static let gap = 6.0

  /// The direction of the layout.
  var layoutDirection: Direction { part.environment.layoutDirection }
  /// How numbers are written.
  var formats: LocaleFormats { part.environment.formats }
  /// How many times as large as at text size `l` the least plot is.
  var plotGrowth: Double { min(max(task.textScale, 1), 2.4) }

  /// The labels of so many values, as they are shown; that of a value without one is empty.
  func labels(of count: Int) -> [ChartLabel] {
    let resolved = part.block.chartLabels
    let labels =
      resolved.isEmpty
      ? ChartElement.list(part.attributes[ChartElement.labels], count: count).map { ChartLabel($0) } : resolved
    return labels.prefix(count) + Array(repeating: ChartLabel(""), count: max(0, count - labels.count))
  }

  /// The text of a label.
  func text(_ label: ChartLabel, isCentered: Bool = false) -> TextBlock {
    text(label.text, language: label.language, isCentered: isCentered)
  }

  /// A text beside a plot, on as many lines as it needs.
  func text(
    _ string: String, language: String? = nil, color name: String = "secondary-label", isCentered: Bool = false
  ) -> TextBlock {
    var environment = part.environment
    environment.translationLanguage = language.flatMap(LanguageTag.init)
    return task.controlText(
      string, style: .caption2, color: color(name), lines: 0, isCentered: isCentered,
      of: Part(part.block, part.identity, environment, part.surroundings))
  }

  /// A number beside a plot, in the direction of the locale that writes it.
  func number(
    _ string: String, weight: Int? = nil, color name: String = "secondary-label", isCentered: Bool = false
  ) -> TextBlock {
    task.controlNumber(
      string, style: .caption2, weight: weight, color: color(name), align: isCentered ? .center : .auto, of: part)
  }

  /// A colour of the palette.
  func color(_ name: String) -> Color { part.environment.resolve(.named(name)) }

  /// The colour of the values: the element's own, else that of controls.
  var valueColor: Color { part.attributes[Common.color].map(part.environment.resolve) ?? part.environment.tintColor }

  /// Adds a text as a part of the chart.
  func place(
    _ text: TextBlock, _ name: String, number: Int, from origin: TextOrigin? = nil, in frame: Rect,
    into items: inout [FrameItem]
  ) {
    var inner: [FrameItem] = []
    let decisions = text.place(in: frame.size, at: .zero, into: &inner)
    items.append(
      part.identity.part(
        name, number: number, frame: frame, text: decisions, rules: rules, origin: origin, items: inner))
  }

  /// Adds the plot as a part of the chart, and what shows the values as a part of the plot; their items count from the
  /// corner of the frame.
  func place(plot: [FrameItem], marks: [FrameItem], in frame: Rect, into items: inout [FrameItem]) {
    var plot = plot
    if !marks.isEmpty {
      plot.append(
        part.identity.part(
          ChartElement.marks, frame: Rect(origin: .zero, size: frame.size), rules: rules, items: marks))
    }
    items.append(part.identity.part("plot", frame: frame, rules: rules, items: plot))
  }

  private var rules: [Rule] { [R048Graph.rule(layoutDirection: layoutDirection)].compactMap(\.self) }
}
