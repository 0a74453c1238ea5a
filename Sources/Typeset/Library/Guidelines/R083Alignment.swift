/// R083: edges are aligned, which eases scanning, or clearly apart, which shows hierarchy; what is 1 to 3 points off is
/// neither.
enum R083Alignment {
  static let rule = Rule(83)

  /// How far an edge is off that was meant to be aligned, in points.
  static let nearMiss = 1.0...3.0

  /// Edges of this distance are one, in points.
  private static let sameEdge = 0.5

  /// The distance from one edge to another, to a hundredth of a point, so that sums of fractions do not decide.
  static func distance(_ one: Double, _ other: Double) -> Double { (abs(one - other) * 100).rounded() / 100 }

  /// Edges that lie on one line.
  struct Line {
    /// Its place across the page, in points.
    let position: Double
    /// The indices of the edges on it, in order.
    fileprivate(set) var members: [Int]
  }

  /// The lines that edges lie on, by their place.
  static func lines(of edges: [Double]) -> [Line] {
    var lines: [Line] = []
    for index in edges.indices.sorted(by: { (edges[$0], $0) < (edges[$1], $1) }) {
      if let last = lines.indices.last, edges[index] - lines[last].position < sameEdge {
        lines[last].members.append(index)
      } else {
        lines.append(Line(position: edges[index], members: [index]))
      }
    }
    return lines.map { Line(position: $0.position, members: $0.members.sorted()) }
  }

  /// An edge that is nearly aligned with others.
  struct NearMiss {
    /// The index of the edge.
    let edge: Int
    /// How far it is off, in points.
    let distance: Double
    /// How many edges are on the line that it misses.
    let count: Int
  }

  /// The edges that miss a line with more edges than their own, or with as many that come first; in their order.
  static func nearMisses(of edges: [Double]) -> [NearMiss] {
    let lines = lines(of: edges)
    var misses: [NearMiss] = []
    for (index, line) in lines.enumerated() {
      // A line has few others within three points.
      let around = (max(0, index - 6)..<min(lines.count, index + 7)).map { lines[$0] }
      let missed = around.filter { other in
        nearMiss.contains(distance(line.position, other.position))
          && (other.members.count, line.members[0]) > (line.members.count, other.members[0])
      }
      guard let nearest = missed.max(by: { $0.members.count < $1.members.count }) else { continue }
      misses += line.members.map {
        NearMiss(
          edge: $0, distance: distance(line.position, nearest.position), count: nearest.members.count)
      }
    }
    return misses.sorted { $0.edge < $1.edge }
  }
}
