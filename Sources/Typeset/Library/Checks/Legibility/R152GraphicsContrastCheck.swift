/// Finds icons and controls that do not stand out from what lies under them: less than 3:1 (R152, WCAG 2.2, 1.4.11).
///
/// Of an icon, the part with the most contrast counts; icons in full colour are pictures. The state of a slider, a
/// progress bar and a pager has to be seen in one of its parts. Each sign of a control counts by itself: the triangle
/// of a player, the icons at the ends of a slider, the arrow of a button that has no words. Stars and switches carry
/// their state in their shape too and are left alone, and so is what cannot be used or is decoration. Every bar and
/// every share of a chart has to be seen, and of a line or an area the line; a chart has one finding, for the weakest.
enum R152GraphicsContrastCheck: PageCheck {
  static let rule = Rule(152)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for element in page.elements where !page.isExemptFromContrast(element.index) {
      guard let best = weakness(of: element, on: page), best.ratio < ContrastLimit.graphics.ratio else { continue }
      let limit = ContrastLimit.graphics
      log.add(
        .error, at: element,
        "\(best.subject) has too little contrast: \(best.color.over(best.ground).hex) on \(best.ground.hex)",
        remedy: Palette.advice(instead: best.color, on: best.ground, limit: limit, in: page.appearance(of: element))
      ) {
        $0.measured = limit.text(of: best.ratio)
        $0.required = limit.text
        $0.severity = limit.ratio / best.ratio
      }
    }
  }

  /// What is seen of an element, or of a sign of it, on what lies under it.
  private struct Contrast {
    var subject: String
    var ratio: Double
    var color: Color
    var ground: Color
  }

  /// The contrast that decides about an element: that of the whole, or of its weakest sign; nil for one that is not
  /// meant.
  private static func weakness(of element: CheckedElement, on page: CheckedPage) -> Contrast? {
    let name = "<\(element.element.name)>"
    if element.name == .chart { return weakestMark(of: element, on: page, as: name) }
    let signs = signs(of: element, on: page).compactMap { sign in
      bestContrast(of: sign, on: page, as: "the \(sign.element.name) of \(name)")
    }
    let whole = carriesMeaning(element) ? bestContrast(of: element, on: page, as: name) : nil
    return (signs + [whole].compactMap(\.self)).min { $0.ratio < $1.ratio }
  }

  /// Whether what an element means is seen in the one of its parts that stands out most.
  private static func carriesMeaning(_ element: CheckedElement) -> Bool {
    switch element.name {
    case .icon, .slider, .progress, .pager: true
    default: false
    }
  }

  /// The parts of a control that each mean something by themselves. An arrow has the colour of the words beside it, of
  /// which R151 speaks.
  private static func signs(of element: CheckedElement, on page: CheckedPage) -> [CheckedElement] {
    let names: Set<String>
    switch element.name {
    case .player: names = ["rewind", "play", "forward"]
    case .media: names = ["skip-back", "play", "pause", "skip-forward"]
    case .calendar, .datePicker: names = ["previous", "next"]
    case .slider: names = ["min-icon", "max-icon"]
    case .stepper: names = ["minus", "plus"]
    case .alignPicker: names = ["segment"]
    case .item: names = [RowMark.Kind.checkmark.rawValue]
    case .back, .next, .previous, .direction: names = element.lineRange.isEmpty ? ["chevron", "arrow"] : []
    default: return []
    }
    return page.elements[element.index + 1..<element.end].filter {
      $0.parent == element.index && names.contains($0.element.name)
    }
  }

  /// The bar or the share with the least contrast to what lies under the chart, or the line of it; nil on a picture.
  private static func weakestMark(of chart: CheckedElement, on page: CheckedPage, as subject: String) -> Contrast? {
    guard let marks = page.descendants(of: chart).first(where: { $0.element.name == ChartElement.marks }),
      let plot = marks.parent.map({ page.elements[$0] })
    else { return nil }
    let isLine = chart[ChartElement.kind] == .line || chart[ChartElement.kind] == .area
    var found: Contrast?
    for index in isLine ? marks.drawingRange.prefix(1) : marks.drawingRange {
      let drawing = page.drawings[index]
      guard case .path(let item) = drawing.shape, let color = item.fill ?? item.stroke?.color, !drawing.bounds.isEmpty
      else { continue }
      guard case .plain(let ground) = page.ground(under: drawing.bounds, below: plot.drawingRange.lowerBound) else {
        return nil
      }
      let ratio = color.contrast(on: ground)
      if ratio < found?.ratio ?? .infinity {
        found = Contrast(subject: subject, ratio: ratio, color: color, ground: ground)
      }
    }
    return found
  }

  /// The part of an element with the most contrast to what lies under it; nil if it has pictures, or lies on one.
  private static func bestContrast(of element: CheckedElement, on page: CheckedPage, as subject: String) -> Contrast? {
    var best: Contrast?
    for index in element.drawingRange {
      let drawing = page.drawings[index]
      guard case .path(let item) = drawing.shape, !item.isFullColor else { return nil }
      guard let color = item.fill ?? item.stroke?.color, !drawing.bounds.isEmpty else { continue }
      guard case .plain(let ground) = page.ground(under: drawing.bounds, below: element.drawingRange.lowerBound) else {
        return nil
      }
      let ratio = color.contrast(on: ground)
      if ratio > best?.ratio ?? 0 { best = Contrast(subject: subject, ratio: ratio, color: color, ground: ground) }
    }
    return best
  }
}
