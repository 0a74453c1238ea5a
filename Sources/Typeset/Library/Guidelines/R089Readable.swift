/// R089: on wide screens, lines stay short enough to read.
enum R089Readable {
  static let rule = Rule(89)

  /// The most that text is wide, in points: 672 at the standard text size, more with larger text.
  static func maxWidth(textScale: Double) -> Double { 672 * textScale }
}
