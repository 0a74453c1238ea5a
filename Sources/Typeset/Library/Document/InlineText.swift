/// The characters of a text as the author wrote them, white space not yet collapsed.
///
/// Characters of the source stay there, so that a document takes little more memory than its file.
package struct InlineText: Sendable {
  private enum Storage: Sendable {
    case string(String)
    case source([UInt8], start: UInt32, end: UInt32)
  }

  private let storage: Storage

  /// Characters that are not, or not in this form, in the source.
  package init(_ string: String) { storage = .string(string) }

  /// A part of a source, which must be valid UTF-8 within the size of a document (`MarkupLimits`).
  init(_ range: Range<Int>, of source: [UInt8]) {
    storage = .source(source, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// The characters.
  package var string: String {
    switch storage {
    case .string(let string): string
    case .source(let source, let start, let end): String(decoding: source[Int(start)..<Int(end)], as: UTF8.self)
    }
  }

  /// Calls `body` with the characters as UTF-8.
  func withUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    switch storage {
    case .string(let string): body(Array(string.utf8).span)
    case .source(let source, let start, let end): body(source.span.extracting(Int(start)..<Int(end)))
    }
  }

  /// Whether there is nothing but XML's white space.
  var isBlank: Bool { withUTF8 { bytes in bytes.indices.allSatisfy { isXMLSpace(bytes[$0]) } } }
}

extension InlineText {
  /// How many bytes of a text nearly always hold a letter if the whole does.
  private static let firstBytes = 32

  /// Whether one of the characters is a letter.
  var holdsLetter: Bool {
    let beginning = withUTF8 { bytes in
      String(decoding: bytes.indices.prefix(Self.firstBytes).map { bytes[$0] }, as: UTF8.self)
    }
    return beginning.contains(where: \.isLetter) || string.contains(where: \.isLetter)
  }
}

extension InlineText: ExpressibleByStringLiteral {
  package init(stringLiteral string: String) { self.init(string) }
}
