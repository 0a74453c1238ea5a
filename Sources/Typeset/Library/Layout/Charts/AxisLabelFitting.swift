/// Decides how the labels of an axis are written, so that none is cut and none touches another.
///
/// They are on one line where all have room, else on several lines of whole words. Where that is not enough, a line or
/// an area, which goes on from value to value, has a label at every second value or fewer, each with a tick; so have
/// bars with labels such as years. Other bars keep all of their labels: with long words hyphenated, or in a list below
/// the plot with a number for each.
struct AxisLabelFitting {
  private let labels: [ChartLabel]
  /// Those that are not empty, by the indexes of their values.
  private let shown: [(index: Int, text: TextBlock)]
  private let isSequence: Bool
  private let texts: ChartTexts
  private let lineHeight: Double

  /// The most lines of a label below a bar, and below a value of a sequence.
  private static let (mostLines, mostSequenceLines) = (3, 2)
  /// The least length of a word that is hyphenated.
  private static let longWord = 10
  /// The most values that are numbered.
  private static let mostNumbers = 9
  /// The least share of its room that a plot keeps beside the end of the last label.
  private static let leastPlotShare = 0.7

  /// The labels of values.
  init(_ labels: [ChartLabel], areBars: Bool, _ texts: ChartTexts) {
    self.labels = labels
    self.texts = texts
    shown = labels.enumerated().filter { !$0.element.text.isEmpty }.map {
      ($0.offset, texts.text($0.element, isCentered: true))
    }
    let haveDigits = labels.allSatisfy { $0.text.contains(where: \.isNumber) }
    isSequence = !areBars || haveDigits
    lineHeight = texts.lineHeight
  }

  /// The labels below a plot in a room of a width; `margin` is what the numbers at its left take.
  func labels(in room: Double, behind margin: Double) -> AxisLabels {
    guard !shown.isEmpty else { return AxisLabels(plotWidth: room) }
    let place = Place(room: room, margin: margin, count: Double(labels.count), lineHeight: lineHeight)
    return row(shown, in: place)
      ?? lines(isSequence ? Self.mostSequenceLines : Self.mostLines, in: place)
      ?? (isSequence ? thinned(least: 2, in: place) : nil)
      ?? lines(Self.mostLines, hyphenates: true, in: place) ?? numbered(in: place) ?? thinned(least: 1, in: place)
      ?? first(in: place)
  }

  /// The room below a plot.
  private struct Place {
    /// The greatest width of the plot, in points.
    let room: Double
    /// How far texts can go beyond the left end of the plot, in points.
    let margin: Double
    /// How many values there are.
    let count: Double
    let lineHeight: Double

    /// The least gap between two texts, in points.
    var space: Double { lineHeight * 0.25 }
    /// The width for the text of each value, in points.
    var slot: Double { room / count - space }
    /// Where texts begin that may be below the lowest number, in points below the plot.
    var topBelowNumbers: Double { max(ChartTexts.gap, lineHeight / 2 + 2) }

    /// The middle of a value on a plot of a width.
    func middle(of index: Int, on width: Double) -> Double { (Double(index) + 0.5) * width / count }
  }

  private func placed(_ shown: (index: Int, text: TextBlock), _ frame: Rect) -> AxisLabels.Placed {
    AxisLabels.Placed(
      text: shown.text, name: "label", index: shown.index, origin: labels[shown.index].origin, frame: frame)
  }

