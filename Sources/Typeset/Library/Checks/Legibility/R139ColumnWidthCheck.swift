/// Finds columns of text that are too narrow to read: less than 12 em wide, in a grid that has several (R139).
///
/// Only text of three lines or more on a screen counts, and only where fewer columns would make it wider.
enum R139ColumnWidthCheck: PageCheck {
  static let rule = Rule(139)

  /// The least width of a column of text, in type sizes.
  private static let leastWidth = 12.0

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    for element in page.elements where !element.lineRange.isEmpty {
      let lines = page.lines(of: element)
      guard lines.count >= 3, let size = lines.first?.line.fontSize, element.frame.width < leastWidth * size,
        let grid = page.ancestors(of: element).first(where: { $0.name == .grid }),
        grid.frame.width >= leastWidth * size, grid.frame.width >= element.frame.width * 1.8,
        !element.gives(Common.width), !element.gives(Common.maxWidth)
      else { continue }
      log.add(
        .warning, at: element, "a column of text is only \(PointText.text(element.frame.width / size)) em wide",
        remedy: "use fewer columns, or min-column with at least \(Int(leastWidth * 17)) points"
      ) {
        $0.measured = "\(PointText.text(element.frame.width / size)) em"
        $0.required = "\(Int(leastWidth)) em"
        $0.severity = leastWidth * size / max(element.frame.width, 1)
      }
    }
  }
}
