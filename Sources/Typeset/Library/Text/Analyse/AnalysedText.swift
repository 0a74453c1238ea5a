/// A text with what Unicode says of it: levels, scripts and break opportunities; nothing about fonts or widths yet.
struct AnalysedText: Sendable {
  /// The text.
  let text: StyledText
  /// The embedding level of each UTF-16 unit; empty where all have the base level (UAX #9).
  let levels: [UInt8]
  /// Where isolates start and end, in order: they keep their two sides apart on a line.
  let edges: [IsolateEdge]
  /// The resolved scripts; they cover the text in order (UAX #24).
  let scripts: [ScriptRun]
  /// Where a line may or must be broken, ascending, the end of the text included (UAX #14).
  let breaks: [LineBreak]
  /// Offsets, ascending, at which a line may end only where what stays together is wider than a whole line: behind
  /// blanks in parts, and inside words.
  let reserveBreaks: [Int]

  /// The level of text that runs in the base direction.
  var baseLevel: UInt8 { text.direction == .rightToLeft ? 1 : 0 }

  /// The edge of an isolate at an offset; nil where none is.
  func edge(at offset: Int) -> IsolateEdge? {
    let index = edges.indices.firstIndex(behind: { edges[$0].offset < offset })
    return index < edges.count && edges[index].offset == offset ? edges[index] : nil
  }
}

extension [LineBreak] {
  /// Drops the opportunities inside ranges, which are in order; gives their offsets.
  @discardableResult
  fileprivate mutating func removeAll(inside ranges: [Range<Int>]) -> [Int] {
    var next = 0
    var removed: [Int] = []
    removeAll { opportunity in
      while next < ranges.count, ranges[next].upperBound <= opportunity.offset { next += 1 }
      let isInside = next < ranges.count && ranges[next].lowerBound < opportunity.offset && !opportunity.isMandatory
      if isInside { removed.append(opportunity.offset) }
      return isInside
    }
    return removed
  }
}

extension TextAnalyzer {
  /// Analyses a text.
  func analyse(_ text: StyledText) -> AnalysedText {
    let (levels, edges) = embedding(of: text.units, base: text.direction, isolates: text.isolates)
    var found = lineBreaks(in: text.units, language: text.language.tag)
    var reserve = found.insideWords
    if !text.unbreakable.isEmpty {
      var inside = reserve.map { LineBreak(offset: $0, isMandatory: false) }
      inside.removeAll(inside: text.unbreakable)
      reserve = inside.map(\.offset)
      reserve += found.opportunities.removeAll(inside: text.unbreakable)
        .filter { $0 > 0 && WhiteSpace.hangs(text.units[$0 - 1]) }
      reserve.sort()
    }
    if text.hyphens == .none {
      found.opportunities.removeAll {
        !$0.isMandatory && $0.offset < text.units.count && text.units[$0.offset - 1] == WhiteSpace.softHyphen
      }
    }
    return AnalysedText(
      text: text, levels: levels, edges: edges, scripts: scripts(of: text.units),
      breaks: hyphenated(breaks(found.opportunities, in: text), in: text), reserveBreaks: reserve)
  }

  /// The opportunities with those that hyphens add to a text that asks for them.
  private func hyphenated(_ breaks: [LineBreak], in text: StyledText) -> [LineBreak] {
    guard text.hyphens == .auto else { return breaks }
    var added = hyphenations(in: text, range: 0..<text.units.count).map {
      LineBreak(offset: $0, isMandatory: false, isHyphenation: true)
    }
    let known = Set(breaks.map(\.offset))
    added.removeAll { known.contains($0.offset) }
    return (breaks + added).sorted { $0.offset < $1.offset }
  }

  /// Where words of a part of a text may be hyphenated by their languages: offsets of the letters behind, ascending.
  func hyphenations(in text: StyledText, range: Range<Int>) -> [Int] {
    var places: [Int] = []
    var index = 0
    while index < text.spans.count {
      var end = index + 1
      let first = text.spans[index]
      // A change of colour inside a word divides it for no reader.
      while end < text.spans.count, text.spans[end].style.hyphenates(as: first.style) { end += 1 }
      let stretch = (first.range.lowerBound..<text.spans[end - 1].range.upperBound).clamped(to: range)
      if !stretch.isEmpty, !first.style.isCode {
        places += hyphenations(in: text.units, range: stretch, language: first.style.language.tag)
      }
      index = end
    }
    guard !text.unbreakable.isEmpty else { return places }
    return places.filter { place in
      !text.unbreakable.contains { $0.lowerBound < place && place < $0.upperBound }
    }
  }

  /// The opportunities that the text itself gives, and those of `wbr`.
  private func breaks(_ found: [LineBreak], in text: StyledText) -> [LineBreak] {
    guard !text.wordBreaks.isEmpty else { return found }
    var merged: [LineBreak] = []
    var typed = text.wordBreaks.filter { $0 > 0 && $0 < text.units.count }[...]
    for opportunity in found {
      while let first = typed.first, first <= opportunity.offset {
        if first < opportunity.offset, merged.last?.offset != first {
          merged.append(LineBreak(offset: first, isMandatory: false))
        }
        typed.removeFirst()
      }
      merged.append(opportunity)
    }
    return merged
  }
}

extension TextStyle {
  /// Whether a word may go on in another style as if it were one.
  fileprivate func hyphenates(as other: TextStyle) -> Bool { language == other.language && isCode == other.isCode }

  /// Whether it is that of code, where a hyphen would be read as one of the text.
  fileprivate var isCode: Bool { family != nil && family == ElementName.code.declaration.style.font }
}
