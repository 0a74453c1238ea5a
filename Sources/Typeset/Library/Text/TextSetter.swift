/// Sees a text when it is placed, with its side.
package typealias TextObserver = (BrokenParagraph, BlockAlignment) -> Void

/// Sets text: from a block of the document to lines in fixed positions. One per document task.
///
/// `compose`, `measure`, `lines` and `place` are the path of a paragraph. Each stage has a folder and gives a type of
/// its own; none is revisited. Layout calls them one by one, because a width lies between `measure` and `lines`; `set`
/// calls them all.
package final class TextSetter {
  /// Chooses fonts.
  let fonts: FontSelector
  /// Finds levels, scripts and breaks.
  let analyzer: TextAnalyzer
  /// Shapes words.
  private let shaper: Shaper
  private let reporter: TextReporter
  /// How many lines have been placed.
  private var lineCount = 0
  /// Sees every text that is placed, with its side, for the inspection of the stages.
  package var observer: TextObserver?

  /// Creates a setter that takes its fonts from `fonts` and reports to `log` what they lack.
  ///
  /// The analyzer and the shaper may have served other documents before; their memory changes no result.
  init(
    fonts: FontSelector, source: SourceFile, log: DiagnosticLog, analyzer: TextAnalyzer = TextAnalyzer(),
    shaper: Shaper = Shaper()
  ) {
    self.fonts = fonts
    self.analyzer = analyzer
    self.shaper = shaper
    reporter = TextReporter(source: source, log: log)
  }

  /// The text of a block as it will be seen; `environment` is the one inside the block.
  func compose(
    _ inlines: [Inline], of block: Block, in environment: TextEnvironment, pageNumbers: PageNumbers? = nil
  ) -> StyledText {
    TextComposer.compose(inlines, of: block, in: environment, pageNumbers: pageNumbers, analyzer: analyzer)
  }

  /// The direction of the first strong character of a text; nil where it has none.
  func firstStrong(in text: String) -> Direction? { analyzer.firstStrong(in: Array(text.utf16), isolates: []) }

  /// Whether a text has upper-case Latin, beside which Arabic and Hebrew grow (R023).
  func hasUpperCaseLatin(_ text: StyledText) -> Bool {
    R023Balance.hasUpperCaseLatin(in: text.units, runs: analyzer.scripts(of: text.units))
  }

  /// Reports the characters of all texts so far that no font has, one warning for each script.
  func reportMissingCharacters() { reporter.reportMissingCharacters(fonts: fonts) }

  /// The measured text; faces that no font has are reported, characters with those of all other texts.
  func measure(_ text: StyledText) -> MeasuredParagraph {
    let measured = measureQuietly(text)
    reporter.report(measured.shaped.itemised, fonts: fonts)
    return measured
  }

  /// The stages before a width is known.
  private func measureQuietly(_ text: StyledText) -> MeasuredParagraph {
    let itemised = ItemisedText(analyzer.analyse(text), fonts: fonts, analyzer: analyzer)
    return MeasuredParagraph(ShapedParagraph(itemised, shaper: shaper), shaper: shaper)
  }

  /// The text broken for a width in points, cut where its lines run out.
  func lines(of paragraph: MeasuredParagraph, in width: Double) -> BrokenParagraph {
    let wrap = paragraph.text.wrap
    let greedy = GreedyBreaker.lines(of: paragraph, in: width, wraps: wrap != .none, analyzer: analyzer)
    let limit = paragraph.text.lineLimit
    let overflows = limit > 0 && greedy.count > limit
    let isTooWide = wrap == .none && limit > 0 && paragraph.maxContent > width + GreedyBreaker.tolerance
    if overflows || isTooWide {
      return Truncator.truncate(
        paragraph, greedy, to: min(limit, greedy.count), in: width, analyzer: analyzer,
        measure: { measureQuietly($0) })
    }
    let lines =
      switch wrap {
      case .greedy, .none: greedy
      case .pretty: PrettyBreaker.lines(of: paragraph, in: width, greedy: greedy)
      case .balance: BalancedBreaker.lines(of: paragraph, in: width, greedy: greedy, analyzer: analyzer)
      }
    return BrokenParagraph(paragraph: paragraph, lines: lines, width: width)
  }

  /// The width of a text that is cut to three characters and an ellipsis, in points; that of the whole where it is
  /// narrower.
  func leastCutWidth(of paragraph: MeasuredParagraph) -> Double {
    let units = paragraph.text.units
    let ends = analyzer.graphemeBoundaries(in: units, range: 0..<min(units.count, 64))
    guard ends.count >= 3, let first = paragraph.items.first else { return paragraph.maxContent }
    var cursor = WidthCursor(words: paragraph.words.span, items: paragraph.items)
    let ellipsis = shaper.character(0x2026, in: first, of: paragraph.text)
    return min(paragraph.maxContent, cursor.position(of: ends[2]) + Double(ellipsis.advance) * first.scale)
  }

  /// The widths of the fewest lines that a text can have in a width, without their hanging blanks, in points.
  func widths(of paragraph: MeasuredParagraph, in width: Double) -> [Double] {
    let wraps = paragraph.text.wrap != .none
    let slicer = LineSlicer(paragraph)
    return GreedyBreaker.lines(of: paragraph, in: width, wraps: wraps, analyzer: analyzer).map(slicer.width)
  }

  /// The width of the longest line without its hanging blanks, in points, rounded up so that it is broken the same way
  /// in it.
  func longestLine(of broken: BrokenParagraph) -> Double {
    let slicer = LineSlicer(broken.paragraph)
    return broken.lines.reduce(0) { max($0, slicer.width(of: $1)) } + GreedyBreaker.tolerance
  }

  /// Lines in fixed positions; all of them, or `subset`. `position` gives the place of a byte offset in the source.
  func place(
    _ broken: BrokenParagraph, as membership: AlignmentMembership, lines subset: Range<Int>? = nil,
    position: @escaping (Int) -> SourcePosition
  ) -> PlacedText {
    observer?(broken, broken.alignment(as: membership))
    lineCount += subset?.count ?? broken.lines.count
    // Nothing is drawn after an error.
    let exceedsLimit = lineCount > MarkupLimits.mostLines
    if exceedsLimit { reporter.reportTooManyLines(of: broken.paragraph.text) }
    return broken.place(as: membership, lines: exceedsLimit ? 0..<0 : subset, position: position)
  }

  /// A text in fixed position, without reports and unobserved: words about a page, such as an annotation.
  func set(_ text: StyledText, in width: Double, as membership: AlignmentMembership, at place: SourcePosition)
    -> PlacedText
  {
    lines(of: measureQuietly(text), in: width).place(as: membership) { _ in place }
  }
}
