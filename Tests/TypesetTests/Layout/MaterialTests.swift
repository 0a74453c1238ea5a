import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Backdrops, and materials through which they are seen.
@Suite struct MaterialTests {
  private func screen(
    _ blocks: String, _ attributes: String = "", options: LayoutOptions = LayoutOptions()
  ) throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"en\"><screen device=\"iphone-xs\" \(attributes)>\(blocks)</screen></document>",
      options: options)
  }

  private static let bars = "<status-bar/><nav-bar><title id=\"t\">Hi</title></nav-bar>"
  private static let night = "<backdrop id=\"d\"><box id=\"n\" background=\"#102030\"/></backdrop>"

  private func pictures(of sample: LayoutSample) -> [ImageItem] {
    sample.frames[0].items.groups.flatMap { group in
      group.items.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }
  }

  @Test func aBackdropFillsTheScreenBehindEverything() throws {
    let sample = try screen(Self.bars + "<p id=\"p\">One</p>" + Self.night)
    #expect(try near(sample.box("n"), 0, 0, 375, 812))
    let ids = sample.elements().map(\.element.id)
    #expect(ids.first == "d" && ids.contains("p"))
    let white = Palette.color(named: "label", appearance: .dark)
    #expect(sample.runs(of: "t").map(\.appearance.color) == [white], "words of bars are light on it")
    let grounds = sample.frames[0].items.compactMap { item -> PathItem? in
      guard case .group(let group) = item, case .artifact = group.meaning else { return nil }
      return group.items.compactMap(\.pathItem).first
    }
    #expect(grounds.isEmpty, "bars over it are clear")
  }

  @Test func aBackdropFillsABoxInsideItsBorder() throws {
    let sample = try LayoutSample.canvas(
      """
      <box id="b" height="80" padding="10" radius="12" border="red" border-width="2"><backdrop><box id="n"
      background="blue"/></backdrop><p id="p">One</p></box>
      """)
    let box = try sample.box("b")
    #expect(try near(sample.box("n"), box.minX, box.minY, 300, 80))
    let group = try #require(sample.frames[0].items.groups.first { $0.elementID == "b" })
    #expect(group.items.last.map { if case .group(let last) = $0 { last.elementID == "p" } else { false } } == true)
    #expect(sample.frames[0].items.groups.contains { !$0.outlines.isEmpty }, "its corners are round")
  }

  @Test(arguments: [
    ("<backdrop/>", "backdrop"), ("<backdrop><p>One</p><p>Two</p></backdrop>", "second-element"),
    ("<backdrop><p>One</p></backdrop><backdrop><p>Two</p></backdrop>", "second-element"),
    ("<column><backdrop><p>One</p></backdrop></column>", "misplaced-element"),
  ])
  func wrongBackdropsAreErrors(blocks: String, code: String) throws {
    let log = DiagnosticLog()
    let xml = "<document lang=\"en\"><screen>\(blocks)</screen></document>"
    _ = Typesetter(fonts: TextSample.library).session().read(Array(xml.utf8), name: "a.xml", folder: ".", log: log)
    #expect(log.diagnostics.map(\.code) == [code])
  }

  @Test(arguments: ["thin", "regular", "thick"]) func whatLiesBeneathIsBlurred(material: String) throws {
    let sample = try LayoutSample.canvas(
      """
      <overlay height="200"><box width="fill" height="200" background="linear-gradient(to end, red, blue)"/><box
      id="b" material="\(material)" width="100" height="100" radius="10"/></overlay>
      """)
    let picture = try #require(pictures(of: sample).first)
    #expect(picture.rect.contains(Rect(x: 0, y: 0, width: 100, height: 100)))
    #expect(picture.picture.size.width < 120 && pictures(of: sample).count == 1)
    let tint = try #require(sample.frames[0].items.groups.flatMap(\.items).compactMap(\.pathItem).last)
    #expect(tint.fill.map { $0.alpha < 255 } == true && tint.backdropBlur == 0)
  }

  @Test func nothingIsSeenThroughAnOpaqueOne() throws {
    let box = "<document lang=\"en\"><canvas><box material=\"thin\" height=\"40\"/></canvas></document>"
    let reduced = try LayoutSample(box, options: .with { $0.accessibility.reducesTransparency = true })
    for sample in [reduced, try LayoutSample(box.replacing("thin", with: "opaque"))] {
      #expect(pictures(of: sample).isEmpty)
      let fill = sample.frames[0].items.groups.flatMap(\.items).compactMap(\.pathItem).first?.fill
      #expect(fill?.alpha == 255)
    }
  }

  @Test func materialsOfBarsKeepTheirAppearance() throws {
    let bar = "<nav-bar material=\"thick\"><title id=\"t\">Hi</title></nav-bar>"
    let sample = try screen(bar + Self.night + "<p>One</p>")
    #expect(sample.runs(of: "t").map(\.appearance.color) == [Palette.color(named: "label", appearance: .light)])
    #expect(pictures(of: sample).count == 1)
    let clear = try screen(bar.replacing("thick", with: "clear") + "<p>One</p>")
    #expect(pictures(of: clear).isEmpty)
  }

  @Test func tooManyMaterialsAreOpaque() throws {
    let boxes = String(repeating: "<box material=\"thin\" height=\"4\"/>", count: 30)
    let sample = try LayoutSample.canvas(boxes)
    #expect(sample.codes == ["materials"])
    #expect(pictures(of: sample).count == BackdropBlur.mostMaterials)
  }

  @Test func theSameBytesAreMadeEachTime() throws {
    let run = try CommandRun([
      "a.xml": """
      <document lang="en"><head><title>A</title></head><screen device="iphone-se"><status-bar/><backdrop><box
      background="radial-gradient(yellow, purple)"/></backdrop><p>One</p><box material="thin" shadow="high" radius="9"
      padding="9"><p>Two</p></box></screen></document>
      """
    ])
    for format in ["pdf", "svg", "png"] {
      #expect(try run.run("render", "a.xml", "-o", "a.\(format)").status == 0)
      #expect(try run.run("render", "a.xml", "-o", "b.\(format)").status == 0)
      let files = try ["a", "b"].map { try Data(contentsOf: run.folder.appendingPathComponent("\($0).\(format)")) }
      #expect(files[0] == files[1])
    }
  }

  @Test func textOnAMaterialIsMeasuredAgainstWhatIsSeen() throws {
    func findings(_ color: String) throws -> [Finding] {
      try CheckSample(
        """
        <canvas width="300"><box height="80" padding="0"><backdrop><box background="\(color)"/></backdrop><box
        material="thin" height="80"><p color="#404040">One</p></box></box></canvas>
        """, [:]
      ).findings(of: 151)
    }
    #expect(try findings("#ffffff").isEmpty)
    #expect(try findings("#000000").count == 1)
  }
}
