import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What changes the look of whole boxes: opacity, corners, shapes, shadows, and turned drawings.
@Suite struct BoxEffectTests {
  private func group(_ id: String, in sample: LayoutSample) throws -> FrameGroup {
    try #require(sample.frames[0].items.groups.first { $0.elementID == id })
  }

  private func path(_ attributes: String, lang: String = "en") throws -> PathItem {
    let sample = try LayoutSample.canvas(
      "<box id=\"b\" width=\"100\" height=\"50\" \(attributes)/>", lang: lang)
    return try #require(group("b", in: sample).items.compactMap(\.pathItem).first)
  }

  @Test func opacityIsThatOfTheWholeGroup() throws {
    let sample = try LayoutSample.canvas("<box id=\"b\" opacity=\"0.5\" background=\"red\"><p>One</p></box>")
    #expect(try group("b", in: sample).opacity == 0.5)
    #expect(try group("b", in: sample).items.compactMap(\.pathItem).first?.fill?.alpha == 255)
  }

  @Test func contrastIsThatOfWhatIsSeen() throws {
    func findings(_ opacity: String) throws -> [Finding] {
      try CheckSample("<canvas><p opacity=\"\(opacity)\">One</p></canvas>", [:]).findings(of: 151)
    }
    #expect(try findings("1").isEmpty)
    #expect(try findings("0.4").count == 1)
  }

  @Test(.enabled(if: Tool.pdftotext.path != nil, "pdftotext is not installed"))
  func translucentTextIsStillRead() throws {
    let run = try CommandRun([
      "a.xml": """
      <document lang="en"><head><title>A</title></head><canvas><box opacity="0.5" background="gray6"><column>
      <h1>Half of it</h1><p lang="ar">\u{645}\u{631}\u{62D}\u{628}\u{627}</p></column></box></canvas></document>
      """
    ])
    #expect(try run.run("render", "a.xml", "-o", "a.pdf").status == 0)
    let pdf = try Data(contentsOf: run.folder.appendingPathComponent("a.pdf"))
    let text = try Tool.pdftotext.run(["-raw", "FILE", "-"], input: [UInt8](pdf))
    #expect(text.contains("Half of it") && text.contains("\u{645}\u{631}\u{62D}\u{628}\u{627}"))
  }

