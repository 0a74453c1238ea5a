/// A shaped text with the places where its lines may end and the widths between them; no line is chosen yet.
final class MeasuredParagraph {
  /// The shaped text.
  let shaped: ShapedParagraph
  /// Where lines may be broken, with the widths between; the first is the start of the text.
  let opportunities: [Opportunity]
  /// The min-content width: the widest part that no break divides, in points.
  let minContent: Double
  /// The max-content width: the widest line when only forced breaks act, in points.
  let maxContent: Double
  /// Its tabs and where they lead; nil without tabs.
  let tabStops: TabStops?
  /// Shapes again what a line cannot take from the words as they are.
  let shaper: Shaper

  /// The text.
  var text: StyledText { shaped.text }
  /// The text with its levels, scripts and break opportunities.
  var analysed: AnalysedText { shaped.itemised.analysed }
  /// Stretches of one style, level, script, language and font each.
  var items: [Item] { shaped.items }
  /// The shaped words.
  var words: [Word] { shaped.words }

  /// Measures a text.
  init(_ shaped: ShapedParagraph, shaper: Shaper) {
    self.shaped = shaped
    self.shaper = shaper
    opportunities = Opportunity.all(in: shaped, shaper: shaper)
    (minContent, maxContent) = Opportunity.widths(of: opportunities)
    tabStops = shaped.hasTabs ? TabStops(in: shaped, shaper: shaper) : nil
  }

  /// The index of the first word that ends after an offset.
  func wordIndex(at offset: Int) -> Int { words.span.index(endingBehind: offset) }
}
