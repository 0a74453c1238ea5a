/// The drawings of a page by their height on it, so that those over a place are found without passing all by.
struct DrawingBands {
  /// The height of a band, in points.
  private static let height = 64.0

  /// The indices of the drawings in each band, in order.
  private var bands: [Int: [Int]] = [:]

  init(_ drawings: [CheckedDrawing]) {
    for (index, drawing) in drawings.enumerated() where !drawing.bounds.isEmpty {
      for band in Self.bands(of: drawing.bounds) { bands[band, default: []].append(index) }
    }
  }

  /// The indices of the drawings from `first` on that are at the height of a box, in order.
  func drawings(over box: Rect, from first: Int) -> [Int] {
    let found = Self.bands(of: box).flatMap { band in (bands[band] ?? []).reversed().prefix { $0 >= first } }
    return Set(found).sorted()
  }

  private static func bands(of box: Rect) -> ClosedRange<Int> {
    func band(_ y: Double) -> Int { Int(min(max(y / height, -100_000), 100_000).rounded(.down)) }
    return band(box.minY)...band(box.maxY)
  }
}
