/// R024: what the 2 points of R023 aim at: Arabic and Hebrew letters as high as the capitals beside them.
///
/// Only where the author asks for it with `balance="measure"`; the texts that grow are those of R023.
enum R024Measure {
  static let rule = Rule(24)

  /// How many points are added at most at text size `l`, and in proportion at larger ones.
  static let most = 4.0

  /// How much larger right-to-left text becomes, in points, so that its letters reach the height of the capitals.
  ///
  /// - Parameters:
  ///   - size: the type size of the capitals, in points.
  ///   - capitals: the height of a capital, as a share of the type size; nil if the font has none.
  ///   - letters: that of a letter of the script: of an alef in Arabic, of a letter without ascender in Hebrew.
  ///   - textScale: how many times as large as at text size `l` text is.
  static func points(size: Double, capitals: Double?, letters: Double?, textScale: Double) -> Double {
    guard let capitals, let letters, capitals > 0, letters > 0 else { return 0 }
    return min(max(0, size * (capitals / letters - 1)), most * max(1, textScale))
  }
}
