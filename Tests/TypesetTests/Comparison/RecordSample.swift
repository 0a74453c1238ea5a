import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Frames as the text of a baseline.
enum RecordSample {
  /// The text of some frames, recorded with fixed versions.
  static func text(of frames: [Frame], document: String = "test.xml") -> String {
    text(of: frames.map { PageRecord($0) }, document: document)
  }

  /// The text of some records.
  static func text(of pages: [PageRecord], document: String = "test.xml") -> String {
    let buffer = ByteBuffer()
    let writer = RecordWriter(to: buffer)
    writer.addHead(document: document, versions: [("typeset", "1.2"), ("icu", "72.1")])
    for page in pages { writer.add(page) }
    return buffer.text
  }

  /// The text of a document on a canvas 300 pt wide.
  static func text(ofCanvas blocks: String) throws -> String { text(of: try LayoutSample.canvas(blocks).frames) }

  /// What a text says.
  static func pages(_ text: String) throws -> [PageRecord] {
    try BaselineRecord(Array(text.utf8), name: "test.baseline").pages
  }

  /// A page 100 pt wide and high that holds some items.
  static func frame(_ items: [FrameItem]) -> Frame {
    Frame(
      name: "page", size: Size(width: 100, height: 100), direction: .leftToRight, locale: "en", device: "iphone-xs",
      items: items)
  }

  /// An element of some id that holds some items.
  static func element(_ id: String, at origin: Point = .zero, clip: Rect? = nil, _ items: [FrameItem]) -> FrameItem {
    var element = Element(
      name: "button", id: id, hasOwnID: true, role: .button, size: Size(width: 40, height: 20),
      position: SourcePosition(line: 3, column: 4), direction: .rightToLeft, alignment: .right, language: "ar",
      rules: [Rule(4), Rule(101)])
    element.label = "Save \"all\""
    element.value = "1"
    element.hint = "saves"
    element.link = "#top"
    element.headingLevel = 2
    element.isTruncated = true
    element.isMirrored = true
    element.isDecorative = true
    return .group(FrameGroup(origin: origin, clip: clip, meaning: .element(element), items: items))
  }

  /// A run of shaped text.
  static func run(_ text: String, font: Font = BundledFonts.font(), color: Color = .black, size: Double = 17)
    -> GlyphRun
  {
    let shaped = Shaper().shape(text, font: font, script: .latin)
    let units = Array(text.utf16)
    let width = Double(shaped.advance) * size / Double(font.metrics.unitsPerEm)
    return GlyphRun(
      origin: Point(x: 1, y: 12), width: width,
      appearance: RunAppearance(font: font, size: size, balance: 1, color: color, language: "en"),
      direction: .leftToRight, script: "Latn", paragraph: units, range: 0..<units.count,
      pieces: [GlyphPiece(shaped: shaped, glyphs: 0..<shaped.glyphs.count, start: 0, text: 0..<units.count, x: 0)])
  }

  /// A line that holds a run, an underline below it and an inline element with another run.
  static func line(_ run: GlyphRun) -> FrameItem {
    let text = run.paragraph + run.paragraph
    let line = Line(
      size: Size(width: run.width, height: 20), baseline: 12, paragraph: text, range: 0..<text.count,
      direction: .leftToRight, language: "en", fontSize: 17)
    var first = run
    first.paragraph = text
    var second = first
    second.range = run.range.count..<text.count
    let inline = FrameItem.group(
      FrameGroup(origin: Point(x: run.width, y: 0), meaning: .element(link), items: [.glyphs(second)]))
    let underline = PathItem(path: Path(Rect(x: 0, y: 14, width: run.width, height: 1)), fill: .black)
    return .group(
      FrameGroup(
        origin: Point(x: 2, y: 3), clip: Rect(x: 0, y: 0, width: 30, height: 20), meaning: .line(line),
        items: [.glyphs(first), .path(underline), inline]))
  }

  private static var link: Element {
    Element(
      name: "a", id: "more", hasOwnID: true, role: .link, size: Size(width: 10, height: 20),
      position: SourcePosition(line: 3, column: 9), direction: .leftToRight, language: "en")
  }
}
