import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The third panel: a picture mirrored over another.
@Suite struct MirrorPanelTests {
  /// A document whose picture is a box at one side.
  private static let box = """
    <document lang="en"><canvas width="200" background="#ffffff">\
    <row><box width="50" height="40" background="#000000"/><spacer/></row></canvas></document>
    """
  /// The same, but the box keeps its side.
  private static let kept = box.replacing("<row>", with: "<row dir=\"ltr\">")

  /// Every colour of the panel at the height of the box, as parts of its width from left to right.
  private func colors(_ xml: String) throws -> [[UInt8]] {
    let frames = try [Direction.leftToRight, .rightToLeft].map {
      try LayoutSample(xml, options: LayoutOptions(direction: $0)).frames[0]
    }
    let panel = MirrorPanel(frames[0], under: frames[1])
    let frame = Frame(
      name: "panel", size: panel.size, direction: .leftToRight, locale: "en", background: nil,
      items: [.group(panel.group)])
    let picture = try PictureSample.read(try PNGOutput.png(of: frame, scale: 1))
    let pixels = try picture.pixels()
    return [25, 100, 175].map { x in
      let pixel = pixels[20 * Int(picture.size.width) + x]
      return [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
  }

  @Test func mirroredPartsCoincideAndOthersDoNot() throws {
    func isNear(_ color: [UInt8], _ wanted: Color) -> Bool {
      zip(color, [wanted.red, wanted.green, wanted.blue]).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
    }
    let turned = try colors(Self.box)
    #expect(
      isNear(turned[0], MirrorPanel.shared) && isNear(turned[1], .white) && isNear(turned[2], .white), "\(turned)")
    let kept = try colors(Self.kept)
    #expect(isNear(kept[0], MirrorPanel.faded(MirrorPanel.leftToRight)), "\(kept)")
    #expect(isNear(kept[2], MirrorPanel.faded(MirrorPanel.rightToLeft)), "\(kept)")
  }

  @Test func thePanelIsNotInTextTagsOrDump() throws {
    let plain = try SheetSample(SheetSample.screen, [.direction: "ltr,rtl"])
    let mirrored = try SheetSample(SheetSample.screen, request: SheetOptions(mirrors: true))
    #expect(mirrored.figures().count == 2 && plain.figures().count == 2)
    let page = try mirrored.element("page-en-iphone-xs-l-rtl/mirrored")
    #expect(page.lines == ["en rtl over en ltr", "mirrored"])
    // Both renderings, the heads and the legend are there once, and nothing of the panel but its words.
    func texts(_ sheet: SheetSample) -> [String] {
      sheet.elements().filter { $0.element.name == "h1" }.flatMap(\.lines)
    }
    #expect(texts(mirrored) == texts(plain))
    let svg = String(decoding: try SVGOutput.svg(of: mirrored.frames[0], title: nil, language: "en"), as: UTF8.self)
    #expect(svg.components(separatedBy: ">Boats leave at ").count == 3)
  }

  @Test func thePanelIsVectorInEveryOutput() throws {
    let frame = try SheetSample(SheetSample.screen, request: SheetOptions(mirrors: true)).frames[0]
    let svg = String(decoding: try SVGOutput.svg(of: frame, title: nil, language: "en"), as: UTF8.self)
    #expect(!svg.contains("<image") && svg.contains("opacity"))
    if Tool.xmllint.isMissing { return }
    #expect(try Tool.xmllint.run(["--noout", "FILE"], input: Array(svg.utf8)).isEmpty)
  }

  @Test func theFirstOfEachDirectionAreCompared() throws {
    let sheet = try SheetSample(
      SheetSample.screen, [.locale: "en,de,ar,he", .textSize: "l,xl"], request: SheetOptions(mirrors: true))
    let panels = sheet.elements().filter { $0.element.id.hasSuffix("/mirrored") }.flatMap(\.lines)
    #expect(panels == ["ar over en", "mirrored", "ar over en", "mirrored"])
  }

  @Test func anAnnotationLetsThroughWhatItsOpacitySays() {
    #expect(FrameGroup.annotation(opacity: 3, []).opacity == 1)
    #expect(FrameGroup.annotation(opacity: -1, []).opacity == 0)
  }
}
