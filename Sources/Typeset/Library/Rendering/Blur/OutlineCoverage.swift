/// How much of each pixel an outline covers, from 0 to 255.
struct OutlineCoverage {
  /// The values of the pixels, rows from the top.
  private(set) var values: [UInt32]
  private let width: Int
  private let height: Int

  /// Lines that a row of pixels is looked at along.
  private static let linesPerRow = 4
  /// Parts of a pixel in which ends of lines are counted.
  private static let partsPerPixel = 64.0
  /// Straight lines that stand for a curve.
  private static let piecesOfCurve = 16

  /// The coverage of a picture by an outline whose coordinates are pixels.
  init(of path: Path, width: Int, height: Int) {
    self.width = width
    self.height = height
    values = [UInt32](repeating: 0, count: width * height)
    let polygons = path.polylines(pieces: Self.piecesOfCurve).map(\.points)
    var above: [[Double]] = []
    for row in 0..<height {
      let lines = (0..<Self.linesPerRow).map { line in
        let y = Double(row) + (Double(line) + 0.5) / Double(Self.linesPerRow)
        return polygons.flatMap { Self.crossings(of: $0, at: y) }.sorted()
      }
      if lines == above {
        // Most rows of a box are like the one above.
        for column in row * width..<(row + 1) * width { values[column] = values[column - width] }
        continue
      }
      for crossings in lines {
        for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
          add(from: crossings[pair], to: crossings[pair + 1], in: row)
        }
      }
      above = lines
    }
    for index in values.indices { values[index] = min(255, values[index]) }
  }

  /// Where the edges of a polygon cross a horizontal line.
  private static func crossings(of points: [Point], at y: Double) -> [Double] {
    var crossings: [Double] = []
    for index in points.indices {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      guard (start.y <= y) != (end.y <= y) else { continue }
      crossings.append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
    }
    return crossings
  }

  /// Adds the part of a line between two places to the pixels of a row.
  private mutating func add(from start: Double, to end: Double, in row: Int) {
    let parts = Self.partsPerPixel
    let first = Int((max(0, min(Double(width), start)) * parts).rounded())
    let last = Int((max(0, min(Double(width), end)) * parts).rounded())
    var place = first
    while place < last {
      let pixel = place / Int(parts)
      let next = min(last, (pixel + 1) * Int(parts))
      values[row * width + pixel] += UInt32(next - place)
      place = next
    }
  }
}
