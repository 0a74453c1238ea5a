import Testing

@testable import Typeset

@Suite struct PaletteTests {
  @Test func rowsOfTheTable() {
    #expect(row("red") == "#ff3b30 #ff453a #d70015 #ff6961")
    #expect(row("yellow") == "#ffcc00 #ffd60a #b25000 #ffd426")
    #expect(row("gray") == "#8e8e93 #8e8e93 #6c6c70 #aeaeb2")
    #expect(row("gray2") == "#aeaeb2 #636366 #8e8e93 #7c7c80")
    #expect(row("gray3") == "#c7c7cc #48484a #aeaeb2 #545456")
    #expect(row("gray4") == "#d1d1d6 #3a3a3c #bcbcc0 #444446")
    #expect(row("gray5") == "#e5e5ea #2c2c2e #d8d8dc #363638")
    #expect(row("gray6") == "#f2f2f7 #1c1c1e #ebebf0 #242426")
    #expect(row("label") == "#000000 #ffffff #000000 #ffffff")
    #expect(row("secondary-label") == "#3c3c43bf #ebebf599 #3c3c43e6 #ebebf5cc")
    #expect(row("tertiary-label") == "#3c3c434d #ebebf54d #3c3c43cc #ebebf5b3")
    #expect(row("quaternary-label") == "#3c3c432e #ebebf52e #3c3c43a6 #ebebf58c")
    #expect(row("placeholder") == "#3c3c43c7 #ebebf58c #3c3c43cc #ebebf5b3")
    #expect(row("separator") == "#3c3c434a #54545899 #3c3c43a6 #545458")
    #expect(row("fill") == "#78788033 #78788033 #7878805c #7878805c")
    #expect(row("tint") == "#005ebe #409cff #0040a0 #78beff")
    #expect(row("on-tint") == "#ffffff #000000 #ffffff #000000")
    #expect(row(Palette.destructive) == "#c4000f #ff6961 #a0000c #ff968f")
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
