/// A text divided into items; nothing is shaped yet.
struct ItemisedText: Sendable {
  /// The text with its levels, scripts and break opportunities.
  let analysed: AnalysedText
  /// The items, in order; they cover the text without a gap.
  let items: [Item]

  /// The text.
  var text: StyledText { analysed.text }

  /// Divides a text.
  init(_ analysed: AnalysedText, fonts: FontSelector, analyzer: TextAnalyzer) {
    var itemiser = Itemiser(analysed: analysed, fonts: fonts, analyzer: analyzer)
    itemiser.divide()
    self.analysed = analysed
    items = itemiser.items
  }
}

/// Divides a text wherever its style, level, script, language or font changes.
private struct Itemiser {
  let analysed: AnalysedText
  let fonts: FontSelector
  let analyzer: TextAnalyzer
  private(set) var items: [Item] = []
  /// The next isolate edge.
  private var edge = 0

  init(analysed: AnalysedText, fonts: FontSelector, analyzer: TextAnalyzer) {
    self.analysed = analysed
    self.fonts = fonts
    self.analyzer = analyzer
  }

  mutating func divide() {
    let text = analysed.text
    let count = text.units.count
    var script = 0
    items.reserveCapacity(analysed.scripts.count + text.spans.count)
    for (span, part) in text.spans.enumerated() {
      let style = part.style
      let match = fonts.font(
        family: style.family, weight: style.weight, italic: style.isItalic, language: style.language.tag)
      var stretch = Stretch(
        span: span, size: style.size, weight: style.weight, isItalic: style.isItalic, language: style.language.tag,
        primary: match.font)
      var start = part.range.lowerBound
      while start < part.range.upperBound {
        while script < analysed.scripts.count, analysed.scripts[script].range.upperBound <= start { script += 1 }
        let scriptEnd = script < analysed.scripts.count ? analysed.scripts[script].range.upperBound : count
        let end = levelEnd(from: start, limit: min(part.range.upperBound, scriptEnd))
        stretch.level = analysed.levels.isEmpty ? analysed.baseLevel : analysed.levels[start]
        stretch.script = script < analysed.scripts.count ? analysed.scripts[script].script : .common
        itemise(start..<end, as: stretch, in: text.units.span)
        start = end
      }
    }
  }

  /// Where the level changes or an isolate starts or ends.
  private mutating func levelEnd(from start: Int, limit: Int) -> Int {
    guard !analysed.levels.isEmpty else { return limit }
    while edge < analysed.edges.count, analysed.edges[edge].offset <= start { edge += 1 }
    let limit = edge < analysed.edges.count ? min(limit, analysed.edges[edge].offset) : limit
    let levels = analysed.levels.span
    var end = start + 1
    while end < limit, levels[end] == levels[start] { end += 1 }
    return end
  }

  /// A part of the text with one style, level and script, whose fonts are not chosen yet.
  private struct Stretch {
    var span: Int
    var size: Double
    var weight: Int
    var isItalic: Bool
    var language: String
    var primary: Font
    var level: UInt8 = 0
    var script = Script.common
  }

  /// Tabs and forced breaks are items of their own; the characters between them are divided by fonts.
  private mutating func itemise(_ range: Range<Int>, as stretch: Stretch, in units: Span<UInt16>) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let unit = units[index]
      if unit == WhiteSpace.lineFeed || unit == WhiteSpace.tab {
        divide(start..<index, of: stretch, in: units)
        append(index..<index + 1, unit == WhiteSpace.tab ? .tab : .lineFeed, stretch.primary, stretch)
        start = index + 1
      }
      index += 1
    }
    divide(start..<range.upperBound, of: stretch, in: units)
  }

  private mutating func divide(_ range: Range<Int>, of stretch: Stretch, in units: Span<UInt16>) {
    guard !range.isEmpty else { return }
    let plan = fonts.plan(
      primary: stretch.primary, script: stretch.script, language: stretch.language, weight: stretch.weight,
      italic: stretch.isItalic)
    if let font = plan.onlyFont(of: units, in: range) { return append(range, .text, font, stretch) }
    let runs = plan.runs(in: units, range: range) {
      analyzer.graphemeBoundaries(in: analysed.text.units, range: range)
    }
    for run in runs {
      if let font = run.font {
        append(run.range, .text, font, stretch)
      } else {
        appendMissing(run.range, stretch)
      }
    }
  }

  /// One item for each grapheme cluster that no font has.
  private mutating func appendMissing(_ range: Range<Int>, _ stretch: Stretch) {
    var start = range.lowerBound
    for end in analyzer.graphemeBoundaries(in: analysed.text.units, range: range) + [range.upperBound] {
      append(start..<end, .missing, stretch.primary, stretch)
      start = end
    }
  }

  /// How many points right-to-left text in a font grows (R023, R024).
  private func points(for font: Font, _ stretch: Stretch) -> Double {
    switch analysed.text.balance {
    case .off: 0
    case .auto: R023Balance.points
    case .measure:
      R024Measure.points(
        size: stretch.size, capitals: capitals(beside: stretch).capitalHeight,
        letters: font.letterHeight(of: stretch.script), textScale: analysed.text.textScale)
    }
  }

  /// The font of the capitals beside a stretch: its own family, or the default one where that has no Latin.
  private func capitals(beside stretch: Stretch) -> Font {
    if stretch.primary.capitalHeight != nil { return stretch.primary }
    return fonts.font(family: nil, weight: stretch.weight, italic: stretch.isItalic).font
  }

  private mutating func append(_ range: Range<Int>, _ kind: Item.Kind, _ font: Font, _ stretch: Stretch) {
    guard !range.isEmpty else { return }
    let raised = analysed.text.raisesRightToLeft && R023Balance.raises(stretch.script)
    let balance = raised ? points(for: font, stretch) : 0
    items.append(
      Item(
        range: range, kind: kind, span: stretch.span, level: stretch.level, script: stretch.script, font: font,
        size: stretch.size + balance, balance: balance))
  }
}
