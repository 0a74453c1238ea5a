extension Line {
  /// The part of the paragraph that is seen: without the blanks that hang over the end of the line.
  var rangeWithoutHangingBlanks: Range<Int> {
    let range = range.clamped(to: paragraph.indices)
    var end = range.upperBound
    while end > range.lowerBound, isBlank(paragraph[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }
}

extension GlyphRun {
  /// The part of the run within a part of the paragraph, with its x and width from the enclosing origin, in points.
  func extent(within shown: Range<Int>) -> (text: Range<Int>, x: Double, width: Double) {
    let range = range.clamped(to: paragraph.indices)
    let text = range.clamped(to: shown)
    return (text, origin.x, width)
  }
}

private func isBlank(_ unit: UInt16) -> Bool {
  switch unit {
  case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
  default: false
  }
}
