/// The edges that contents share (R083): a line over all elements on it, and a dashed one where an edge nearly misses
/// another.
enum GridAnnotation {
  /// How far a line reaches beyond the elements on it, in points.
  private static let reach = 6.0
  private static let width = 0.75

  static func draw(_ frame: Frame, into marks: inout AnnotationMarks, colors: AnnotationColors) -> [LegendEntry] {
    let edges = AlignedEdges(frame)
    var (shared, missed) = (0, 0)
    for edges in [edges.starts, edges.ends] {
      for column in AlignedEdges.columns(of: edges) {
        let edges = edges.filter { $0.column == column }
        let misses = R083Alignment.nearMisses(of: edges.map(\.x))
        let missing = Set(misses.map(\.edge))
        for line in R083Alignment.lines(of: edges.map(\.x)) {
          let members = line.members.filter { !missing.contains($0) }
          guard members.count > 1 else { continue }
          marks.lines.append(solid(at: line.position, over: members.map { edges[$0] }, marks.page, colors.grid))
          shared += 1
        }
        for miss in misses {
          marks.lines.append(dashed(edges[miss.edge], marks.page, colors.loss))
          missed += 1
        }
      }
    }
    return legend(shared: shared, missed: missed, colors)
  }

  private static func solid(at x: Double, over edges: [AlignedEdges.Edge], _ page: Rect, _ color: Color) -> FrameItem {
    let top = max(page.minY, (edges.map(\.top).min() ?? 0) - reach)
    let bottom = min(page.maxY, (edges.map(\.bottom).max() ?? 0) + reach)
    return .path(
      PathItem(path: Path(Rect(x: x - width / 2, y: top, width: width, height: max(0, bottom - top))), fill: color))
  }

  private static func dashed(_ edge: AlignedEdges.Edge, _ page: Rect, _ color: Color) -> FrameItem {
    let top = Point(x: edge.x, y: max(page.minY, edge.top - reach))
    let bottom = Point(x: edge.x, y: min(page.maxY, edge.bottom + reach))
    return .path(
      PathItem(path: .dashes(from: top, to: bottom, dash: 3, gap: 2), stroke: Stroke(color: color, width: width)))
  }

  private static func legend(shared: Int, missed: Int, _ colors: AnnotationColors) -> [LegendEntry] {
    let middle = { (corner: Point) in Point(x: corner.x + 8, y: corner.y) }
    let edge = { (corner: Point) in
      AlignedEdges.Edge(element: 0, x: corner.x + 8, top: corner.y + reach, bottom: corner.y + 10 - reach, column: nil)
    }
    var entries: [LegendEntry] = []
    if shared > 0 {
      entries.append(
        LegendEntry(shared == 1 ? "an edge that elements share" : "\(shared) edges that elements share") { corner in
          [
            .path(
              PathItem(
                path: Path(Rect(origin: middle(corner), size: Size(width: width, height: 10))), fill: colors.grid))
          ]
        })
    }
    if missed > 0 {
      entries.append(
        LegendEntry("\(missed == 1 ? "an edge" : "\(missed) edges") 1 to 3 points beside another, R083") { corner in
          [dashed(edge(corner), Rect(origin: corner, size: Size(width: 16, height: 10)), colors.loss)]
        })
    }
    return entries
  }
}