  @Test func cornersFollowTheReadingDirection() throws {
    let box = Rect(x: 0, y: 0, width: 100, height: 50)
    let value = "background=\"red\" radius=\"4 8 12 16\""
    #expect(
      try path(value).path
        == Path(box, corners: Corners(topLeft: 4, topRight: 8, bottomRight: 12, bottomLeft: 16)))
    #expect(
      try path(value, lang: "ar").path
        == Path(box, corners: Corners(topLeft: 8, topRight: 4, bottomRight: 16, bottomLeft: 12)))
    #expect(try path("background=\"red\" radius=\"9\"").path == Path(box, radius: 9))
  }

  @Test func largeCornersAreReducedAlike() {
    let corners = Corners(topLeft: 100, topRight: 100, bottomRight: 0, bottomLeft: 50)
    let fitting = corners.fitting(Size(width: 100, height: 90))
    #expect(fitting == Corners(topLeft: 50, topRight: 50, bottomRight: 0, bottomLeft: 25))
  }

  @Test func shapesCutAllThatABoxHolds() throws {
    let sample = try LayoutSample.canvas(
      "<box id=\"c\" clip=\"circle\" width=\"100\" height=\"50\" background=\"red\"><p id=\"p\">One</p></box>")
    let circle = Path(Rect(x: 25, y: 0, width: 50, height: 50), radius: 25)
    #expect(try group("c", in: sample).items.compactMap(\.pathItem).first?.path == circle)
    let text = try group("p", in: sample)
    #expect(text.outlines == [circle] && text.clip == circle.bounds)
    #expect(
      try path("background=\"red\" clip=\"capsule\"").path
        == Path(Rect(x: 0, y: 0, width: 100, height: 50), radius: 25))
  }

  @Test func aShadowIsMovedAlongTheReadingDirection() throws {
    let value = "background=\"red\" shadow=\"6 3 10 #00000080\""
    for (lang, x) in [("en", 6.0), ("ar", -6.0)] {
      let shadow = try path(value, lang: lang)
      #expect(shadow.blur == 10 && shadow.fill == Color(hex: "#00000080"))
      #expect(shadow.path.bounds == Rect(x: x, y: 3, width: 100, height: 50))
    }
  }

  @Test func readersOfStrongContrastSeeNoShadow() throws {
    let box =
      "<document lang=\"en\"><canvas><box id=\"b\" shadow=\"high\" background=\"red\" height=\"9\"/></canvas></document>"
    let changes: [(inout LayoutOptions) -> Void] = [
      { $0.appearance.isHighContrast = true }, { $0.accessibility.invertsColors = true },
    ]
    for change in changes {
      let sample = try LayoutSample(box, options: .with(change))
      #expect(try group("b", in: sample).items.compactMap(\.pathItem).allSatisfy { $0.blur == 0 })
    }
    #expect(try group("b", in: LayoutSample(box)).items.compactMap(\.pathItem).first?.blur == 32)
  }

  @Test func drawingsTurnTheSameWayInEveryLayout() throws {
    func extent(_ lang: String) throws -> Rect {
      let sample = try LayoutSample.canvas(
        "<icon id=\"i\" name=\"star\" size=\"30\" rotate=\"90\"/><icon id=\"j\" name=\"star\" size=\"30\"/>", lang: lang
      )
      let paths = sample.frames[0].items.groups.compactMap { $0.elementID == nil ? $0.items.first?.pathItem : nil }
      #expect(paths.count == 2)
      let turned = try #require(paths.first?.path.bounds)
      let upright = try #require(paths.last?.path.bounds)
      #expect(abs(turned.width - upright.height) < 0.01 && abs(turned.height - upright.width) < 0.01)
      return turned
    }
    #expect(try extent("en") == extent("ar"))
  }

  @Test(arguments: [
    "opacity=\"2\"", "opacity=\"-1\"", "radius=\"1 2 3\"", "radius=\"a\"", "radius=\"8 round\"",
    "radius=\"8 8 continuous\"", "clip=\"round\"", "aspect=\"16x9\"",
    "aspect=\"0:3\"", "aspect=\"1:1000\"", "shadow=\"hihg\"", "shadow=\"1 2 3\"", "shadow=\"0 0 -4 red\"",
    "shadow=\"0 0 4 rde\"", "shadow=\"0 0 4000 red\"", "width=\"0%\"", "height=\"2000%\"", "padding=\"20%\"",
    "rotate=\"4\"",
  ])
  func whatCannotBeReadIsAnErrorAtItsPlace(attribute: String) throws {
    let log = DiagnosticLog()
    let xml = "<document lang=\"en\"><canvas><box \(attribute)/></canvas></document>"
    _ = Typesetter(fonts: TextSample.library).session().read(Array(xml.utf8), name: "a.xml", folder: ".", log: log)
    #expect(log.diagnostics.count == 1)
    #expect(log.diagnostics.first?.range != nil && log.diagnostics.first?.hints.isEmpty == false)
  }

  @Test func comparisonNamesWhatChanged() throws {
    let box = "<document lang=\"en\"><canvas><box id=\"b\" height=\"20\" background=\"red\" VALUE/></canvas></document>"
    let run = try CommandRun([
      "a.xml": box.replacing("VALUE", with: "shadow=\"low\""), "b.xml": box.replacing("VALUE", with: "shadow=\"high\""),
      "c.xml": box.replacing("VALUE", with: "shadow=\"low\" opacity=\"0.5\""),
    ])
    let shadow = try run.run("compare", "a.xml", "b.xml")
    #expect(shadow.status == 1 && String(decoding: shadow.output, as: UTF8.self).contains("shadow"))
    let opacity = try run.run("compare", "a.xml", "c.xml")
    #expect(opacity.status == 1 && String(decoding: opacity.output, as: UTF8.self).contains("opacity"))
  }
}

extension FrameItem {
  /// The outline that it is; nil for anything else.
  var pathItem: PathItem? { if case .path(let path) = self { path } else { nil } }
}

extension FrameGroup {
  /// The id of the element that it is; nil for anything else.
  var elementID: String? { if case .element(let element) = meaning { element.id } else { nil } }
}

extension [FrameItem] {
  /// All groups among the items and below them, from the outside in.
  var groups: [FrameGroup] {
    flatMap { item -> [FrameGroup] in
      if case .group(let group) = item { [group] + group.items.groups } else { [] }
    }
  }
}
