/// An upright rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// The columns it covers.
  public var columns: Range<Int>
  /// The rows it covers.
  public var rows: Range<Int>

  /// Creates a rectangle from the columns and rows it covers.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// All pixels that a rectangle in points touches.
  public init(_ rect: Rect, scale: Double) {
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
public struct PixelRegion: Hashable, Sendable {
  /// The least rectangle that holds them.
  public var bounds: PixelRect
  /// How many they are.
  public var pixels: Int

  /// The left edge.
  public var x: Int { bounds.columns.lowerBound }
  /// The top edge.
  public var y: Int { bounds.rows.lowerBound }
  /// The extent to the right.
  public var width: Int { bounds.columns.count }
  /// The extent down.
  public var height: Int { bounds.rows.count }
}
