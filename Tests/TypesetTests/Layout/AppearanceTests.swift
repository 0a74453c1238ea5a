import Testing

@testable import Typeset
@testable import TypesetReview

/// A part of a document is light or dark by itself.
@Suite struct AppearanceTests {
  private func color(_ name: String, isDark: Bool) -> Color? {
    Palette.color(named: name, appearance: isDark ? .dark : .light)
  }

  private func layout(_ body: String, isDark: Bool = false) throws -> LayoutSample {
    try LayoutSample("<document lang=\"en\">\(body)</document>", options: .with { $0.appearance.isDark = isDark })
  }

  @Test(arguments: [false, true]) func coloursInsideAreThoseOfItsAppearance(isDark: Bool) throws {
    let sample = try layout(
      """
      <canvas color="secondary-label" tint="red"><p id="a">One</p>
      <box appearance="dark" background="background"><column><p id="b">Two</p>
      <box appearance="light"><p id="c" color="tint">Three</p></box></column></box></canvas>
      """, isDark: isDark)
    #expect(sample.runs(of: "a").map(\.appearance.color) == [color("secondary-label", isDark: isDark)])
    #expect(sample.runs(of: "b").map(\.appearance.color) == [color("secondary-label", isDark: true)])
    #expect(sample.runs(of: "c").map(\.appearance.color) == [color("red", isDark: false)])
  }

  @Test(arguments: ["canvas", "page", "screen"]) func aCanvasIsDarkInALightDocument(canvas: String) throws {
    let sample = try layout("<\(canvas) appearance=\"dark\"><p id=\"p\">One</p></\(canvas)>")
    #expect(sample.frames[0].background == color("background", isDark: true))
    #expect(sample.runs(of: "p").map(\.appearance.color) == [color("label", isDark: true)])
    let light = try layout("<\(canvas) appearance=\"light\"><p id=\"p\">One</p></\(canvas)>", isDark: true)
    #expect(light.frames[0].background == color("background", isDark: false))
  }

  @Test func theSignsOfTheSystemAreThoseOfTheScreen() throws {
    let sample = try layout("<screen appearance=\"dark\"><status-bar/><p>One</p><home-indicator/></screen>")
    let label = color("label", isDark: true)
    #expect(sample.runs(of: "screen1/status-bar1/time1").map(\.appearance.color) == [label])
  }

  @Test func aBarHasAnAppearanceOfItsOwn() throws {
    let sample = try layout(
      "<screen><nav-bar appearance=\"dark\"><title id=\"t\">Now playing</title></nav-bar><p id=\"p\">One</p></screen>")
    #expect(sample.runs(of: "t").map(\.appearance.color) == [color("label", isDark: true)])
    #expect(sample.runs(of: "p").map(\.appearance.color) == [color("label", isDark: false)])
  }

  @Test func checksAdviseAColourOfTheAppearanceThatIsSeen() throws {
    let found = try CheckSample(
      """
      <canvas><box appearance="dark" background="background"><p id="p" color="#444444">One</p></box></canvas>
      """, [:]
    ).findings(of: 151)
    #expect(found.count == 1)
    let name = try #require(found[0].fault.remedy.firstMatch(of: #/colour ([a-z0-9-]+),/#)?.1)
    let advised = try #require(color(String(name), isDark: true))
    #expect(advised.contrast(on: try #require(color("background", isDark: true))) >= 4.5)
  }
}
