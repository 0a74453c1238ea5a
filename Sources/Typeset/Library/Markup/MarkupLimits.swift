/// The limits of a document, so that each is typeset within seconds and a gigabyte or not at all.
package enum MarkupLimits {
  /// The largest file that is read, in bytes.
  package static let greatestSize = 64 << 20
  /// The largest file of Markdown or HTML that is read, in bytes; what is made of it takes many times as much.
  package static let greatestContent = 8 << 20
  /// The deepest nesting that is read.
  package static let greatestDepth = 256
  /// The most elements of a document, with references to characters, and with tabs and line ends inside `pre`.
  package static let mostParts = 100_000
  /// The most text of a document, in bytes of UTF-8 without blanks; a book of ten million characters is within it.
  package static let mostText = 32 << 20
  /// How long text without a blank may be before each of its bytes counts as `longTextWeight`, in bytes.
  ///
  /// No prose is so long without a blank. What makes text dear, such as words without an end and marks upon marks, is.
  package static let longText = 4096
  /// How much a byte of long text counts.
  package static let longTextWeight = 16
  /// The most lines that a document is set in.
  package static let mostLines = 250_000
}

/// What has been read of a document, measured against its limits.
struct MarkupBudget {
  /// A limit that is exceeded.
  enum Excess: Hashable {
    /// That of elements and references.
    case parts
    /// That of all text.
    case text

    /// The error for the author.
    func diagnostic(at place: SourceRange) -> Diagnostic {
      let message =
        switch self {
        case .parts: "the document has more than \(MarkupLimits.mostParts) elements and references"
        case .text: "the document has more than \(MarkupLimits.mostText >> 20) MB of text"
        }
      return Diagnostic(.error, code: "size", message, at: place, hints: ["divide it into several documents"])
    }
  }

  private var parts = 0
  private var text = 0
  /// How much text there is since the latest blank, in bytes.
  private var textWithoutBlank = 0
  /// How many elements are open that keep their white space.
  private var openPreformatted = 0

  /// Adds an element that starts.
  mutating func addElement(_ name: String) -> Excess? {
    textWithoutBlank = 0
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
    let isShort = textWithoutBlank + characters.count <= MarkupLimits.longText
    let breaks = isShort ? add(short: characters.span) : add(long: characters.span)
    if text > MarkupLimits.mostText { return .text }
    return openPreformatted > 0 ? add(parts: breaks) : nil
  }

  /// Adds characters of which none is part of long text; returns the number of tabs and line ends.
  private mutating func add(short bytes: Span<UInt8>) -> Int {
    // Without a branch, the compiler counts many bytes at a time.
    var (blanks, breaks) = (0, 0)
    for index in bytes.indices {
      let byte = bytes[index]
      blanks &+= byte <= 0x20 ? 1 : 0
      breaks &+= byte < 0x20 ? 1 : 0
    }
    text += bytes.count - blanks
    let lastBlank = bytes.indices.last { bytes[$0] <= 0x20 }
    textWithoutBlank = lastBlank.map { bytes.count - 1 - $0 } ?? textWithoutBlank + bytes.count
    return breaks
  }

  /// Adds characters that may be part of long text; returns the number of tabs and line ends.
  private mutating func add(long bytes: Span<UInt8>) -> Int {
    var breaks = 0
    // Unlike properties, local copies stay in registers.
    var (textWithoutBlank, text) = (textWithoutBlank, text)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte > 0x20 {
        textWithoutBlank += 1
        text += textWithoutBlank > MarkupLimits.longText ? MarkupLimits.longTextWeight : 1
      } else {
        textWithoutBlank = 0
        if byte != 0x20 { breaks += 1 }
      }
    }
    (self.textWithoutBlank, self.text) = (textWithoutBlank, text)
    return breaks
  }

  private mutating func add(parts count: Int) -> Excess? {
    parts += count
    return parts > MarkupLimits.mostParts ? .parts : nil
  }
}
