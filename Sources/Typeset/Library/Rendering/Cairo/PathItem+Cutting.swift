extension PathItem {
  /// Whether some of its pixels change a little where Cairo draws only a part of it.
  ///
  /// Cairo leaves out the corners and curves of lines that are outside of what is drawn on, and what comes next begins
  /// elsewhere by a fraction of a pixel. Lines that run along the rows and columns consist of boxes.
  var isIndivisible: Bool {
    guard let stroke, stroke.width > 0 else { return false }
    var (start, point) = (Point.zero, Point.zero)
    var lineCount = 0
    var (hasCorners, isSloping) = (false, false)
    func add(_ end: Point) {
      isSloping = isSloping || point.x != end.x && point.y != end.y
      lineCount += 1
      hasCorners = hasCorners || lineCount > 1
      point = end
    }
    for step in path.steps {
      switch step {
      case .move(let end): (start, point, lineCount) = (end, end, 0)
      case .line(let end): add(end)
      case .curve: return true
      case .close: add(start)
      }
    }
    return hasCorners && (isSloping || stroke.join != .miter || stroke.cap == .round)
  }
}
