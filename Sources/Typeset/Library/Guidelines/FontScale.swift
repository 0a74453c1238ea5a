/// A font scale of Android 14: what is large already grows less, so that headings don't fill the screen (the tables of
/// `FontScaleConverterFactory` in AndroidX).
struct FontScale {
  /// The scale in percent; up to 103 all sizes grow alike.
  let percent: Int

  /// The sizes at 100 percent for which there are figures.
  private static let sizes = [0.0, 8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// What those sizes become, by the scale in percent; scales between two of these are between their figures.
  private static let tables: [(percent: Int, sizes: [Double])] = [
    (100, sizes),
    (115, [0, 9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (130, [0, 10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (150, [0, 12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (180, [0, 14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (200, [0, 16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  /// A type size at this scale; the lines keep their distance against the em, to a whole point.
  func scaled(_ type: TypeSize) -> TypeSize {
    let size = scaled(type.size)
    return TypeSize(size: size, leading: (type.leading * size / type.size).rounded())
  }

  /// What a size in points at 100 percent becomes, to a hundredth.
  func scaled(_ size: Double) -> Double { (exact(size) * 100).rounded() / 100 }

  private func exact(_ size: Double) -> Double {
    guard percent > 103, let upper = Self.tables.firstIndex(where: { $0.percent >= percent }) else {
      return size * Double(percent) / 100
    }
    let (low, high) = (Self.tables[upper - 1], Self.tables[upper])
    let share = Double(percent - low.percent) / Double(high.percent - low.percent)
    return Self.value(of: size, in: low.sizes) * (1 - share) + Self.value(of: size, in: high.sizes) * share
  }

  private static func value(of size: Double, in table: [Double]) -> Double {
    let upper = max(1, sizes.firstIndex { $0 >= size } ?? sizes.count - 1)
    let share = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    return table[upper - 1] + share * (table[upper] - table[upper - 1])
  }
}
