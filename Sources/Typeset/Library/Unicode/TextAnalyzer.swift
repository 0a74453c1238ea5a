import CICU

/// Finds what Unicode says about a paragraph: levels, scripts and the places where it may be broken.
///
/// It knows nothing about fonts or widths. It keeps ICU's objects from paragraph to paragraph, so each task has one of its own.
final class TextAnalyzer {
  /// What is known about each unit.
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
  /// The character at `offset`, which a surrogate pair makes of two units; half a pair stands for itself.
  @inline(__always)
  func character(at offset: Int) -> Int32 {
    let unit = self[offset]
    if unit & 0xFC00 == 0xD800, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 {
      return (Int32(unit) - 0xD800) << 10 + Int32(self[offset + 1]) - 0xDC00 + 0x10000
    }
    return Int32(unit)
  }
}
