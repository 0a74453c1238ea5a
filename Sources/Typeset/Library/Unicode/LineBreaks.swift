import CICU

/// A place where a line may end.
struct LineBreak: Hashable, Sendable {
  /// The UTF-16 offset before which the break lies.
  var offset: Int
  /// Whether the line must end here.
  var isMandatory: Bool
}

extension TextAnalyzer {
  /// The places where `text` may be broken (UAX #14), in order; the end of the text is the last of them.
  ///
  /// The language decides dictionaries and tailoring. Behind a soft hyphen lies a break like any other: whether a hyphen is
  /// shown is the caller's.
  func lineBreaks(in text: [UInt16], language: String) -> [LineBreak] {
    guard !text.isEmpty else { return [] }
    let iterator = lineIterator(for: language)
    return text.withUnsafeBufferPointer { units in
      var breaks: [LineBreak] = []
      breaks.reserveCapacity(units.count / 5 + 1)
      guard typeset_breaks_set_text(iterator.handle, units.baseAddress, Int32(units.count)) else {
        return [LineBreak(offset: units.count, isMandatory: false)]
      }
      while true {
        let offset = Int(typeset_breaks_next(iterator.handle))
        guard offset >= 0 else { break }
        breaks.append(LineBreak(offset: offset, isMandatory: iterator.isMandatory))
      }
      return breaks
    }
  }

  private func lineIterator(for language: String) -> LineIterator {
    if let iterator = lineIterators[language] { return iterator }
    let iterator = LineIterator(language: language)
    lineIterators[language] = iterator
    return iterator
  }
}

/// ICU's line iterator of a language.
final class LineIterator {
  let handle: OpaquePointer

  init(language: String) {
    let locale = ICULocale(tag: language)?.baseName ?? ""
    guard let handle = typeset_line_breaks_open(locale) ?? typeset_line_breaks_open("") else {
      preconditionFailure("ICU has no data or no memory")
    }
    self.handle = handle
  }

  deinit { typeset_breaks_close(handle) }

  /// Whether the break just given must be taken.
  var isMandatory: Bool { typeset_breaks_are_mandatory(handle) }
}
