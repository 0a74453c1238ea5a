import CICU

/// Analyses a paragraph by Unicode's rules: levels, scripts and break opportunities.
///
/// It does not depend on fonts or widths. It reuses ICU's objects between paragraphs, so each task has its own.
final class TextAnalyzer {
  /// The properties of each unit.
  let table = CharacterTable.shared
  let bidi: OpaquePointer
  let clusters: OpaquePointer
  /// The line iterator of each language seen so far; nil if the language can't have one.
  var lineIterators: [String: LineIterator] = [:]

  /// Creates an analyzer; one serves any number of paragraphs of a task.
  init() {
    guard let bidi = typeset_bidi_open(), let clusters = typeset_grapheme_breaks_open() else {
      preconditionFailure("ICU has no data or no memory")
    }
    self.bidi = bidi
    self.clusters = clusters
  }

  deinit {
    typeset_bidi_close(bidi)
    typeset_breaks_close(clusters)
  }
}

extension UnsafeBufferPointer<UInt16> {
  /// The character at `offset`, possibly of two surrogate units; an unpaired surrogate is returned unchanged.
  @inline(__always)
  func character(at offset: Int) -> Int32 {
    let unit = self[offset]
    if unit & 0xFC00 == 0xD800, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 {
      return (Int32(unit) - 0xD800) << 10 + Int32(self[offset + 1]) - 0xDC00 + 0x10000
    }
    return Int32(unit)
  }
}
