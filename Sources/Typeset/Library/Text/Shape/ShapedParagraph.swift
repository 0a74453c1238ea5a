/// A shaped text, in reading order; its words follow one another without a gap except at forced breaks.
struct ShapedParagraph: Sendable {
  /// The text with its items.
  let itemised: ItemisedText
  /// The shaped words.
  let words: [Word]
  /// The height of the tallest font that makes its lines taller than the default one does, per em; nil for none (F8).
  let tallHeight: Double?
  /// Whether its widths depend on the place of a tab.
  let hasTabs: Bool
  /// Whether anything besides glyphs is drawn on its lines.
  let hasDecorations: Bool

  /// The items.
  var items: [Item] { itemised.items }
  /// The text.
  var text: StyledText { itemised.text }

  /// Shapes a text.
  init(_ itemised: ItemisedText, shaper: Shaper) {
    self.itemised = itemised
    words = WordShaper.words(of: itemised, shaper: shaper)
    var traits = ItemTraits()
    let items = itemised.items.span
    for index in items.indices { traits.add(items[index]) }
    hasTabs = traits.hasTabs
    hasDecorations = traits.hasMissing || itemised.text.spans.contains { $0.style.isDecorated }
    tallHeight = traits.tallHeight
  }
}

/// What matters of the items of a text as a whole.
private struct ItemTraits {
  var hasTabs = false
  var hasMissing = false
  /// The height of the tallest font that needs tall lines, per em.
  var tallHeight: Double?
  /// The font of the latest item.
  private var latestFont: ObjectIdentifier?

  mutating func add(_ item: borrowing Item) {
    if item.kind == .tab { hasTabs = true }
    if item.kind == .missing { hasMissing = true }
    let font = ObjectIdentifier(item.font)
    guard font != latestFont else { return }
    latestFont = font
    if item.font.needsTallLines { tallHeight = max(tallHeight ?? 0, item.font.metrics.height) }
  }
}

extension Font {
  /// Whether lines must be taller than those of the default font: Nastaliq leans far above and below its baseline.
  ///
  /// Chinese characters fill their em and no more, however much room their fonts ask for. A font of mathematics asks
  /// for that of its large signs.
  fileprivate var needsTallLines: Bool {
    // A font of the same height differs by rounding.
    metrics.height > DefaultFontMetrics.height * 1.0001 && glyph(for: "\u{4E00}") == nil
      && glyph(for: "\u{1D400}") == nil
  }
}

/// The line metrics of Noto Sans, per em (F8). They hold for interfaces too, so that a line has the same height in
/// every script.
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
