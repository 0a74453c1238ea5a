/// Shapes the items of a text word by word, so that a word that comes again is taken from the shaper's memory.
struct WordShaper {
  private let shaper: Shaper
  private let itemised: ItemisedText
  private var words: [Word] = []
  private var position = 0.0
  /// Where the words of an item end, with their blanks and without.
  private var ends: [Int] = []
  private var visibleEnds: [Int] = []
  /// The shaped words of an item, the last one first.
  private var shaped: [ShapedText] = []
  /// The latest span and its language.
  private var latestSpan: (index: Int, language: ShapingLanguage)?

  /// The shaped words of a text, in reading order.
  static func words(of itemised: ItemisedText, shaper: Shaper) -> [Word] {
    var run = WordShaper(shaper: shaper, itemised: itemised)
    run.words.reserveCapacity(max(itemised.text.units.count / 5, itemised.items.count) + 4)
    let (units, items) = (itemised.text.units.span, itemised.items.span)
    var index = 0
    while index < items.count {
      let end = itemised.groupEnd(from: index)
      if end == index + 1 { run.shape(items[index], at: index, units) } else { run.shape(index..<end, units) }
      index = end
    }
    return run.words
  }

  private init(shaper: Shaper, itemised: ItemisedText) {
    self.shaper = shaper
    self.itemised = itemised
  }

  private mutating func shape(_ item: borrowing Item, at index: Int, _ units: Span<UInt16>) {
    let scale = item.scale
    switch item.kind {
    case .lineFeed: return
    case .tab: append(.blank(in: item.font), item.range, visibleEnd: item.range.upperBound, scale, index)
    case .missing:
      let box = ShapedText.missingBox(in: item.font, units: item.range.count)
      append(box, item.range, visibleEnd: item.range.upperBound, scale, index)
    case .text:
      let properties = properties(of: item)
      let context = shaper.context(of: item.font, properties)
      let firstWord = wordEnds(from: item.range.lowerBound, to: item.range.upperBound, units)
      guard context.looksAcrossSpaces || firstWord.end == item.range.upperBound else {
        return shapeWords(of: item, index, units, in: context)
      }
      let shaped = shaper.word(units, range: item.range, font: item.font, in: context)
      if context.looksAcrossSpaces {
        let visibleEnd = visibleEnd(of: item.range, units)
        let blanks = shaped.advance(from: visibleEnd - item.range.lowerBound, item.direction)
        append(shaped, item.range, visibleEnd: visibleEnd, blankAdvance: blanks, scale, index)
      } else {
        append(shaped, item.range, visibleEnd: firstWord.visible, blankAdvance: shaped.blankAdvance, scale, index)
      }
    }
  }

  /// Shapes an item of several words in a font that does not look across the blanks between them.
  private mutating func shapeWords(
    of item: borrowing Item, _ index: Int, _ units: Span<UInt16>, in context: ShapingContext
  ) {
    let (range, font, scale) = (item.range, item.font, item.scale)
    divide(range, units)
    shaper.shapeWords(units, from: range.lowerBound, ends: ends, font: font, in: context, to: &shaped)
    // Words that are taken from the end of a list are moved and not copied.
    shaped.reverse()
    var (start, word) = (range.lowerBound, 0)
    while let text = shaped.popLast() {
      append(text, start..<ends[word], visibleEnd: visibleEnds[word], blankAdvance: text.blankAdvance, scale, index)
      start = ends[word]
      word += 1
    }
  }

  /// Shapes items that are shaped together, and gives each its part of the words that lie in several.
  private mutating func shape(_ group: Range<Int>, _ units: Span<UInt16>) {
    let first = itemised.items[group.lowerBound]
    let range = first.range.lowerBound..<itemised.items[group.upperBound - 1].range.upperBound
    let context = shaper.context(of: first.font, properties(of: first))
    if context.looksAcrossSpaces {
      ends = [range.upperBound]
      shaped = [shaper.word(units, range: range, font: first.font, in: context)]
    } else {
      divide(range, units)
      shaper.shapeWords(units, from: range.lowerBound, ends: ends, font: first.font, in: context, to: &shaped)
    }
    var (start, item) = (range.lowerBound, group.lowerBound)
    for (text, end) in zip(shaped, ends) {
      var rest = start..<end
      while !rest.isEmpty {
        while itemised.items[item].range.upperBound <= rest.lowerBound { item += 1 }
        let limit = min(itemised.items[item].range.upperBound, end) - start
        let part = rest.lowerBound..<start + text.clusterStart(from: limit, first.direction)
        append(part == start..<end ? text : text.part(part, of: start, units, first.direction), part, units, item)
        rest = part.upperBound..<end
      }
      start = end
    }
    shaped.removeAll(keepingCapacity: true)
  }

