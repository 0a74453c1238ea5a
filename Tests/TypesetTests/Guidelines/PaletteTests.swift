import Testing

@testable import Typeset

@Suite struct PaletteTests {
  @Test func rowsOfTheTable() {
    #expect(row("red") == "#ff3b30 #ff453a #d70015 #ff6961")
    #expect(row("yellow") == "#ffcc00 #ffd60a #b25000 #ffd426")
    #expect(row("gray") == "#8e8e93 #8e8e93 #6c6c70 #aeaeb2")
    #expect(row("gray5") == "#e5e5ea #2c2c2e #e5e5ea #2c2c2e")
    #expect(row("label") == "#000000 #ffffff #000000 #ffffff")
    #expect(row("secondary-label") == "#3c3c43bf #ebebf599 #3c3c43bf #ebebf599")
    #expect(row("separator") == "#3c3c434a #54545899 #3c3c434a #54545899")
    #expect(row("tint") == "#0066cc #409cff #0066cc #409cff")
    #expect(row("grouped-background") == "#f2f2f7 #000000 #f2f2f7 #000000")
  }

  @Test func namesInTheOrderOfTheTable() {
    #expect(
      Palette.names.joined(separator: " ")
        == """
        label secondary-label tertiary-label quaternary-label placeholder separator background secondary-background \
        grouped-background secondary-grouped-background fill tint on-tint red orange yellow green teal blue indigo \
        purple pink gray gray2 gray3 gray4 gray5 gray6
        """)
  }

  @Test func unknownNameHasNoColor() {
    #expect(Palette.color(named: "crimson") == nil)
  }

  /// The four columns of a row: light, dark, and both with high contrast.
  private func row(_ name: String) -> String {
    let appearances: [Appearance] = [
      .light, .dark, Appearance(isHighContrast: true), Appearance(isDark: true, isHighContrast: true),
    ]
    return appearances.map { Palette.color(named: name, appearance: $0)?.hex ?? "none" }.joined(separator: " ")
  }
}
