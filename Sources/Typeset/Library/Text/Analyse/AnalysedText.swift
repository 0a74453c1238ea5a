/// A text with what Unicode says of it: levels, scripts and break opportunities; nothing about fonts or widths yet.
struct AnalysedText {
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

  /// The level of text that runs in the base direction.
  var baseLevel: UInt8 { text.direction == .rightToLeft ? 1 : 0 }

  /// The edge of an isolate at an offset; nil where none is.
  func edge(at offset: Int) -> IsolateEdge? {
    let index = edges.indices.firstIndex(behind: { edges[$0].offset < offset })
    return index < edges.count && edges[index].offset == offset ? edges[index] : nil
  }
}

extension [LineBreak] {
  /// Drops the opportunities inside ranges, which are in order.
  fileprivate mutating func removeAll(inside ranges: [Range<Int>]) {
    var next = 0
    removeAll { opportunity in
      while next < ranges.count, ranges[next].upperBound <= opportunity.offset { next += 1 }
      return next < ranges.count && ranges[next].lowerBound < opportunity.offset && !opportunity.isMandatory
    }
  }
}

extension TextAnalyzer {
  /// Analyses a text.
  func analyse(_ text: StyledText) -> AnalysedText {
    let (levels, edges) = embedding(of: text.units, base: text.direction, isolates: text.isolates)
    return AnalysedText(
      text: text, levels: levels, edges: edges, scripts: scripts(of: text.units), breaks: breaks(in: text))
  }

  /// The opportunities that the text itself gives, and those of `wbr`.
  private func breaks(in text: StyledText) -> [LineBreak] {
    var found = lineBreaks(in: text.units, language: text.language.tag)
    if !text.unbreakable.isEmpty { found.removeAll(inside: text.unbreakable) }
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