  /// Appends a part of a group's word as a word of an item.
  private mutating func append(_ shaped: ShapedText, _ range: Range<Int>, _ units: Span<UInt16>, _ index: Int) {
    let item = itemised.items[index]
    let visibleEnd = visibleEnd(of: range, units)
    let blanks = shaped.advance(from: visibleEnd - range.lowerBound, item.direction)
    append(shaped, range, visibleEnd: visibleEnd, blankAdvance: blanks, item.scale, index)
  }

  /// What the shaper needs to know about an item; the language is looked up once for each span.
  private mutating func properties(of item: borrowing Item) -> ShapingProperties {
    if let latestSpan, latestSpan.index == item.span { return item.properties(in: latestSpan.language) }
    let properties = item.properties(in: itemised.text)
    latestSpan = (item.span, properties.language)
    return properties
  }

  /// Finds the words of a range: each with the blanks after it.
  private mutating func divide(_ range: Range<Int>, _ units: Span<UInt16>) {
    ends.removeAll(keepingCapacity: true)
    visibleEnds.removeAll(keepingCapacity: true)
    ends.reserveCapacity(range.count / 4 + 1)
    visibleEnds.reserveCapacity(range.count / 4 + 1)
    var next = range.lowerBound
    while next < range.upperBound {
      let word = wordEnds(from: next, to: range.upperBound, units)
      visibleEnds.append(word.visible)
      ends.append(word.end)
      next = word.end
    }
  }

  /// Where a word ends without the blanks after it, and with them.
  private func wordEnds(
    from start: Int, to limit: Int, _ units: Span<UInt16>
  ) -> (visible: Int, end: Int) {
    var visible = start
    while visible < limit, units[visible] != WhiteSpace.space { visible += 1 }
    var end = visible
    while end < limit, units[end] == WhiteSpace.space { end += 1 }
    return (visible, end)
  }

  private func visibleEnd(of range: Range<Int>, _ units: Span<UInt16>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, WhiteSpace.hangs(units[end - 1]) { end -= 1 }
    return end
  }

  private mutating func append(
    _ shaped: consuming ShapedText, _ range: Range<Int>, visibleEnd: Int, blankAdvance: Int = 0, _ scale: Double,
    _ item: Int
  ) {
    let width = Double(shaped.advance) * scale
    words.append(
      Word(
        shaped: shaped, range: range, visibleEnd: visibleEnd, item: item, position: position, width: width,
        visibleWidth: width - Double(blankAdvance) * scale))
    position += width
  }
}

extension Item {
  /// What the shaper needs to know about the item.
  func properties(in text: StyledText) -> ShapingProperties {
    properties(in: ShapingLanguage(text.spans[span].style.language.tag))
  }

  fileprivate func properties(in language: ShapingLanguage) -> ShapingProperties {
    ShapingProperties(direction: direction, script: script, language: language)
  }
}

extension Shaper {
  /// One character by itself in the font of an item.
  func character(_ unit: UInt16, in item: Item, of text: StyledText) -> ShapedText {
    word(CollectionOfOne(unit).span, range: 0..<1, font: item.font, properties: item.properties(in: text))
  }
}

extension ShapedText {
  /// One blank, for a character that has a width and no ink.
  static func blank(in font: Font) -> ShapedText {
    let id = font.glyph(for: " ") ?? 0
    return ShapedText(glyphs: [ShapedGlyph(id: id, advance: Int32(font.metrics.unitsPerEm / 4))], length: 1)
  }

  /// A blank as wide as the box for a missing character.
  static func missingBox(in font: Font, units: Int) -> ShapedText {
    let id = font.glyph(for: " ") ?? 0
    let advance = Double(font.metrics.unitsPerEm) * MissingBox.advance
    return ShapedText(glyphs: [ShapedGlyph(id: id, advance: Int32(advance))], length: units)
  }
}

extension ShapedGlyph {
  fileprivate init(id: UInt32, advance: Int32) {
    self.init(id: id, cluster: 0, advance: advance, xOffset: 0, yOffset: 0, isBoundToPrevious: false)
  }
}
