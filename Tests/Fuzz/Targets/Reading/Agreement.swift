@testable import Typeset
@testable import TypesetReview

/// What the outputs of one document must have in common.
///
/// JSON lists the lines of elements. SVG has the same lines in its layer of text: one that shows nothing is left out,
/// and so are the controls that XML cannot hold; running heads are in SVG alone, hidden. PDF has the text by its
/// structure, without what is decoration, and without what lies outside of pages and clips; blanks and characters that
/// are never seen may be lost there, and a noncharacter is U+FFFD. A picture has ink where a letter is.
struct Agreement {
  /// The dump, or nil if the document was refused.
  let json: [UInt8]?
  /// The pages as SVG.
  let svg: [[UInt8]]?
  /// The PDF.
  let pdf: [UInt8]?
  /// The pages as PNG, and their pixels per point.
  let png: [[UInt8]]?
  let scale: Double
  /// The pages.
  let frames: [Frame]
  /// Whether the document holds paragraphs alone, in the order in which they are read.
  let isPlain: Bool

  /// Fails if they disagree.
  func check() {
    guard let json else { return }
    let dump = JSONLines(json)
    if let svg { compare(dump, svg.map { SVGLines($0) }) }
    let pages = frames.map { FrameLines($0) }
    if let pdf { compare(pages, PDFText(pdf)) }
    if let png, isPlain { compare(pages, png) }
  }

  // MARK: Lines

  private func compare(_ dump: JSONLines, _ pages: [SVGLines]) {
    let lines = pages.flatMap(\.lines).filter { Self.showsSomething($0.text) }
    let (all, read) = (lines.map(\.text), lines.filter { !$0.isHidden }.map(\.text))
    let dumped = dump.texts.map(Self.asXML).filter(Self.showsSomething)
    if isPlain {
      expect(all == dumped, "JSON and SVG have the same lines in the same order: \(Self.difference(dumped, all))")
    }
    expect(Self.holds(all, dumped), "SVG has every line of JSON: \(Self.difference(dumped, all))")
    expect(Self.holds(dumped, read), "JSON has every line that SVG shows: \(Self.difference(read, dumped))")
  }

  /// What XML can hold of a text.
  private static func asXML(_ text: String) -> String {
    var result = ""
    result.unicodeScalars += text.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF || [9, 10, 13].contains($0.value)
    }
    return result
  }

  private static func showsSomething(_ text: String) -> Bool { !visible(Array(text.utf16)).isEmpty }

  /// Whether a list has at least the values of another, each as often; texts are equal if their code points are.
  private static func holds(_ list: [String], _ others: [String]) -> Bool {
    var counts: [[Unicode.Scalar]: Int] = [:]
    for text in list { counts[Array(text.unicodeScalars), default: 0] += 1 }
    for text in others { counts[Array(text.unicodeScalars), default: 0] -= 1 }
    return counts.values.allSatisfy { $0 >= 0 }
  }

  /// The first place where two lists differ.
  private static func difference(_ one: [String], _ other: [String]) -> String {
    let index = zip(one, other).enumerated().first { Array($1.0.unicodeScalars) != Array($1.1.unicodeScalars) }?.offset
    let place = index ?? min(one.count, other.count)
    func show(_ list: [String]) -> String {
      place < list.count ? list[place].unicodeScalars.prefix(60).map { $0.escaped(asASCII: true) }.joined() : "no line"
    }
    return "\(one.count) and \(other.count) lines; line \(place + 1): \(show(one)) | \(show(other))"
  }

  // MARK: Text of PDF

  private func compare(_ pages: [FrameLines], _ pdf: PDFText) {
    let lines = pages.flatMap(\.lines)
    let read = Self.visible(pdf.text)
    let allowed = Self.visible(lines.flatMap(\.text))
    let required = Self.visible(lines.filter { $0.isRead && $0.isWhole }.flatMap(\.text))
    if isPlain, lines.allSatisfy(\.isWhole) {
      expect(read == required, "the PDF has the text of the lines in order: \(Self.difference(required, read))")
    }
    expect(Self.holds(allowed, read), "the PDF has no text but that of the lines: \(Self.difference(read, allowed))")
    expect(Self.holds(read, required), "the PDF has all text of the lines: \(Self.difference(required, read))")
    for (page, baselines) in zip(pages, pdf.baselines) {
      for line in page.lines where line.isRead && line.isWhole && line.hasPlainLetters {
        let height = (line.baseline * 100).rounded()
        expect(
          baselines.contains { abs($0 - height) <= 2 },
          "the PDF has glyphs on the line at \(line.baseline): \(baselines.sorted())")
      }
    }
  }

  /// What a text shows: neither blanks nor controls nor characters that are never seen.
  private static func visible(_ text: [UInt16]) -> [String] {
    String(decoding: text, as: UTF16.self).unicodeScalars.compactMap { scalar in
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control {
        return nil
      }
      return properties.isNoncharacterCodePoint ? "\u{FFFD}" : String(scalar)
    }
  }

  // MARK: Ink

  private func compare(_ pages: [FrameLines], _ pictures: [[UInt8]]) {
    expect(pages.count == pictures.count, "every page is a picture")
    for (page, file) in zip(pages, pictures) {
      let bitmap: Bitmap
      do { bitmap = try Bitmap(png: file) } catch { preconditionFailure("the picture can be read: \(error)") }
      for line in page.lines where line.isWhole && line.hasPlainLetters && !line.isDecorated {
        expect(hasInk(line, in: bitmap), "the picture shows the line at \(line.frame)")
      }
    }
  }

  /// Whether the place of a line has more than one colour, or that of its letters.
  private func hasInk(_ line: FrameLines.Shown, in bitmap: Bitmap) -> Bool {
    let columns = Int(line.frame.minX * scale)..<min(bitmap.width, Int((line.frame.maxX * scale).rounded(.up)))
    let rows = Int(line.frame.minY * scale)..<min(bitmap.height, Int((line.frame.maxY * scale).rounded(.up)))
    guard let left = columns.first, let top = rows.first else { return true }
    let ground = bitmap[left, top]
    if line.runs.contains(where: { !$0.appearance.color.isSeen(on: ground) }) { return true }
    return rows.contains { y in columns.contains { x in bitmap[x, y] != ground } }
  }
}

extension FrameLines.Shown {
  /// Whether it has letters that are on its baseline, of a size that leaves ink.
  fileprivate var hasPlainLetters: Bool {
    runs.contains { run in
      run.appearance.size >= 8 && abs(run.origin.y + frame.minY - baseline) < 0.01 && run.direction == .leftToRight
        && run.text.unicodeScalars.contains { $0.properties.isAlphabetic && $0.isASCII }
    }
  }
}

extension Color {
  /// Whether letters of the colour are seen on a ground.
  fileprivate func isSeen(on ground: Color) -> Bool {
    let differences = [(red, ground.red), (green, ground.green), (blue, ground.blue)].map { abs(Int($0) - Int($1)) }
    return alpha >= 100 && differences.contains { $0 > 40 }
  }
}
