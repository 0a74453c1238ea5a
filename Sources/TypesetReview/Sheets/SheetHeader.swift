import Typeset

/// The header of every page of a sheet: its title, its axes, and the page number.
struct SheetHeader {
  /// The title.
  let title: String
  private let words: SheetText
  private let type: AnnotationType
  private let colors: AnnotationColors

  /// The header of a sheet.
  init(
    _ cells: [SheetCell], request: SheetOptions, varying: [SheetAxis], width: Double, type: AnnotationType,
    colors: AnnotationColors
  ) {
    title = request.title ?? Self.title(of: cells)
    self.type = type
    self.colors = colors
    let width = max(width, SheetMetrics.leastPageWidth - 2 * SheetMetrics.margin) - Self.numberWidth
    var words = SheetText(type.words(title, size: 28, weight: 600, color: colors.ink, width: width))
    let summary = Self.summary(of: cells, varying: varying)
    if !summary.isEmpty { words.add(type.words(summary, size: 15, color: colors.quietInk, width: width), gap: 2) }
    self.words = words
  }

  /// The height of the header, in points.
  var height: Double { words.size.height }

  /// The least room from side to side that it takes, in points.
  var width: Double { max(words.size.width + Self.numberWidth, SheetMetrics.leastPageWidth - 2 * SheetMetrics.margin) }

  private static let numberWidth = 80.0

  /// The header of a page; only the first is read aloud.
  func items(page: Int, of count: Int, width: Double, at corner: Point) -> [FrameItem] {
    var items = [
      page == 1
        ? words.item(.h1, id: "sheet/title", role: .heading, at: corner, level: 1, outline: title)
        : words.repeated(at: corner)
    ]
    if count > 1 {
      let number = SheetText(type.words("\(page) of \(count)", size: 15, color: colors.quietInk))
      items.append(number.repeated(at: Point(x: corner.x + width - number.size.width, y: corner.y + 8)))
    }
    return items
  }

  /// The title of one document, or the names of several.
  private static func title(of cells: [SheetCell]) -> String {
    var names: [String] = []
    for cell in cells where !names.contains(cell.documentName) { names.append(cell.documentName) }
    if names.count == 1 { return cells[0].documentTitle ?? names[0] }
    let last = names.count > 4 ? "\(names.count - 3) more" : names.removeLast()
    return "\(names.prefix(names.count > 4 ? 3 : names.count).joined(separator: ", ")) and \(last)"
  }

  /// The axes of the sheet: `4 locales × 3 devices`.
  private static func summary(of cells: [SheetCell], varying: [SheetAxis]) -> String {
    varying.map { axis in
      let count = Set(cells.map { $0.key(axis) }).count
      return "\(count) \(axis.noun(count))"
    }.joined(separator: " × ")
  }
}

/// The legend at the end of a sheet: the meaning of its captions, and the guidelines that applied.
struct SheetLegend {
  private let type: AnnotationType
  private let colors: AnnotationColors
  private static let column = 330.0
  private static let gap = 28.0
  private static let numberWidth = 46.0
  private static let size = 12.0

  /// A legend in the type of a sheet.
  init(type: AnnotationType, colors: AnnotationColors) {
    self.type = type
    self.colors = colors
  }

  /// The legend in a width, from its corner, and its height in points.
  func items(for rules: Set<Rule>, mirrors: Bool, width: Double) -> (items: [FrameItem], height: Double) {
    let heading = SheetText(type.words("Legend", size: 17, weight: 600, color: colors.ink, width: width))
    var items = [heading.item(.h2, id: "sheet/legend", role: .heading, at: .zero, level: 2, outline: "Legend")]
    var y = heading.size.height + 6
    let meaning = SheetText(
      type.words(
        "Below each picture: its locale, its device and text size, other unusual settings, and the guidelines that applied.",
        size: Self.size, color: colors.quietInk, width: min(width, 640)))
    items.append(meaning.item(.p, id: "sheet/captions", role: .paragraph, at: Point(x: 0, y: y)))
    y += meaning.size.height + 12
    if mirrors {
      let swatches = mirrorItems(width: width, at: y)
      items += swatches.items
      y += swatches.height + 12
    }
    let table = ruleItems(RuleCatalogue.entries(of: rules), width: width, at: y)
    return (items + table.items, y + table.height)
  }

  /// The guidelines in as many columns as fit, read column by column.
  private func ruleItems(
    _ rules: [RuleEntry], width: Double, at top: Double
  ) -> (items: [FrameItem], height: Double) {
    guard !rules.isEmpty else { return ([], 0) }
    let count = max(1, min(Int((width + Self.gap) / (Self.column + Self.gap)), rules.count))
    let column = (width - Double(count - 1) * Self.gap) / Double(count)
    let perColumn = (rules.count + count - 1) / count
    var items: [FrameItem] = []
    var (y, bottom) = (top, top)
    for (index, entry) in rules.enumerated() {
      if index % perColumn == 0 { y = top }
      var text = SheetText(type.words(entry.rule.description, size: Self.size, weight: 600, color: colors.text))
      let words = type.words(
        entry.summary, size: Self.size, color: colors.quietInk, width: max(80, min(column, 420) - Self.numberWidth))
      text.put(words, at: Point(x: Self.numberWidth, y: 0))
      let corner = Point(x: Double(index / perColumn) * (column + Self.gap), y: y)
      items.append(text.item(.p, id: "sheet/\(entry.rule)", role: .paragraph, at: corner))
      y += text.size.height + 4
      bottom = max(bottom, y - 4)
    }
    return (items, bottom - top)
  }

  /// The colours of mirrored panels.
  private func mirrorItems(width: Double, at top: Double) -> (items: [FrameItem], height: Double) {
    let entries: [(color: Color, words: String)] = [
      (MirrorPanel.shared, "Mirrored panels: in both pictures, so it mirrors with the layout"),
      (MirrorPanel.faded(MirrorPanel.leftToRight), "only in the left-to-right picture"),
      (
        MirrorPanel.faded(MirrorPanel.rightToLeft),
        "only in the right-to-left picture: it kept its direction, or its contents differ"
      ),
    ]
    var items: [FrameItem] = []
    var y = top
    for (index, entry) in entries.enumerated() {
      let text = SheetText(
        type.words(entry.words, size: Self.size, color: colors.quietInk, width: min(width, 640) - 24))
      let box = Rect(x: 0, y: y + 3, width: 16, height: 11)
      items.append(.group(.annotation([.path(PathItem(path: Path(box, radius: 2), fill: entry.color))])))
      items.append(text.item(.p, id: "sheet/mirror\(index + 1)", role: .paragraph, at: Point(x: 24, y: y)))
      y += text.size.height + 3
    }
    return (items, y - 3 - top)
  }
}
