/// A text of which a part is hidden: cut off by an edge, or under the letters of another text.
///
/// R087 reports it at the usual text size, where the device is the reason, R134 at every other one.
struct HiddenText {
  /// What a finding is about: the text, or the chart, table or list that it is in.
  let element: CheckedElement
  /// What is wrong, without the text size.
  let message: String
  /// What to do about it.
  let remedy: String
  /// How it is hidden: `clipped` or `overlap`.
  let aspect: String
  /// How much is seen and how much there is, or how far letters reach into each other.
  let measured: String, required: String
  /// How many points are hidden.
  let severity: Double

  private init(_ clipped: ClippedLine, on page: CheckedPage, for rule: Rule) {
    element = page.whole(of: page.elements[clipped.line.element], for: rule)
    message = "text is clipped: \(quoted(clipped.line.text.shortened(to: 40)))"
    aspect = "clipped"
    let isLow = clipped.ink.height - clipped.visible.height >= clipped.ink.width - clipped.visible.width
    let (seen, whole) =
      isLow ? (clipped.visible.height, clipped.ink.height) : (clipped.visible.width, clipped.ink.width)
    let words = isLow ? "high" : "wide"
    measured = "\(PointText.text(max(0, seen))) pt \(words)"
    required = "\(PointText.text(whole)) pt \(words)"
    severity = clipped.hiddenLength
    if element.name == .chart {
      remedy = Self.chartRemedy
    } else if let clipper = clipped.clipper {
      remedy =
        clipper.givesExtent
        ? "remove the width and the height of <\(clipper.element.name)>, or make room in it"
        : "make <\(clipper.element.name)> larger, or the text in it shorter"
    } else if page.frame.source.attributes[ScreenElement.scroll] {
      remedy = "move it to where the screen shows it"
    } else {
      remedy = "let the screen scroll with scroll=\"yes\", or make room"
    }
  }

  private init(_ overlap: OverlappingLines, on page: CheckedPage, for rule: Rule) {
    let (first, second) = (overlap.first.text.shortened(to: 30), overlap.second.text.shortened(to: 30))
    element = page.whole(of: page.elements[overlap.second.element], for: rule)
    let other = page.whole(of: page.elements[overlap.first.element], for: rule)
    let isInOne = element.isWhole && other.index == element.index
    message =
      isInOne
      ? "texts of <\(element.element.name)> overlap: \(quoted(second)) and \(quoted(first))"
      : "text overlaps another: \(quoted(second)) and \(quoted(first))"
    remedy = element.name == .chart ? Self.chartRemedy : "remove fixed heights, or make room"
    aspect = "overlap"
    measured = "\(PointText.text(overlap.depth)) pt"
    required = "0 pt"
    severity = overlap.depth
  }

  /// What helps a chart, whose texts have no places of their own.
  static let chartRemedy = "make the chart wider or higher, or give it fewer or shorter labels"

  /// The hidden texts of a page; `known` has the indices of elements that are reported already.
  ///
  /// Where contents are too high for their screen, what the edge cuts off and what lies in a bar belongs to that.
  static func all(on page: CheckedPage, for rule: Rule, known: Set<Int>) -> [HiddenText] {
    let overflows = page.overflow != nil
    let clipped = page.clippedLines(for: rule).filter { $0.clipper != nil || !overflows }
    let overlaps = page.overlappingLines(for: rule).filter { overlap in
      !overflows || [overlap.first, overlap.second].allSatisfy { page.bar(of: page.elements[$0.element]) == nil }
    }
    let texts =
      clipped.map { HiddenText($0, on: page, for: rule) } + overlaps.map { HiddenText($0, on: page, for: rule) }
    return texts.filter { !known.contains($0.element.index) }
  }
}

extension FaultLog {
  /// Adds a hidden text as an error.
  mutating func add(_ text: HiddenText) {
    add(.error, at: text.element, text.message, remedy: text.remedy, aspect: text.aspect) {
      $0.measured = text.measured
      $0.required = text.required
      $0.severity = text.severity
    }
  }
}

extension CheckedElement {
  /// Whether its author gives it a width or a height in points.
  fileprivate var givesExtent: Bool {
    [Common.width, Common.height, Common.maxWidth, Common.maxHeight].contains { self[$0]?.points != nil }
  }
}
