import Typeset

extension Double {
  /// The number with two decimals. What stands in the middle goes up, also where an error of the machine's put it a little lower.
  var hundredths: Double { (self * 100 + 0.500001).rounded(.down) / 100 }
}

extension Point {
  /// Both coordinates with two decimals.
  var hundredths: Point { Point(x: x.hundredths, y: y.hundredths) }
}

extension Size {
  /// Both extents with two decimals.
  var hundredths: Size { Size(width: width.hundredths, height: height.hundredths) }
}

extension Rect {
  /// All four numbers with two decimals.
  var hundredths: Rect { Rect(origin: origin.hundredths, size: size.hundredths) }

  /// A place counted from `base`, with two decimals, as a place on the page.
  func placed(from base: Point) -> Rect {
    let local = hundredths
    return Rect(origin: (base + local.origin).hundredths, size: local.size)
  }

  /// A place on the page counted from `base`.
  func counted(from base: Point) -> Rect {
    Rect(origin: Point(x: minX - base.x, y: minY - base.y).hundredths, size: size)
  }
}
