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
    let edges = AlignedEdges(page.frame)
    check(edges.starts, aspect: "start", verb: "begins", page, &log)
    check(edges.ends, aspect: "end", verb: "ends", page, &log)
  }

  private static func check(
    _ edges: [AlignedEdges.Edge], aspect: String, verb: String, _ page: CheckedPage, _ log: inout FaultLog
  ) {
    for column in AlignedEdges.columns(of: edges) {
      let edges = edges.filter { $0.column == column }
      for miss in R083Alignment.nearMisses(of: edges.map(\.x)) {
        let element = page.elements[edges[miss.edge].element]
        let others = miss.count == 1 ? "another element" : "\(miss.count) others"
        log.add(
          .advice, at: element,
          "<\(element.element.name)> \(verb) \(PointText.text(miss.distance)) points beside the edge of \(others)",
          remedy: "align it with them, or move it farther away", aspect: aspect
        ) {
          $0.measured = "\(PointText.text(miss.distance)) pt"
          $0.required = "0 pt, or more than 3 pt"
          $0.severity = miss.distance
        }
      }
    }
  }
}
