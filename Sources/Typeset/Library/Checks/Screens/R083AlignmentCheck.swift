/// Advises on edges that are nearly aligned: 1 to 3 points off the edge of others in the same column (R083).
///
/// Compared are the edges at which reading starts, and of what fills its container or has a width of its own also those
/// at which it ends: of what lies below each other, in whatever containers. Rows have the edges of their first and last
/// parts; grids, tables, overlays, galleries, rows of lists, lists with markers, bars and decoration have none, and
/// what is centred has none either. More than 3 points are taken for indentation. Of two edges, that of fewer elements
/// is reported. At larger text sizes the edges are the same.
enum R083AlignmentCheck: PageCheck {
  static let rule = R083Alignment.rule
  static let level = CheckLevel.advice

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    check(atStart: true, aspect: "start", verb: "begins", page, &log)
    check(atStart: false, aspect: "end", verb: "ends", page, &log)
  }

  private static func check(
    atStart isStart: Bool, aspect: String, verb: String, _ page: CheckedPage, _ log: inout FaultLog
  ) {
    for (element, miss) in misses(on: page, atStart: isStart) {
      let others = miss.count == 1 ? "another element" : "\(miss.count) others"
      log.add(
        .advice, at: element,
        "<\(element.element.name)> \(verb) \(PointText.words(miss.distance)) beside the edge of \(others)",
        remedy: "align it with them, or move it farther away", aspect: aspect
      ) {
        $0.measured = "\(PointText.text(miss.distance)) pt"
        $0.required = "0 pt, or more than 3 pt"
        $0.severity = miss.distance
      }
    }
  }

  /// The elements of a page whose edges where reading starts, or ends, are nearly aligned with others.
  static func misses(
    on page: CheckedPage, atStart isStart: Bool
  ) -> [(element: CheckedElement, miss: R083Alignment.NearMiss)] {
    let found = AlignedEdges(page.frame)
    let edges = isStart ? found.starts : found.ends
    return AlignedEdges.columns(of: edges).flatMap { column in
      let edges = edges.filter { $0.column == column }
      return R083Alignment.nearMisses(of: edges.map(\.x)).map { (page.elements[edges[$0.edge].element], $0) }
    }
  }
}
