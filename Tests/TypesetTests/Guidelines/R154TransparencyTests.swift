import Testing

@testable import Typeset

/// R154: with less transparency, bars are opaque.
@Suite struct R154TransparencyTests {
  private let sand = Color(red: 255, green: 200, blue: 100)

  private func material(isDark: Bool, _ reduces: Bool, over background: Color) -> Color {
    R154Transparency.barMaterial(Appearance(isDark: isDark), reducesTransparency: reduces, over: background)
  }

  @Test func theGroundShinesThroughAMaterial() {
    #expect(material(isDark: false, false, over: sand) != material(isDark: false, false, over: .white))
    #expect(material(isDark: false, false, over: sand) == Color(red: 249, green: 246, blue: 240))
  }

  @Test func anOpaqueOneIsTheSameEverywhereAndAnotherColour() {
    for isDark in [false, true] {
      let opaque = material(isDark: isDark, true, over: sand)
      #expect(opaque == material(isDark: isDark, true, over: .black))
      #expect(opaque != material(isDark: isDark, false, over: isDark ? .black : .white))
    }
  }

  @Test(arguments: [false, true], [false, true])
  func anOpaqueOneDiffersFromWhatIsBesideIt(isDark: Bool, isHighContrast: Bool) throws {
    let appearance = Appearance(isDark: isDark, isHighContrast: isHighContrast)
    let grouped = try #require(Palette.color(named: "grouped-background", appearance: appearance))
    for name in [
      "background", "secondary-background", "grouped-background", "secondary-grouped-background", "gray5", "gray6",
    ] {
      let ground = try #require(Palette.color(named: name, appearance: appearance))
      let bar = R154Transparency.barMaterial(appearance, reducesTransparency: true, over: ground)
      #expect(bar != ground && bar != grouped && bar.alpha == 255, "\(name)")
      for text in ["label", "secondary-label", "tint"] {
        let color = try #require(Palette.color(named: text, appearance: appearance))
        #expect(color.contrast(on: bar) >= 4.5, "\(text) on \(name)")
      }
    }
  }

  @Test func barsNameTheRule() throws {
    let sample = try LayoutSample.example(
      "R154Transparency", options: .with { $0.accessibility.reducesTransparency = true })
    let bars = sample.elements().filter { ["nav-bar", "toolbar", "tab-bar"].contains($0.element.name) }
    #expect(bars.count == 3 && bars.allSatisfy { $0.element.rules.contains(R154Transparency.rule) })
  }

  @Test(arguments: ["fill", "#FF000033", "#FFFFFF01"], [false, true])
  func groundsOfBoxesAreOpaque(background: String, reduces: Bool) throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><canvas width="300"><box id="box" background="\(background)"><p>Text</p></box></canvas></document>
      """, options: .with { $0.accessibility.reducesTransparency = reduces })
    let ground = try #require(fills(in: sample.frames[0].items).first)
    #expect((ground.alpha == 255) == reduces && ground != .white)
    #expect(try sample.element("box").rules.contains(R154Transparency.rule) == reduces)
  }

  /// The colours of the areas among items and below them.
  private func fills(in items: [FrameItem]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .path(let path): path.fill.map { [$0] } ?? []
      case .group(let group): fills(in: group.items)
      case .glyphs, .image: []
      }
    }
  }

  @Test func aGroundBeforeAPictureHasItsOwnColour() {
    let color = Color(red: 10, green: 20, blue: 30, alpha: 100)
    #expect(R154Transparency.opaque(color, over: nil, .light) == Color(red: 10, green: 20, blue: 30))
    #expect(R154Transparency.opaque(Color(red: 255, green: 255, blue: 255, alpha: 9), over: .white, .light) != .white)
  }
}
