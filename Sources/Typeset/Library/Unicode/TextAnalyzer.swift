import CICU

/// Analyses a paragraph by Unicode's rules: levels, scripts and break opportunities.
///
/// It does not depend on fonts or widths. It reuses ICU's objects between paragraphs, so each task has its own.
final class TextAnalyzer {
  /// The properties of each unit.
  let table = CharacterTable.shared
  let bidi = BidiParagraph()
  let clusters = BreakIterator()
  /// The line iterator of each language seen so far.
  var lineIterators: [String: LineIterator] = [:]
}

/// ICU's paragraph of UAX #9, which finds the levels of texts; for one thread at a time.
@safe final class BidiParagraph {
  private let handle: OpaquePointer

  init() {
    guard let handle = unsafe typeset_bidi_open() else { preconditionFailure("ICU has no data or no memory") }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe typeset_bidi_close(handle) }

  /// The level of each unit of a text, which has one at least.
  func levels(of text: Span<UInt16>, base: Direction) -> [UInt8] {
    unsafe text.withUnsafeBufferPointer { units in
      guard
        let levels = unsafe typeset_bidi_levels(
          handle, units.baseAddress, Int32(units.count), base == .leftToRight ? 0 : 1)
      else { preconditionFailure("no memory for the levels of a paragraph") }
      return unsafe Array(UnsafeBufferPointer(start: levels, count: units.count))
    }
  }
}
