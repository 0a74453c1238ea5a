/// Blurs pictures by three means over neighbours, which come near to a normal distribution.
///
/// Everything is a sum of whole numbers, so every machine finds the same.
struct BoxBlur {
  /// Over how many neighbours in a row the mean is taken, an odd number.
  let size: Int

  /// How many passes there are along each axis.
  static let passes = 3

  /// How far a pixel is seen, in pixels.
  var reach: Int { Self.passes * (size - 1) / 2 }

  /// The standard deviation in pixels: that of a box is √((size² − 1) ÷ 12).
  var deviation: Double { (Double(Self.passes * (size * size - 1)) / 12).squareRoot() }

  /// By how much the sums of a blur along both axes are greater than the means.
  var weight: UInt32 {
    let side = UInt32(size * size * size)
    return side * side
  }

  /// Replaces values, rows from the top, by the sums over their neighbours; beyond the edges there are zeros.
  func sum(_ values: inout [UInt32], width: Int, height: Int) {
    guard size > 1, width > 0, height > 0 else { return }
    var sums = [UInt32](repeating: 0, count: values.count)
    for _ in 0..<Self.passes {
      // Along rows, then along columns: a row at a time either way, as they are in memory.
      sumRows(of: values.span, into: &sums, width: width, height: height)
      sumColumns(of: sums.span, into: &values, width: width, height: height)
    }
  }

  private func sumRows(of values: Span<UInt32>, into sums: inout [UInt32], width: Int, height: Int) {
    let half = size / 2
    var target = sums.mutableSpan
    for row in 0..<height {
      let start = row * width
      var running: UInt32 = 0
      for column in 0..<min(half, width) { running &+= values[start + column] }
      for column in 0..<width {
        if column + half < width { running &+= values[start + column + half] }
        if column > half { running &-= values[start + column - half - 1] }
        target[start + column] = running
      }
    }
  }

  private func sumColumns(of values: Span<UInt32>, into sums: inout [UInt32], width: Int, height: Int) {
    let half = size / 2
    var target = sums.mutableSpan
    var line = [UInt32](repeating: 0, count: width)
    var running = line.mutableSpan
    for row in -half..<height {
      if row + half < height {
        let added = values.extracting((row + half) * width..<(row + half + 1) * width)
        for column in 0..<width { running[column] &+= added[column] }
      }
      if row > half {
        let removed = values.extracting((row - half - 1) * width..<(row - half) * width)
        for column in 0..<width { running[column] &-= removed[column] }
      }
      guard row >= 0 else { continue }
      for column in 0..<width { target[row * width + column] = running[column] }
    }
  }
}