  /// Texts on one line below their values; nil where they would touch each other.
  private func row(_ shown: [(index: Int, text: TextBlock)], in place: Place) -> AxisLabels? {
    guard let last = shown.last else { return nil }
    let widths = shown.map { $0.text.widths().maxContent.rounded(.up) }
    // The plot ends before its room does where the last text goes on behind the last value.
    let behind = place.count - Double(last.index) - 0.5
    let half = (widths.last ?? 0) / 2
    let width = min(place.room, (place.room - half) * place.count / (place.count - behind))
    guard width >= place.room * Self.leastPlotShare else { return nil }
    var lefts = zip(shown, widths).map { place.middle(of: $0.index, on: width) - $1 / 2 }
    lefts[0] = max(lefts[0], -place.margin)
    for index in lefts.indices.dropFirst() where lefts[index - 1] + widths[index - 1] + place.space > lefts[index] {
      return nil
    }
    guard lefts[0] + widths[0] <= place.room else { return nil }
    let top = lefts[0] < -ChartTexts.gap / 2 ? place.topBelowNumbers : ChartTexts.gap
    var labels = AxisLabels(plotWidth: width)
    // Where none is wider than the room of its value, each has all of that.
    let slot = width / place.count - place.space
    let haveSlots = widths.allSatisfy { $0 <= slot }
    for ((one, left), own) in zip(zip(shown, lefts), widths) {
      let frame =
        haveSlots
        ? Rect(x: place.middle(of: one.index, on: width) - slot / 2, y: top, width: slot, height: 0)
        : Rect(x: left, y: top, width: own, height: 0)
      let height = one.text.extent(in: frame.width).height
      labels.row.append(placed(one, Rect(origin: frame.origin, size: Size(width: frame.width, height: height))))
    }
    labels.height = labels.row.reduce(0) { max($0, $1.frame.maxY) }
    return labels
  }

  /// All labels on so many lines at most; nil where there are more, or a word is wider than the room of its value.
  private func lines(_ most: Int, hyphenates: Bool = false, in place: Place) -> AxisLabels? {
    let width = place.slot
    guard width > 0 else { return nil }
    var result = AxisLabels(plotWidth: place.room)
    for one in shown {
      guard hyphenates && hasLongWords(one.index) || one.text.widths().minContent <= width else { return nil }
      let lines = one.text.lines(in: width)
      guard lines.lineCount <= most, lines.brokenWords(in: 0..<lines.lineCount).isEmpty else { return nil }
      let left = place.middle(of: one.index, on: place.room) - width / 2
      result.row.append(placed(one, Rect(x: left, y: ChartTexts.gap, width: width, height: lines.height)))
    }
    result.height = result.row.reduce(0) { max($0, $1.frame.maxY) }
    return result
  }

  /// Whether a label has a word long enough to be hyphenated below a value: nobody reads the halves of a short one.
  private func hasLongWords(_ index: Int) -> Bool {
    labels[index].text.split(separator: " ").contains { $0.count >= Self.longWord }
  }

  /// The label of every second value, or every third, and so on: as many as have room, `least` or more of them. A step
  /// that ends at the last label is better than one a little shorter.
  private func thinned(least: Int, in place: Place) -> AxisLabels? {
    guard shown.count > 1 else { return nil }
    var found: (step: Int, labels: AxisLabels)?
    for step in 2...shown.count {
      if let found, step > found.step + found.step / 2 { break }
      let endsAtLast = (shown.count - 1) % step == 0
      guard found == nil || endsAtLast else { continue }
      let kept = stride(from: 0, to: shown.count, by: step).map { shown[$0] }
      guard kept.count >= least else { break }
      guard var labels = row(kept, in: place) else { continue }
      labels.ticks = kept.map(\.index)
      found = (step, labels)
      if endsAtLast { break }
    }
    return found?.labels
  }

  /// Numbers below the values, and the labels in a list.
  private func numbered(in place: Place) -> AxisLabels? {
    guard labels.count > 1, labels.count <= Self.mostNumbers else { return nil }
    func number(_ index: Int) -> TextBlock {
      texts.number(
        texts.formats.number(Double(index + 1), fractionDigits: 0...0), weight: 600, color: "label", isCentered: true)
    }
    guard var result = row(shown.map { ($0.index, number($0.index)) }, in: place) else { return nil }
    for index in result.row.indices {
      result.row[index].name = "index"
      result.row[index].origin = nil
    }
    let key = ChartLegend(
      shown.map { one in
        ChartLegend.Entry(
          index: one.index, label: labels[one.index], text: texts.text(labels[one.index]),
          sign: .number(number(one.index)))
      }, lineHeight: lineHeight)
    result.key = key
    result.height += AxisLabels.keyGap + key.height(in: place.margin + place.room)
    return result
  }

  /// The first label alone, on as many lines as it needs.
  private func first(in place: Place) -> AxisLabels {
    let (one, width) = (shown[0], place.room)
    let height = one.text.extent(in: width).height
    var result = AxisLabels(plotWidth: width)
    result.row = [placed(one, Rect(x: 0, y: ChartTexts.gap, width: width, height: height))]
    if labels.count > 1 { result.ticks = [one.index] }
    result.height = ChartTexts.gap + height
    return result
  }
}
