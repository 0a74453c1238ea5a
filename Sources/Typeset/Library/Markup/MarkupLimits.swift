/// The limits of a document, so that each is typeset within seconds and a gigabyte or not at all.
package enum MarkupLimits {
  /// The largest file that is read, in bytes.
  package static let greatestSize = 32 << 20
  /// The deepest nesting that is read.
  package static let greatestDepth = 256
  /// The most elements of a document, with references to characters, and with tabs and line ends inside `pre`.
  package static let mostParts = 100_000
  /// The most text of a page, canvas or screen, in bytes of UTF-8 without blanks.
  package static let mostPageText = 2 << 20
  /// The most text of a document, in bytes of UTF-8 without blanks.
  package static let mostText = 8 << 20
  /// The most lines that a document is set in.
  package static let mostLines = 200_000
}

/// What has been read of a document, measured against its limits.
struct MarkupBudget {
  /// A limit that is exceeded.
  enum Excess: Hashable {
    /// That of elements and references.
    case parts
    /// That of the text of a page.
    case pageText
    /// That of all text.
    case text

    /// The error for the author.
    func diagnostic(at place: SourceRange) -> Diagnostic {
      let message =
        switch self {
        case .parts: "the document has more than \(MarkupLimits.mostParts) elements and references"
        case .pageText: "a page has more than \(MarkupLimits.mostPageText >> 20) MB of text"
        case .text: "the document has more than \(MarkupLimits.mostText >> 20) MB of text"
        }
      return Diagnostic(
        .error, code: "size", message, at: place,
        hints: [self == .pageText ? "divide it into several pages" : "divide it into several documents"])
    }
  }

  private var parts = 0
  private var pageText = 0
  private var text = 0
  /// How many elements are open that keep their white space.
  private var openPreformatted = 0

  /// Adds an element that starts inside of so many others.
  mutating func addElement(_ name: String, depth: Int) -> Excess? {
    // Pages, canvases and screens are children of the root.
    if depth == 1 { pageText = 0 }
    if name == ElementName.pre.rawValue { openPreformatted += 1 }
    return add(parts: 1)
  }

  /// Ends an element.
  mutating func endElement(_ name: String) {
    if name == ElementName.pre.rawValue { openPreformatted -= 1 }
  }

  /// Adds a reference to a character.
  mutating func addReference() -> Excess? { add(parts: 1) }

  /// Adds characters of the source.
  mutating func addText(_ characters: ArraySlice<UInt8>) -> Excess? {
    var blanks = 0
    var breaks = 0
    for byte in characters where byte <= 0x20 {
      blanks += 1
      if byte != 0x20 { breaks += 1 }
    }
    pageText += characters.count - blanks
    text += characters.count - blanks
    if text > MarkupLimits.mostText { return .text }
    if pageText > MarkupLimits.mostPageText { return .pageText }
    return openPreformatted > 0 ? add(parts: breaks) : nil
  }

  private mutating func add(parts count: Int) -> Excess? {
    parts += count
    return parts > MarkupLimits.mostParts ? .parts : nil
  }
}
