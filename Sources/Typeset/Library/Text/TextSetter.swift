/// Sets text: from a block of the document to lines in fixed position. One per document task.
///
/// The path of a paragraph reads from top to bottom in `shape` and `lines`; a type stands for every state between stages, and
/// nothing is revisited.
final class TextSetter {
  let analyzer: TextAnalyzer
  private let fonts: FontSelector
  private let shaper: Shaper
  private let reporter: TextReporter
  /// Told of every text that is put in its place, for who wants to see the stages.
  var observer: TextObserver?

  /// Creates a setter that takes its fonts from `fonts` and reports what they lack to `log`.
  ///
  /// The analyzer and the shaper may have served other documents before: what they remember changes no result.
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

  /// Whether a text has upper-case Latin, beside which Arabic and Hebrew grow (R023).
  func hasUpperCaseLatin(_ text: StyledText) -> Bool {
    R023Balance.hasUpperCaseLatin(in: text.units, runs: analyzer.scripts(of: text.units))
  }

  /// Reports the characters of all texts so far that no font has, one warning for each script.
  func reportMissingCharacters() { reporter.reportMissingCharacters(fonts: fonts) }

  /// The shaped text; faces that no font has are reported, characters with those of all other texts.
  func shape(_ text: StyledText) -> ShapedParagraph {
    let shaped = shapeQuietly(text)
    reporter.report(shaped, fonts: fonts)
    return shaped
  }

  /// The shaped text, without reports.
  func shapeQuietly(_ text: StyledText) -> ShapedParagraph {
    let analysed = analyzer.analyse(text)
    let items = Itemiser.items(of: analysed, fonts: fonts, analyzer: analyzer)
    return ParagraphShaper.shape(analysed, items: items, shaper: shaper)
  }

  /// The text broken for a width in points, cut where its lines run out.
  func lines(of paragraph: ShapedParagraph, in width: Double) -> BrokenParagraph {
    var broken = breakLines(of: paragraph, in: width)
    broken.observer = observer
    return broken
  }

  private func breakLines(of paragraph: ShapedParagraph, in width: Double) -> BrokenParagraph {
    let wrap = paragraph.text.wrap
    let greedy = GreedyBreaker.lines(of: paragraph, in: width, wraps: wrap != .none, analyzer: analyzer)
    let limit = paragraph.text.lineLimit
    let overflows = limit > 0 && greedy.count > limit
    let isTooWide = wrap == .none && limit > 0 && paragraph.maxContent > width + GreedyBreaker.tolerance
    if overflows || isTooWide {
      let lines = Array(greedy[..<min(limit, greedy.count)])
      return Truncator(setter: self, paragraph: paragraph, width: width).truncate(greedy, to: lines.count)
    }
    let lines =
      switch wrap {
      case .greedy, .none: greedy
      case .pretty: PrettyBreaker.lines(of: paragraph, in: width, greedy: greedy)
      case .balance: BalancedBreaker.lines(of: paragraph, in: width, greedy: greedy, analyzer: analyzer)
      }
    return BrokenParagraph(paragraph: paragraph, lines: lines, width: width, isTruncated: false)
  }
}
