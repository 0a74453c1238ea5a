import CICU

/// ICU's iterator over the boundaries of texts; for one thread at a time.
@safe final class BreakIterator {
  private let handle: OpaquePointer
  /// How many texts it was given.
  private var textCount = 0

  /// An iterator over line breaks in a language; nil if ICU has none.
  init?(linesIn locale: String) {
    guard let handle = unsafe typeset_line_breaks_open(locale) else { return nil }
    unsafe self.handle = unsafe handle
  }

  /// An iterator over extended grapheme clusters.
  init() {
    guard let handle = unsafe typeset_grapheme_breaks_open() else {
      preconditionFailure("ICU has no data or no memory")
    }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe typeset_breaks_close(handle) }

  /// Takes a text, which ICU reads where it lies; gives the number that proves that no other was taken since.
  fileprivate func take(_ text: Span<UInt16>) -> Int {
    let isSet = unsafe text.withUnsafeBufferPointer {
      unsafe typeset_breaks_set_text(handle, $0.baseAddress, Int32($0.count))
    }
    precondition(isSet, "no memory for the breaks of a paragraph")
    textCount += 1
    return textCount
  }

  fileprivate func next(in text: Int) -> Int? {
    precondition(text == textCount, "the iterator has another text")
    let offset = unsafe typeset_breaks_next(handle)
    return offset >= 0 ? Int(offset) : nil
  }

  fileprivate func following(_ offset: Int, in text: Int) -> Int? {
    precondition(text == textCount, "the iterator has another text")
    let offset = unsafe typeset_breaks_following(handle, Int32(offset))
    return offset >= 0 ? Int(offset) : nil
  }

  /// Whether a line must end at the boundary that was given last.
  var isMandatory: Bool { unsafe typeset_breaks_are_mandatory(handle) }
}

/// The boundaries of one text, which lives at least as long; the iterator serves no other meanwhile.
struct Boundaries: ~Escapable {
  private let iterator: BreakIterator
  private let text: Int

  /// The boundaries that an iterator finds in a text.
  @_lifetime(copy text)
  init(of text: Span<UInt16>, by iterator: BreakIterator) {
    self.iterator = iterator
    self.text = iterator.take(text)
  }

  /// The boundary after the one that was given last; nil at the end.
  func next() -> Int? { iterator.next(in: text) }

  /// The first boundary behind an offset; nil at the end.
  func next(behind offset: Int) -> Int? { iterator.following(offset, in: text) }
}
