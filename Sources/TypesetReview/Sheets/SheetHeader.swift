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
