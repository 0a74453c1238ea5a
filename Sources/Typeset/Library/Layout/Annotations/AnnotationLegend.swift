/// One sign of the annotations and what it means.
struct LegendEntry {
  /// What it means.
  let words: String
  /// The number of the guideline behind it; nil for none.
  let rule: Rule?
  /// The colour of that number.
  let color: Color?
  /// Draws the sign in a box of 16 × 10 points whose corner is given; nil where the number is the sign.
  let sign: ((Point) -> [FrameItem])?

  /// A sign that no guideline is behind.
  init(_ words: String, sign: @escaping (Point) -> [FrameItem]) {
    self.words = words
    rule = nil
    color = nil
    self.sign = sign
  }

  /// A guideline, in the words of the catalogue.
  init(_ rule: Rule, color: Color, sign: ((Point) -> [FrameItem])? = nil) {
    words = RuleCatalogue[rule].summary
    self.rule = rule
    self.color = color
    self.sign = sign
  }
}

/// The strip below a page: what was drawn over it and what it means, in as many columns as fit.
struct AnnotationLegend {
  private let entries: [LegendEntry]
  private let title: String
  private let type: AnnotationType
  private let colors: AnnotationColors
  private static let signWidth = 24.0
  private static let columnWidth = 190.0
  private static let gap = 16.0
  private static let spacing = 4.0

  init(_ entries: [LegendEntry], title: String, type: AnnotationType, colors: AnnotationColors) {
    self.entries = entries
    self.title = title
    self.type = type
    self.colors = colors
  }

  /// The strip in a width, and its height; in points, from its corner.
  func items(in width: Double) -> (items: [FrameItem], height: Double) {
    let heading = type.words(title, size: 9, weight: 600, color: colors.ink, width: width)
    var items = [heading.item(at: .zero)]
    let count = max(1, min(entries.count, Int((width + Self.gap) / (Self.columnWidth + Self.gap)), 4))
    let column = (width - Double(count - 1) * Self.gap) / Double(count)
    let rows = entries.map { row($0, width: column) }
    let top = heading.size.height + 6
    var bottom = top
    let perColumn = (rows.count + count - 1) / max(1, count)
    for index in 0..<count {
      var y = top
      for row in rows.dropFirst(index * perColumn).prefix(perColumn) {
        let corner = Point(x: Double(index) * (column + Self.gap), y: y)
        items.append(.group(FrameGroup(origin: corner, meaning: .annotation, items: row.items)))
        y += row.height + Self.spacing
      }
      bottom = max(bottom, y - Self.spacing)
    }
    return (items, entries.isEmpty ? heading.size.height : bottom)
  }

  private func row(_ entry: LegendEntry, width: Double) -> (items: [FrameItem], height: Double) {
    let number = entry.rule.map { $0.description }
    let showsNumber = entry.sign == nil
    let text = showsNumber ? entry.words : [entry.words, number].compactMap { $0 }.joined(separator: ", ")
    let words = type.words(text, size: 8, color: colors.quietInk, width: max(40, width - Self.signWidth))
    var items = [words.item(at: Point(x: Self.signWidth, y: 0))]
    let line = type.words(number ?? "R", size: 8, weight: 600, color: entry.color ?? colors.ink)
    if let sign = entry.sign { items += sign(Point(x: 0, y: (line.size.height - 10) / 2)) }
    if showsNumber { items.append(line.item(at: .zero)) }
    return (items, max(words.size.height, 10))
  }
}
