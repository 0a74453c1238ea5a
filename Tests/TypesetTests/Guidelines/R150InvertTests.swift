import Foundation
import Testing

@testable import Typeset

/// R150: smart invert leaves pictures and dark screens alone.
@Suite struct R150InvertTests {
  @Test func channelsAreInvertedAndOpacityStays() {
    let color = Color(red: 0, green: 102, blue: 204, alpha: 128)
    #expect(R150Invert.inverted(color) == Color(red: 255, green: 153, blue: 51, alpha: 128))
    #expect(R150Invert.inverted(R150Invert.inverted(color)) == color)
  }

  @Test func darkGroundsStay() {
    #expect(R150Invert.applies(toBackground: .white) && R150Invert.applies(toBackground: nil))
    #expect(!R150Invert.applies(toBackground: .black))
  }

  @Test func theExampleShowsBoth() throws {
    let usual = try LayoutSample.example("R150Invert")
    let inverted = try LayoutSample.example("R150Invert", options: .with { $0.accessibility.invertsColors = true })
    #expect(inverted.frames[0].background == .black)
    #expect(inverted.frames[1].background == usual.frames[1].background)
    #expect(inverted.elements().first?.lines == usual.elements().first?.lines)
  }

  /// The colours of the texts of elements, by their ids, with smart invert.
  private func inverted(_ blocks: String, _ canvas: String = "background=\"background\"") throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\" \(canvas)>\(blocks)</canvas></document>",
      folder: Examples.folder.appendingPathComponent("Guidelines").path,
      options: .with { $0.accessibility.invertsColors = true })
  }

  /// The outlines that an element draws itself, those of its parts left out.
  private func marks(of id: String, in sample: LayoutSample) -> [PathItem] {
    func own(_ items: [FrameItem]) -> [PathItem] {
      items.flatMap { item -> [PathItem] in
        switch item {
        case .path(let path): [path]
        case .group(let group): if case .artifact = group.meaning { own(group.items) } else { [] }
        case .glyphs, .image: []
        }
      }
    }
    func find(_ items: [FrameItem]) -> [PathItem]? {
      for case .group(let group) in items {
        if case .element(let element) = group.meaning, element.id == id { return own(group.items) }
        if let found = find(group.items) { return found }
      }
      return nil
    }
    return find(sample.frames[0].items) ?? []
  }

  @Test func aDarkBoxOnALightScreenStays() throws {
    let sample = try inverted(
      """
      <p id="out">Out</p><box id="box" background="#1c1c1e" padding="8" color="#ffffff"><column><p id="in">In</p>
      <box background="#ffffff" color="#000000"><p id="light">Light</p></box><button id="button">Go</button></column></box>
      """)
    #expect(sample.runs(of: "out").first?.appearance.color == .white)
    #expect(sample.runs(of: "in").first?.appearance.color == .white)
    #expect(sample.runs(of: "light").first?.appearance.color == .white)
    #expect(marks(of: "box", in: sample).first?.fill?.hex == "#1c1c1e")
    #expect(marks(of: "box", in: sample).allSatisfy { $0.stroke == nil })
  }

  @Test func aBlackBoxHasALineOnABlackScreen() throws {
    let sample = try inverted("<box id=\"box\" background=\"#000000\" color=\"#ffffff\"><p id=\"in\">In</p></box>")
    #expect(marks(of: "box", in: sample).compactMap(\.stroke?.color.hex) == ["#48484a"])
    #expect(sample.runs(of: "in").first?.appearance.color == .white)
  }

  @Test func controlsFollowWhatIsAroundThem() throws {
    let sample = try inverted("<button id=\"b\" purpose=\"primary\">Go</button>")
    #expect(sample.runs(of: "b").first?.appearance.color == .black)
    #expect(marks(of: "b", in: sample).first?.fill == R150Invert.inverted(Color(red: 0, green: 94, blue: 190)))
  }

  @Test func wordsOnAPictureStayWithIt() throws {
    let sample = try inverted(
      """
      <overlay><image src="Artwork/lighthouse.jpg" alt="A lighthouse" width="200" height="120"/>
      <label id="on" color="#ffffff">On</label></overlay><label id="below" color="#000000">Below</label>
      """)
    #expect(sample.runs(of: "on").first?.appearance.color == .white)
    #expect(sample.runs(of: "below").first?.appearance.color == .white)
  }

  @Test func aDarkBarOnALightScreenStays() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen><nav-bar background="#101418"><title id="t" color="#ffffff">Title</title></nav-bar>
      <p id="p">Text</p></screen></document>
      """, options: .with { $0.accessibility.invertsColors = true })
    #expect(sample.runs(of: "t").first?.appearance.color == .white)
    #expect(sample.runs(of: "p").first?.appearance.color == .white)
    #expect(sample.frames[0].background == .black)
  }

  @Test func iconsInFullColourStay() throws {
    let folder = try IconLibraryTests.folder([
      "manifest.xml": """
      <icons><icon name="app" file="app.svg" meaning="object"/><icon name="line" file="line.svg" meaning="object"/></icons>
      """,
      "app.svg": "<svg viewBox=\"0 0 10 10\"><path d=\"M1 1h8v8z\" fill=\"#ff8800\"/></svg>",
      "line.svg": "<svg viewBox=\"0 0 10 10\"><path d=\"M1 1h8v8z\" fill=\"#000000\"/></svg>",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let sample = try LayoutSample(
      """
      <document lang="en"><head><icons src="icons"/></head><canvas width="100"><icon id="app" name="app" label="A"/>
      <icon id="line" name="line" label="L"/></canvas></document>
      """, folder: folder.path, options: .with { $0.accessibility.invertsColors = true })
    #expect(marks(of: "app", in: sample).map { $0.fill?.hex } == ["#ff8800"])
    #expect(marks(of: "line", in: sample).map { $0.fill?.hex } == ["#ffffff"])
  }

  @Test func whatIsDarkAnywayGetsNoLines() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen><list id="list" kind="grouped"><item id="item"><label>One</label></item></list></screen>
      </document>
      """,
      options: .with {
        $0.accessibility.invertsColors = true
        $0.appearance = .dark
      })
    for id in ["list", "item"] { #expect(marks(of: id, in: sample).allSatisfy { $0.stroke == nil }, "\(id)") }
    #expect(!marks(of: "list", in: sample).isEmpty)
  }

  @Test func darkAppearanceIsLeftAlone() throws {
    let sample = try LayoutSample.example(
      "R150Invert",
      options: .with {
        $0.accessibility.invertsColors = true
        $0.appearance = .dark
      })
    #expect(sample.frames[0].background == .black)
  }
}
