/// The numbers beside an axis of values: one at each tick, written so that they leave room for the plot.
struct AxisNumbers {
  /// What they are the ticks of.
  let scale: ChartScale
  /// Their texts, from the least on; none where no form leaves room for a plot.
  let texts: [TextBlock]
  /// The width of the widest one, in points.
  let width: Double
  /// The height of a line, in points.
  let height: Double

  /// The greatest share of a chart's width that they take if there is a shorter form, and if there is none.
  private static let (usualShare, greatestShare) = (0.3, 0.5)

  /// The numbers of a scale in a chart of a width.
  init(_ scale: ChartScale, in width: Double, _ texts: ChartTexts) {
    self.scale = scale
    let usual = width * Self.usualShare
    var best: (texts: [TextBlock], width: Double)?
    for form in Self.forms(of: scale, texts.formats) {
      let numbers = scale.ticks.map { texts.number(form($0)) }
      let widest = numbers.reduce(0) { max($0, $1.widths().maxContent) }.rounded(.up)
      if best.map({ widest < $0.width }) ?? true { best = (numbers, widest) }
      if widest <= usual { break }
    }
    height = texts.lineHeight
    if let best, best.width <= width * Self.greatestShare {
      (self.texts, self.width) = best
    } else {
      (self.texts, self.width) = ([], 0)
    }
  }

  /// The ways to write the ticks of a scale, the longest first.
  private static func forms(of scale: ChartScale, _ formats: LocaleFormats) -> [(Double) -> String] {
    var forms: [(Double) -> String] = []
    if scale.isPlain {
      let digits = scale.fractionDigits
      forms.append { formats.number($0, fractionDigits: digits...digits) }
      if scale.hasShortTicks, scale.greatest - scale.least >= 1000 { forms.append { formats.compact($0) } }
    } else {
      forms.append { formats.scientific($0) }
    }
    return forms
  }

  /// How much room they need at the left of a plot, in points.
  var room: Double { texts.isEmpty ? 0 : width + ChartTexts.gap }
  /// How far the lowest and the highest one go beyond the ends of the axis, in points.
  var overhang: Double { texts.isEmpty ? 0 : height / 2 }

  /// Whether they do not touch each other on an axis of a height.
  func fit(on height: Double) -> Bool {
    texts.isEmpty || height / Double(scale.stepCount) >= self.height * Self.leading
  }

  /// The least height of an axis with its numbers, in points.
  static func leastHeight(lineHeight: Double) -> Double { lineHeight * leading }

  /// The least distance from line to line, in heights of lines.
  private static let leading = 1.15
}
