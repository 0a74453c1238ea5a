/// Rectangles on a page by their heights, so that those near a place are found without a look at all others.
struct PlaceIndex {
  /// The height of a row, in points.
  private static let height = 32.0
  /// In how many rows a rectangle is listed; one that is in more of them is tall.
  private static let mostRows = 64

  private var rows: [Int: [Rect]] = [:]
  /// Those that would be in too many rows.
  private var tall: [Rect] = []

  /// The index of some rectangles.
  init(_ rectangles: [Rect] = []) {
    for rectangle in rectangles { append(rectangle) }
  }

  /// Adds a rectangle.
  mutating func append(_ rectangle: Rect) {
    guard let range = Self.rows(of: rectangle), range.count <= Self.mostRows else {
      tall.append(rectangle)
      return
    }
    for row in range { rows[row, default: []].append(rectangle) }
  }

  /// Whether one of the rectangles overlaps another and satisfies a condition.
  func overlaps(_ place: Rect, where counts: (Rect) -> Bool = { _ in true }) -> Bool {
    func isHit(_ rectangle: Rect) -> Bool { rectangle.overlaps(place) && counts(rectangle) }
    if tall.contains(where: isHit) { return true }
    guard let range = Self.rows(of: place), range.count <= Self.mostRows else {
      return rows.values.contains { $0.contains(where: isHit) }
    }
    return range.contains { rows[$0]?.contains(where: isHit) ?? false }
  }

  /// The rows that a rectangle is in; nil for one that is not on a page.
  private static func rows(of rectangle: Rect) -> ClosedRange<Int>? {
    let (top, bottom) = ((rectangle.minY / height).rounded(.down), (rectangle.maxY / height).rounded(.down))
    guard top >= -1e9, top <= bottom, bottom <= 1e9 else { return nil }
    return Int(top)...Int(bottom)
  }
}
