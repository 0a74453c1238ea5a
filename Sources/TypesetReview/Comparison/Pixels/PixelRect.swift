import Typeset

/// An upright rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  /// The columns it covers.
  package var columns: Range<Int>
  /// The rows it covers.
  package var rows: Range<Int>

  /// Creates a rectangle from the columns and rows it covers.
  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// All pixels that a rectangle in points touches.
  package init(_ rect: Rect, scale: Double) {
    func outer(_ low: Double, _ high: Double) -> Range<Int> {
      let bounds = (-1e6...1e6)
      func clamped(_ value: Double) -> Int { Int(min(max(value, bounds.lowerBound), bounds.upperBound)) }
      let start = clamped((low * scale + 1e-6).rounded(.down))
      return start..<max(start, clamped((high * scale - 1e-6).rounded(.up)))
    }
    self.init(columns: outer(rect.minX, rect.maxX), rows: outer(rect.minY, rect.maxY))
  }
}

/// Differing pixels that stand together.
package struct PixelRegion: Hashable, Sendable {
  /// The least rectangle that holds them.
  package var bounds: PixelRect
  /// How many they are.
  package var pixels: Int

  /// The left edge.
  package var x: Int { bounds.columns.lowerBound }
  /// The top edge.
  package var y: Int { bounds.rows.lowerBound }
  /// The extent to the right.
  package var width: Int { bounds.columns.count }
  /// The extent down.
  package var height: Int { bounds.rows.count }
}
