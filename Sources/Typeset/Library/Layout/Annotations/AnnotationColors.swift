/// The colours of annotations: one hue for each kind, legible on light and on dark pages.
package struct AnnotationColors {
  /// Directions and sides of texts.
  package let text: Color
  /// Texts that R023 raised.
  let balance: Color
  /// Mirrored drawings.
  let flipped: Color
  /// Drawings that keep their direction.
  let kept: Color
  /// Texts that are cut, and words that are broken.
  let loss: Color
  /// What answers to touch.
  let target: Color
  /// Edges that several elements share.
  let grid: Color
  /// The safe area.
  package let safeArea: Color
  /// The layout margins.
  let margin: Color
  /// What the page lies on.
  package let mat: Color
  /// The edge of the page.
  package let edge: Color
  /// The words of the legend.
  package let ink: Color
  /// Words of less weight.
  package let quietInk: Color
  /// The background of tags and badges on the page.
  let background: Color
  /// Findings by their level, as pages about findings show them.
  private let levels: [CheckLevel: Color]
  /// Words on the colour of a level.
  let onLevel: Color

  /// The colours for pages of an appearance.
  package init(appearance: Appearance) {
    let isDark = appearance.isDark
    func hue(_ light: UInt32, _ dark: UInt32) -> Color { Color(rgb: isDark ? dark : light) }
    text = hue(0x1F5FD0, 0x7AB0FF)
    balance = hue(0x8A3FC6, 0xCF9BFF)
    flipped = hue(0xC2570C, 0xFFAE6B)
    kept = hue(0x56606E, 0xB4BDCA)
    loss = hue(0xC4000F, 0xFF6961)
    target = hue(0x15803D, 0x6EDC93)
    grid = hue(0x6A3DF0, 0xB7A1FF)
    safeArea = hue(0xD0305A, 0xFF8FAB)
    margin = hue(0x0B8494, 0x63D6E6)
    mat = hue(0xE9EBEF, 0x26272B)
    edge = hue(0xC9CCD3, 0x45474E)
    ink = hue(0x2B2F36, 0xE6E8EC)
    quietInk = hue(0x666C76, 0xA3A8B1)
    background = hue(0xFFFFFF, 0x1A1B1E).translucent(230)
    levels = [.error: hue(0xB3261E, 0xFF8A80), .warning: hue(0x8A5200, 0xF0B354), .advice: hue(0x0060C7, 0x6CB2FF)]
    onLevel = hue(0xFFFFFF, 0x1A1B1E)
  }

  /// The colour of findings of a level.
  package func of(_ level: CheckLevel) -> Color { levels[level] ?? ink }
}

extension Color {
  /// The colour with another opacity, 0…255.
  func translucent(_ alpha: UInt8) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  fileprivate init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }
}
