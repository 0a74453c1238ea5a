/// Cuts a text into items: one look, level, script, language and font each; they cover the text without gap.
struct Itemiser {
  private let analysed: AnalysedText
  private let fonts: FontSelector
  private let analyzer: TextAnalyzer
  private var items: [Item] = []
  /// The grapheme boundaries of the stretch at hand; found only where a font gives out inside a cluster.
  private var boundaries: (range: Range<Int>, offsets: [Int])?
  /// The last font that stood in for another; the next character is likely to need it too.
  private var standIn: Font?
  private var standInScript = Script.unknown

  /// The items of a text, in order.
  static func items(of analysed: AnalysedText, fonts: FontSelector, analyzer: TextAnalyzer) -> [Item] {
    var itemiser = Itemiser(analysed: analysed, fonts: fonts, analyzer: analyzer)
    itemiser.run()
    return itemiser.items
  }

  private init(analysed: AnalysedText, fonts: FontSelector, analyzer: TextAnalyzer) {
    self.analysed = analysed
    self.fonts = fonts
    self.analyzer = analyzer
  }

  private mutating func run() {
    let text = analysed.text
    let count = text.units.count
    var script = 0
    for (span, part) in text.spans.enumerated() {
      let match = fonts.font(family: part.style.family, weight: part.style.weight, italic: part.style.isItalic)
      var start = part.range.lowerBound
      while start < part.range.upperBound {
        while script < analysed.scripts.count, analysed.scripts[script].range.upperBound <= start { script += 1 }
        let scriptEnd = script < analysed.scripts.count ? analysed.scripts[script].range.upperBound : count
        let end = levelEnd(from: start, limit: min(part.range.upperBound, scriptEnd))
        let level = analysed.levels.isEmpty ? analysed.baseLevel : analysed.levels[start]
        let resolved = script < analysed.scripts.count ? analysed.scripts[script].script : .common
        let stretch = Stretch(span: span, style: part.style, level: level, script: resolved, primary: match.font)
        text.units.withUnsafeBufferPointer { itemise(start..<end, as: stretch, in: $0) }
        start = end
      }
    }
  }

  private func levelEnd(from start: Int, limit: Int) -> Int {
    guard !analysed.levels.isEmpty else { return limit }
    return analysed.levels.withUnsafeBufferPointer { levels in
      var end = start + 1
      while end < limit, levels[end] == levels[start] { end += 1 }
      return end
    }
  }

  /// A part of the text with one look, level and script, whose fonts are still to be found.
  private struct Stretch {
    var span: Int
    var style: TextStyle
    var level: UInt8
    var script: Script
    var primary: Font
  }

  private mutating func itemise(_ range: Range<Int>, as stretch: Stretch, in units: UnsafeBufferPointer<UInt16>) {
    if standInScript != stretch.script { (standIn, standInScript) = (nil, stretch.script) }
    var start = range.lowerBound
    var font = stretch.primary
    var index = start
    while index < range.upperBound {
      let unit = units[index]
      if unit == WhiteSpace.lineFeed || unit == WhiteSpace.tab {
        append(start..<index, .text, font, stretch)
        append(index..<index + 1, unit == WhiteSpace.tab ? .tab : .lineFeed, stretch.primary, stretch)
        (start, index, font) = (index + 1, index + 1, stretch.primary)
        continue
      }
      let (scalar, length) = Self.scalar(at: index, in: units, end: range.upperBound)
      let isHome = font === stretch.primary || WhiteSpace.hangs(unit) || !stretch.primary.covers(scalar)
      if (isHome && font.covers(scalar)) || (isInvisible(scalar) && index > start) {
        index += length
        continue
      }
      // The font changes here, or gives out: the whole grapheme cluster takes one font.
      let cluster = clusterRange(at: index, in: range, units: units).clamped(to: start..<range.upperBound)
      let next = self.font(for: cluster, stretch, in: units)
      index = cluster.upperBound
      if let next, next === font { continue }
      append(start..<cluster.lowerBound, .text, font, stretch)
      start = cluster.lowerBound
      if next == nil {
        append(cluster, .missing, stretch.primary, stretch)
        start = cluster.upperBound
      }
      font = next ?? stretch.primary
    }
    append(start..<range.upperBound, .text, font, stretch)
  }

  /// The scalar at an offset and how many units it takes; half a surrogate pair is the replacement character.
  @inline(__always)
  private static func scalar(
    at index: Int, in units: UnsafeBufferPointer<UInt16>, end: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let unit = units[index]
    if let scalar = Unicode.Scalar(unit) { return (scalar, 1) }
    guard UTF16.isLeadSurrogate(unit), index + 1 < end, UTF16.isTrailSurrogate(units[index + 1]) else {
      return ("\u{FFFD}", 1)
    }
    let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF))
    return (Unicode.Scalar(value) ?? "\u{FFFD}", 2)
  }

  /// The font of a whole cluster: the run's own, the last stand-in, else what the order of fallback gives; nil for none.
  private mutating func font(
    for cluster: Range<Int>, _ stretch: Stretch, in units: UnsafeBufferPointer<UInt16>
  ) -> Font? {
    let slice = UnsafeBufferPointer(rebasing: units[cluster])
    if covers(stretch.primary, slice) { return stretch.primary }
    if let standIn, covers(standIn, slice) { return standIn }
    standIn = fonts.fallback(
      for: slice, script: stretch.script, language: stretch.style.language.tag, after: stretch.primary,
      weight: stretch.style.weight, italic: stretch.style.isItalic)
    return standIn
  }

  private func covers(_ font: Font, _ cluster: UnsafeBufferPointer<UInt16>) -> Bool {
    var index = 0
    while index < cluster.count {
      let (scalar, length) = Self.scalar(at: index, in: cluster, end: cluster.count)
      if !font.covers(scalar), !(isInvisible(scalar) && cluster.count > 1) { return false }
      index += length
    }
    return true
  }

  /// Characters that show nothing of their own, for which no font need have a glyph.
  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  private mutating func clusterRange(
    at index: Int, in range: Range<Int>, units: UnsafeBufferPointer<UInt16>
  ) -> Range<Int> {
    let next = index + 1
    if isStarter(units[index]), next == range.upperBound || isStarter(units[next]) { return index..<next }
    if boundaries?.range != range {
      boundaries = (range, analyzer.graphemeBoundaries(in: analysed.text.units, range: range))
    }
    let offsets = boundaries?.offsets ?? []
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return (low == 0 ? range.lowerBound : offsets[low - 1])..<(low == offsets.count ? range.upperBound : offsets[low])
  }

  /// Whether a unit is known to begin a grapheme cluster, whatever stands before it: common letters, digits and signs.
  private func isStarter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x5D0...0x5EA, 0x60C...0x60F, 0x61B, 0x61F...0x64A, 0x660...0x66F,
      0x671...0x6D5, 0x6F0...0x6FF, 0x2010...0x2027:
      true
    default: false
    }
  }

  private mutating func append(_ range: Range<Int>, _ kind: Item.Kind, _ font: Font, _ stretch: Stretch) {
    guard !range.isEmpty else { return }
    let raised = analysed.text.raisesRightToLeft && R023Balance.raises(stretch.script)
    let balance = raised ? R023Balance.points : 0
    items.append(
      Item(
        range: range, kind: kind, span: stretch.span, level: stretch.level, script: stretch.script, font: font,
        size: stretch.style.size + balance, balance: balance))
  }
}
