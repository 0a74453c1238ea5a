import Testing

@testable import Typeset

/// The colours that an author gives around controls and lists.
@Suite struct AuthorColorsTests {
  private static let ink = Color(red: 17, green: 34, blue: 51)

  /// The colours of areas and lines among items and below them.
  private func colors(in items: [FrameItem]) -> Set<Color> {
    items.reduce(into: []) { colors, item in
      switch item {
      case .path(let path): colors.formUnion([path.fill, path.stroke?.color].compactMap { $0 })
      case .group(let group): colors.formUnion(self.colors(in: group.items))
      case .glyphs(let run): colors.insert(run.appearance.color)
      case .image: break
      }
    }
  }

  @Test(arguments: [
    "<player duration=\"240\" position=\"10\"/>",
    "<slider value=\"0.4\" min-icon=\"sun-small\" max-icon=\"sun-large\"/>",
    "<stepper>Count</stepper>", "<align-picker/>",
  ])
  func signsOfControlsTakeIt(control: String) throws {
    let sample = try LayoutSample.canvas("<box color=\"#112233\">\(control)</box>")
    let colors = colors(in: sample.frames[0].items)
    #expect(colors.contains(Self.ink))
    for name in ["label", "secondary-label"] {
      let color = try #require(Palette.color(named: name, appearance: .light))
      #expect(!colors.contains(color), "\(name)")
    }
  }

  @Test func aFieldHasTheShapeOfItsBorderAndGround() throws {
    let plain = try LayoutSample.canvas("<text-field placeholder=\"Name\"/>")
    let own = try LayoutSample.canvas(
      "<text-field placeholder=\"Name\" background=\"#FFFF00\" border=\"#112233\" border-width=\"2\"/>")
    let field = try #require(Palette.color(named: "secondary-grouped-background", appearance: .light))
    #expect(colors(in: plain.frames[0].items).contains(field))
    let painted = colors(in: own.frames[0].items)
    #expect(!painted.contains(field) && painted.contains(Self.ink))
    #expect(painted.contains(Color(red: 255, green: 255, blue: 0)))
  }

  @Test func cardsLieOnTheScreen() throws {
    func screen(_ background: String) throws -> Set<Color> {
      let list = "<list kind=\"inset\"><item><label>A</label></item></list>"
      let sample = try LayoutSample(
        "<document lang=\"en\"><screen device=\"iphone-se\"\(background)>\(list)</screen></document>")
      return colors(in: sample.frames[0].items)
    }
    let grouped = try #require(Palette.color(named: "grouped-background", appearance: .light))
    #expect(try !screen(" background=\"#223355\"").contains(grouped))
    #expect(try screen("").contains(grouped))
  }
}
