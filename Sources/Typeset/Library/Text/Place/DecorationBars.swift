/// Bars that grow while neighbours continue them at the same height in the same colour, so that no seam shows.
struct DecorationBars {
  private struct Bar {
    var rect: Rect
    var color: Color
  }

  /// What bars that may become one have in common.
  private struct Kind: Hashable {
    var color: Color
    var y: Double
    var height: Double
  }

  private var bars: [Bar] = []
  /// The latest bar of each kind, as an index.
  private var latest: [Kind: Int] = [:]

  /// The bars as they are drawn.
  var items: [FrameItem] { bars.map { .path(PathItem(path: Path($0.rect), fill: $0.color)) } }

  /// Adds a bar on the right of those of its kind, in points.
  mutating func add(_ rect: Rect, _ color: Color) {
    let kind = Kind(color: color, y: rect.minY, height: rect.height)
    if let last = latest[kind], abs(bars[last].rect.maxX - rect.minX) < 0.001 {
      bars[last].rect.size.width = rect.maxX - bars[last].rect.minX
    } else {
      latest[kind] = bars.count
      bars.append(Bar(rect: rect, color: color))
    }
  }
}
