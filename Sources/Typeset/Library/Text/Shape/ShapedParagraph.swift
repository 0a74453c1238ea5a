/// A shaped text, in reading order; its words follow one another without gap but for forced breaks.
final class ShapedParagraph {
  /// The text with what Unicode says of it.
  let analysed: AnalysedText
  /// One look, level, script, language and font each.
  let items: [Item]
  /// The shaped words.
  let words: [Word]
  /// Where lines may be broken, with the widths between; the first is the start of the text.
  let opportunities: [Opportunity]
  /// The min-content width: the widest part that no break divides, in points.
  let minContent: Double
  /// The max-content width: the widest line when only forced breaks act, in points.
  let maxContent: Double
  /// The height of the tallest font that makes its lines taller than the default one does, per em; nil for none (F8).
  let tallHeight: Double?
  /// Whether its widths depend on where a tab stands.
  let hasTabs: Bool
  /// Whether anything beside glyphs is drawn on its lines.
  let hasDecorations: Bool
  let shaper: Shaper
  /// Its tabs and where they lead; nil without tabs.
  private(set) lazy var tabStops = hasTabs ? TabStops(in: self) : nil

  /// The text.
  var text: StyledText { analysed.text }

  init(analysed: AnalysedText, items: [Item], words: [Word], shaper: Shaper) {
    self.analysed = analysed
    self.items = items
    self.words = words
    self.shaper = shaper
    hasTabs = items.contains { $0.kind == .tab }
    hasDecorations = items.contains { $0.kind == .missing } || analysed.text.spans.contains { $0.style.isDecorated }
    opportunities = Opportunity.all(in: analysed, items: items, words: words, shaper: shaper)
    (minContent, maxContent) = Opportunity.widths(of: opportunities)
    tallHeight = items.lazy.filter(\.needsTallLines).map(\.font.metrics.height).max()
  }
}

extension Item {
  /// Whether lines must be taller than those of the default font: Nastaliq leans far above and below its baseline.
  ///
  /// Chinese characters fill their em and no more, whatever room their fonts ask for.
  fileprivate var needsTallLines: Bool {
    // A font of the same height differs by rounding.
    font.metrics.height > DefaultFontMetrics.height * 1.0001 && font.glyph(for: "\u{4E00}") == nil
  }
}

extension ShapedParagraph {
  /// The index of the first word that ends behind an offset.
  func wordIndex(at offset: Int) -> Int {
    words.withUnsafeBufferPointer { $0.index(endingBehind: offset) }
  }
}

/// The line metrics of the default font, Noto Sans, per em (F8).
enum DefaultFontMetrics {
  /// How far it rises above the baseline.
  static let ascent = 1.069
  /// How far it falls below.
  static let descent = 0.293
  /// Both together.
  static var height: Double { ascent + descent }
}

extension FontMetrics {
  /// Ascent and descent together, per em.
  var height: Double { Double(ascent + descent) / Double(unitsPerEm) }
}
