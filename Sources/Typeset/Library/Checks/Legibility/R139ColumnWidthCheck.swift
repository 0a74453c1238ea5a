/// Finds columns of text that are too narrow to read: less than 12 em wide, in a grid that has several (R139).
///
/// Only text of three lines or more on a screen counts, and only where fewer columns would make it wider. A grid is
/// reported once, with its narrowest text.
enum R139ColumnWidthCheck: PageCheck {
  static let rule = Rule(139)

  /// The least width of a column of text, in type sizes.
  private static let leastWidth = 12.0

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    for (grid, width) in narrowest(on: page) {
      log.add(
        .warning, at: grid, "a column of text is only \(PointText.text(width)) em wide",
        remedy: "use fewer columns, or min-column with at least \(Int(leastWidth * 17)) points"
      ) {
        $0.measured = "\(PointText.text(width)) em"
        $0.required = "\(Int(leastWidth)) em"
        $0.severity = leastWidth / max(width, 0.1)
      }
    }
  }

  /// The grids that have a column of text that is too narrow, each with the width of the narrowest in em.
  private static func narrowest(on page: CheckedPage) -> [(grid: CheckedElement, width: Double)] {
    var places: [Int: Int] = [:]
    var found: [(grid: CheckedElement, width: Double)] = []
    for element in page.elements where !element.lineRange.isEmpty {
      let lines = page.lines(of: element)
      guard lines.count >= 3, let size = lines.first?.line.fontSize, element.frame.width < leastWidth * size,
        let grid = page.ancestors(of: element).first(where: { $0.name == .grid }),
        grid.frame.width >= leastWidth * size, grid.frame.width >= element.frame.width * 1.8,
        !element.gives(Common.width), !element.gives(Common.maxWidth)
      else { continue }
      let width = element.frame.width / size
      let reported = element.silences(rule, in: grid) ? element : grid
      if let place = places[reported.index] {
        found[place].width = min(found[place].width, width)
      } else {
        places[reported.index] = found.count
        found.append((reported, width))
      }
    }
    return found
  }
}
