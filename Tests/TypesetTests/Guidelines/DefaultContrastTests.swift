import Testing

@testable import Typeset

/// The defaults of F16 and F17 reach the contrast of R151, by the formula of F10.
@Suite struct DefaultContrastTests {
  private static let appearances: [Appearance] = [
    .light, .dark, Appearance(isHighContrast: true), Appearance(isDark: true, isHighContrast: true),
  ]

  @Test func theFormulaIsThatOfTheTable() {
    func cut(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }
    #expect(cut(Color.black.contrast(on: .white)) == 21)
    #expect(cut(Color(red: 0x77, green: 0x77, blue: 0x77).contrast(on: .white)) == 4.47)
    #expect(cut(Color(red: 0x76, green: 0x76, blue: 0x76).contrast(on: .white)) == 4.54)
    #expect(cut(Color(red: 0, green: 0, blue: 255).contrast(on: .white)) == 8.59)
    #expect(cut(Color(red: 0, green: 0, blue: 255).contrast(on: Color(red: 255, green: 0, blue: 0))) == 2.14)
  }

  /// The names of text on the backgrounds that they usually have.
  @Test(
    arguments: [
      ("label", "background"), ("label", "grouped-background"), ("label", "secondary-grouped-background"),
      ("label", "secondary-background"), ("label", "gray5"), ("label", "gray6"), ("secondary-label", "background"),
      ("secondary-label", "grouped-background"), ("secondary-label", "secondary-grouped-background"),
      ("secondary-label", "secondary-background"), ("placeholder", "background"),
      ("placeholder", "secondary-grouped-background"), ("tint", "background"), ("tint", "grouped-background"),
      ("tint", "secondary-grouped-background"), ("tint", "gray5"), ("on-tint", "tint"),
      (Palette.destructive, "background"), (Palette.destructive, "grouped-background"),
      (Palette.destructive, "secondary-grouped-background"), (Palette.destructive, "gray5"),
      ("on-tint", Palette.destructive),
    ], appearances)
  func namesOfTextReachIt(pair: (text: String, background: String), appearance: Appearance) throws {
    let text = try #require(Palette.color(named: pair.text, appearance: appearance))
    let background = try #require(Palette.color(named: pair.background, appearance: appearance))
    #expect(text.contrast(on: background) >= 4.5)
  }

  @Test(arguments: ["label", "secondary-label"], [false, true])
  func highContrastIsSevenToOne(name: String, isDark: Bool) throws {
    let appearance = Appearance(isDark: isDark, isHighContrast: true)
    let text = try #require(Palette.color(named: name, appearance: appearance))
    for ground in [
      "background", "secondary-background", "grouped-background", "secondary-grouped-background",
    ] {
      let background = try #require(Palette.color(named: ground, appearance: appearance))
      #expect(text.contrast(on: background) >= 7, "\(ground)")
    }
  }

  @Test(arguments: ["article", "form", "player", "prices", "settings", "store"], appearances)
  func everyTextOfTheMockupsReachesIt(name: String, appearance: Appearance) throws {
    let sample = try LayoutSample(
      example: "Mockups/\(name).xml", options: .with { $0.appearance = appearance })
    let texts = sample.frames.flatMap(TextOnBackground.all).filter(\.isEnabled)
    #expect(!texts.isEmpty)
    for text in texts {
      #expect(
        text.contrast >= text.required,
        "\(text.text): \(text.appearance.color.hex) on \(text.background.hex), \(text.contrast)")
    }
  }

  @Test(arguments: appearances)
  func everyControlReachesIt(appearance: Appearance) throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen title="All" scroll="yes"><nav-bar><back>Back</back><title>All</title><button kind="plain">Edit</button>
      </nav-bar><list kind="grouped"><section><header>Head</header><item disclosure="yes"><label>Name</label>
      <value>On</value><detail>More</detail></item><footer>Foot</footer></section></list>
      <search placeholder="Find"/><text-field placeholder="Name"/><text-field value="Ada"/>
      <button purpose="primary">A</button><button>B</button><button kind="tinted">C</button><button kind="plain">D</button>
      <button purpose="destructive">E</button><button kind="filled" purpose="destructive">F</button>
      <button kind="tinted" purpose="destructive">G</button><button kind="plain" purpose="destructive">H</button>
      <segmented><segment selected="yes">One</segment><segment>Two</segment></segmented><badge value="3"/>
      <steps current="2" total="3"/><progress value="3" total="4" numbers="yes"/><slider value="1" max="3" numbers="yes"/>
      <rating value="3" numbers="yes"/><player position="10" duration="90"/><pre>code</pre><p><a href="#x">Link</a></p>
      <caption>Words</caption><chart kind="bar" values="1, 2" alt="A chart"/>
      <tab-bar><tab icon="home" selected="yes">Home</tab><tab icon="search">Find</tab></tab-bar></screen></document>
      """, options: .with { $0.appearance = appearance })
    for text in sample.frames.flatMap(TextOnBackground.all) {
      #expect(
        text.contrast >= text.required,
        "\(text.text): \(text.appearance.color.hex) on \(text.background.hex), \(text.contrast)")
    }
  }
}
