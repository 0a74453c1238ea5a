/// A place in points; x runs to the right, y down.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// The corner both coordinates count from.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a place from its coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place moved by another's coordinates.
  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Extent from left to right, in points.
  public var width: Double
  /// Extent from top to bottom, in points.
  public var height: Double

  /// Nothing at all.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Creates a rectangle from its corner and extent in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Creates a rectangle from its corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The extent to the right, in points.
  public var width: Double { size.width }
  /// The extent down, in points.
  public var height: Double { size.height }

  /// Whether both share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether it contains the other, edges included.
  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// The intersection; empty if there is none.
  package func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// Whether nothing is inside.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle moved to the right and down, in points.
  func moved(by distance: Point) -> Rect { Rect(origin: origin + distance, size: size) }

  /// The least rectangle that holds both.
  package func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle with every edge moved outwards, in points; inwards for a negative distance.
  package func expanded(by distance: Double) -> Rect { expanded(by: distance, distance) }

  /// The rectangle with its sides moved outwards by one distance, top and bottom by another, in points.
  func expanded(by horizontal: Double, _ vertical: Double) -> Rect {
    Rect(
      x: minX - horizontal, y: minY - vertical, width: max(0, width + 2 * horizontal),
      height: max(0, height + 2 * vertical))
  }
}

/// Distances from the four edges, in points; start and end follow the context (R053).
package struct Insets: Hashable, Sendable {
  /// Distance from the top edge.
  package var top: Double
  /// Distance from the edge where reading starts.
  package var start: Double
  /// Distance from the bottom edge.
  package var bottom: Double
  /// Distance from the edge where reading ends.
  package var end: Double

  /// No distance anywhere.
  package static let zero = Insets(all: 0)

  /// Creates insets from the four distances in points.
  package init(top: Double, start: Double, bottom: Double, end: Double) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
  }

  /// Creates insets with one distance on every edge.
  package init(all distance: Double) {
    self.init(top: distance, start: distance, bottom: distance, end: distance)
  }

  /// Start and end together, in points.
  package var horizontal: Double { start + end }
  /// Top and bottom together, in points.
  package var vertical: Double { top + bottom }
}

extension Rect {
  /// What is left inside distances from the edges.
  func inset(by insets: Insets, in layoutDirection: Direction) -> Rect {
    let width = max(0, width - insets.horizontal)
    return Rect(
      x: minX + layoutDirection.x(of: width, at: insets.start, in: self.width), y: minY + insets.top, width: width,
      height: max(0, height - insets.vertical))
  }
}
