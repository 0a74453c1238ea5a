import Foundation

@testable import Typeset

/// Frames made by hand: a line of text is shaped, ordered and placed with as little as that takes.
final class Specimen {
  private let analyzer = TextAnalyzer()
  private let shaper = Shaper()

  static let fonts = Fonts()

  /// The bundled fonts that the specimens are set in.
  struct Fonts: Sendable {
    let latin = font("NotoSans-Regular")
    let arabic = font("NotoSansArabicUI-Regular")
    let hebrew = font("NotoSansHebrew-Regular")

    private static func font(_ name: String) -> Font {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts")
      return try! Font(path: folder.appendingPathComponent(name + ".ttf").path)
    }
  }

  /// A part of a line that is an element of its own, by UTF-16 offsets of the line's text.
  struct Inline {
    var range: Range<Int>
    var element: Element
  }

  /// A line of text whose box begins at `origin` and is 1.5 times the size high.
  func line(
    _ text: String, at origin: Point, size: Double = 16, color: Color = .black, direction: Direction = .leftToRight,
    language: String = "en", inline: [Inline] = []
  ) -> FrameGroup {
    line(
      Array(text.utf16), 0..<text.utf16.count, at: origin, size: size, color: color, direction: direction,
      language: language, inline: inline)
  }

  /// A line that shows a part of a paragraph.
  func line(
    _ paragraph: [UInt16], _ range: Range<Int>, at origin: Point, size: Double = 16, color: Color = .black,
    direction: Direction = .leftToRight, language: String = "en", inline: [Inline] = []
  ) -> FrameGroup {
    var levels = analyzer.levels(of: paragraph, base: direction, isolates: [])
    if levels.isEmpty { levels = Array(repeating: direction == .leftToRight ? 0 : 1, count: paragraph.count) }
    let runs = pieces(of: paragraph, range, levels: levels, inline: inline)
    let order = BidiReordering.visualOrder(of: runs.map { levels[$0.range.lowerBound] })
    var items: [FrameItem] = []
    var x = 0.0
    for index in order {
      let piece = runs[index]
      let run = glyphRun(
        paragraph, piece.range, script: piece.script, level: levels[piece.range.lowerBound],
        origin: Point(x: x, y: size * 1.1), size: size, color: color, language: language)
      x += run.width
      guard let number = piece.inline else {
        items.append(.glyphs(run))
        continue
      }
      var element = inline[number].element
      element.size = Size(width: run.width, height: size * 1.5)
      var inner = run
      inner.origin.x = 0
      items.append(
        .group(
          FrameGroup(origin: Point(x: run.origin.x, y: 0), meaning: .element(element), items: [.glyphs(inner)])))
    }
    let line = Line(
      size: Size(width: x, height: size * 1.5), baseline: size * 1.1, paragraph: paragraph, range: range,
      direction: direction, language: language, fontSize: size)
    return FrameGroup(origin: origin, meaning: .line(line), items: items)
  }

  private struct Piece {
    var range: Range<Int>
    var script: Script
    var inline: Int?
  }

  /// Cuts a range where level, script or inline element change.
  private func pieces(of text: [UInt16], _ range: Range<Int>, levels: [UInt8], inline: [Inline]) -> [Piece] {
    let scripts = analyzer.scripts(of: text)
    var result: [Piece] = []
    for offset in range {
      let script = scripts.first { $0.range.contains(offset) }!.script
      let number = inline.firstIndex { $0.range.contains(offset) }
      if let last = result.last, last.script == script, last.inline == number,
        levels[last.range.lowerBound] == levels[offset]
      {
        result[result.count - 1].range = last.range.lowerBound..<(offset + 1)
      } else {
        result.append(Piece(range: offset..<(offset + 1), script: script, inline: number))
      }
    }
    return result
  }

  private func glyphRun(
    _ text: [UInt16], _ range: Range<Int>, script: Script, level: UInt8, origin: Point, size: Double, color: Color,
    language: String
  ) -> GlyphRun {
    let direction: Direction = level % 2 == 0 ? .leftToRight : .rightToLeft
    let font =
      switch script.tag {
      case "Arab": Specimen.fonts.arabic
      case "Hebr": Specimen.fonts.hebrew
      default: Specimen.fonts.latin
      }
    let shaped = shaper.shape(
      text.span, range: range, font: font,
      properties: ShapingProperties(direction: direction, script: script, language: ShapingLanguage(language)))
    let width = Double(shaped.advance) * size / Double(font.metrics.unitsPerEm)
    let piece = GlyphPiece(
      shaped: shaped, glyphs: shaped.glyphs.indices, start: range.lowerBound, text: range, x: 0)
    return GlyphRun(
      origin: origin, width: width,
      appearance: RunAppearance(font: font, size: size, color: color, language: language), direction: direction,
      script: script.tag, paragraph: text, range: range, pieces: [piece])
  }

  /// An element with the given lines or blocks in it.
  static func element(
    _ name: String, _ id: String, role: Role = .paragraph, at origin: Point, size: Size = Size(width: 300, height: 24),
    direction: Direction = .leftToRight, language: String = "en", items: [FrameItem],
    _ change: (inout Element) -> Void = { _ in }
  ) -> FrameItem {
    var element = Element(
      name: name, id: id, hasOwnID: true, role: role, size: size, position: SourcePosition(line: 1, column: 1),
      direction: direction, language: language)
    change(&element)
    return .group(FrameGroup(origin: origin, meaning: .element(element), items: items))
  }

  /// A paragraph of one line.
  func paragraph(
    _ text: String, _ id: String = "p", at origin: Point, size: Double = 16, direction: Direction = .leftToRight,
    language: String = "en", inline: [Inline] = [], _ change: (inout Element) -> Void = { _ in }
  ) -> FrameItem {
    let line = line(text, at: .zero, size: size, direction: direction, language: language, inline: inline)
    return Specimen.element(
      "p", id, at: origin, direction: direction, language: language, items: [.group(line)], change)
  }

  /// A page with what a reader of many scripts meets.
  func page(_ name: String = "page1") -> Frame {
    let red = PathItem(path: Path(Rect(x: 20, y: 250, width: 40, height: 20)), fill: Color(red: 255, green: 0, blue: 0))
    return Frame(
      name: name, size: Size(width: 360, height: 300), direction: .leftToRight, locale: "en",
      items: [
        Specimen.element(
          "h1", "head", role: .heading, at: Point(x: 20, y: 20),
          items: [.group(line("Harbour lights", at: .zero, size: 24))]
        ) {
          $0.headingLevel = 1
          $0.outlineTitle = "Harbour lights"
        },
        paragraph("Ships waited for the signal.", "latin", at: Point(x: 20, y: 70)),
        paragraph(
          "السلام عليكم ولا إله بِسْمِ اللّٰهِ فِلاَ", "arabic", at: Point(x: 20, y: 110), direction: .rightToLeft,
          language: "ar"),
        paragraph("שלום עולם", "hebrew", at: Point(x: 20, y: 150), direction: .rightToLeft, language: "he"),
        paragraph(
          "برج Pharos القديم", "mixed", at: Point(x: 20, y: 190), direction: .rightToLeft, language: "ar"),
        .path(red),
      ])
  }
}
