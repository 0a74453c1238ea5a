/// A text broken into lines for a width.
package struct BrokenParagraph {
  /// The measured text, already cut where its lines ran out.
  let paragraph: MeasuredParagraph
  /// Its lines; the ranges join to the whole text.
  let lines: [LineRange]
  /// The width it was broken for, in points.
  let width: Double
  /// The whole text where it was cut (`lines`); nil if nothing was.
  let uncut: UncutText?
  /// The height of each line, in points.
  let lineHeights: [Double]
  /// Whether an item of the text was enlarged beside another script (R023, R024); known once for all pages that show
  /// its lines.
  let isBalanced: Bool

  init(paragraph: MeasuredParagraph, lines: [LineRange], width: Double, uncut: UncutText? = nil) {
    self.paragraph = paragraph
    self.lines = lines
    self.width = width
    self.uncut = uncut
    lineHeights = Self.heights(of: lines, in: paragraph)
    isBalanced = paragraph.items.contains { $0.balance > 0 }
  }

  /// Whether text was cut.
  var isTruncated: Bool { uncut != nil }
  /// Whether text was cut without its author asking for it.
  var isCutUnasked: Bool { isTruncated && !paragraph.text.isCutAsAsked }
  /// How many lines it has.
  var lineCount: Int { lines.count }
  /// The height of all lines, in points.
  var height: Double { lineHeights.reduce(0, +) }
  /// The first baseline below the top, in points; 0 without lines.
  var firstBaseline: Double { lineHeights.first.map(baseline(inLineOf:)) ?? 0 }

  /// Where the baseline lies below the top of a line of a height, in points (F8).
  func baseline(inLineOf height: Double) -> Double {
    let size = paragraph.text.style.size
    return (height - DefaultFontMetrics.height * size) / 2 + DefaultFontMetrics.ascent * size
  }

  /// The words that end some of its lines although no line may end inside them, each once, in order; of a long one its
  /// start.
  func brokenWords(in range: Range<Int>) -> [String] {
    guard lines[range].contains(where: \.isEmergency) else { return [] }
    let units = paragraph.text.units
    let ends = paragraph.opportunities
    // A hyphen is inside a word.
    func isInside(_ end: Opportunity) -> Bool {
      end.addsHyphen || end.offset > 0 && units[end.offset - 1] == WhiteSpace.softHyphen
    }
    var words: [String] = []
    var known = 0
    for line in lines[range] where line.isEmergency && line.range.upperBound >= known {
      var next = ends.indices.firstIndex(behind: { ends[$0].offset <= line.range.upperBound })
      var last = next - 1
      while last >= 0, isInside(ends[last]) { last -= 1 }
      while next < ends.count, isInside(ends[next]) { next += 1 }
      let start = last >= 0 ? ends[last].offset : 0
      known = next < ends.count ? ends[next].offset : units.count
      let shown = start..<min(max(start, known), start + Self.longestShownWord)
      let word = String(utf16: units[shown]).filter { $0 != "\u{AD}" && !$0.isWhitespace }
      words.append(shown.upperBound < known ? word + "…" : word)
    }
    return words
  }

  /// So many units of a broken word are shown at most.
  private static let longestShownWord = 60

  /// A line is as high as the largest leading on it.
  private static func heights(of lines: [LineRange], in paragraph: MeasuredParagraph) -> [Double] {
    let text = paragraph.text
    guard text.spans.count > 1 else {
      return Array(repeating: paragraph.leading(of: text.spans.first?.style ?? text.style), count: lines.count)
    }
    var first = 0
    return lines.map { line in
      while first < text.spans.count, text.spans[first].range.upperBound <= line.range.lowerBound { first += 1 }
      var leading = 0.0
      var span = first
      while span < text.spans.count, text.spans[span].range.lowerBound < line.range.upperBound {
        leading = max(leading, paragraph.leading(of: text.spans[span].style))
        span += 1
      }
      return leading == 0 ? paragraph.leading(of: text.style) : leading
    }
  }
}

extension MeasuredParagraph {
  /// The line height of a style: its leading, grown in a text with a font taller than the default one by the ratio of
  /// both.
  ///
  /// There the leading counts as no tighter than that of body text: the large styles, whose lines stand closer, would
  /// let the long strokes of Nastaliq run into the line above.
  fileprivate func leading(of style: TextStyle) -> Double {
    guard let tallHeight = shaped.tallHeight else { return style.leading }
    let body = DynamicType.size(of: .body, at: .standard)
    let leading = max(style.leading, style.size * body.leading / body.size)
    return leading * tallHeight / DefaultFontMetrics.height
  }
}
