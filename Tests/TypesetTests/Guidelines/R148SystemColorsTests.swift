import Testing

@testable import Typeset

/// R148: the system’s colours follow appearance and contrast.
@Suite struct R148SystemColorsTests {
  @Test(arguments: [
    (Appearance.light, "#ff3b30"), (.dark, "#ff453a"), (Appearance(isHighContrast: true), "#d70015"),
    (Appearance(isDark: true, isHighContrast: true), "#ff6961"),
  ])
  func aPaletteChangesTheText(appearance: Appearance, red: String) throws {
    let sample = try LayoutSample.example("R148SystemColors", options: .with { $0.appearance = appearance })
    for name in ["english", "arabic", "hebrew"] {
      #expect(sample.runs(of: name + "-system").allSatisfy { $0.appearance.color.hex == red })
    }
    #expect(sample.runs(of: "literal").allSatisfy { $0.appearance.color.hex == "#8a1c14" })
  }
}
