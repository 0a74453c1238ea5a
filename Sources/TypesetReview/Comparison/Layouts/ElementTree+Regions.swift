import Typeset

extension ElementTree {
  /// The most regions whose elements are looked for.
  private static let mostRegions = 64

  /// For each of the first regions the smallest element on which its middle lies, `button "save"`; empty where there is none.
  func names(under regions: [PixelRegion], scale: Double) -> [String] {
    regions.prefix(Self.mostRegions).map { region in
      let middle = Point(
        x: (Double(region.x) + Double(region.width) / 2) / scale,
        y: (Double(region.y) + Double(region.height) / 2) / scale)
      let found = nodes.filter { !$0.record.id.isEmpty && $0.record.frame.holds(middle) }
      return found.min { $0.record.frame.area < $1.record.frame.area }?.record.subject ?? ""
    }
  }
}

extension Rect {
  /// How large it is, in square points.
  fileprivate var area: Double { width * height }

  /// Whether a place lies in it.
  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
