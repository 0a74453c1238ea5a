// Texts.
extension FluentParser {
  /// A stretch of a text, while the indent that all its lines share is unknown.
  private enum Piece {
    /// Characters.
    case text(Range<Int>)
    /// So many ends of lines, with the indent of the line behind them.
    case lineEnds(Int, indent: Int)
    /// A value in braces.
    case placeable(FluentSyntax.Expression)
  }

  /// A text from its first line, whose blanks were passed, to its last one; nil for none.
  ///
  /// A further line belongs to it that is indented, unless it begins with a sign of an attribute or a case, or that
  /// begins with a brace.
  mutating func pattern(depth: Int) throws(FluentFault) -> [FluentSyntax.Part]? {
    var pieces: [Piece] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "{"): pieces.append(.placeable(try placeable(depth: depth + 1)))
      case UInt8(ascii: "}"): throw fault(.brace)
      case UInt8(ascii: "\n"):
        guard let piece = continuation() else { return Self.joined(pieces, bytes) }
        // Empty lines before the first text are none of it.
        if pieces.isEmpty, case .lineEnds(_, let indent) = piece {
          pieces.append(.lineEnds(0, indent: indent))
        } else {
          pieces.append(piece)
        }
      default:
        let start = offset
        while let byte = self.byte, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "\n") {
          offset += 1
        }
        pieces.append(.text(start..<offset))
      }
    }
    return Self.joined(pieces, bytes)
  }

  /// The ends of lines before a further line of a text; nil, without advancing, where none follows.
  private mutating func continuation() -> Piece? {
    let start = offset
    var count = 0
    while take("\n") {
      count += 1
      let line = offset
      skipInline()
      guard let sign = byte, sign != UInt8(ascii: "\n") else { continue }
      let isSign = sign != UInt8(ascii: "{") && (offset == line || "[*.}".utf8.contains(sign))
      if !isSign { return .lineEnds(count, indent: offset - line) }
      break
    }
    offset = start
    return nil
  }

  /// The parts of a text without the indent that its lines share, and without blanks at its end.
  private static func joined(_ pieces: [Piece], _ bytes: [UInt8]) -> [FluentSyntax.Part]? {
    let indents = pieces.compactMap { piece -> Int? in if case .lineEnds(_, let indent) = piece { indent } else { nil }
    }
    let shared = indents.min() ?? 0
    var parts: [FluentSyntax.Part] = []
    var text: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let range): text += bytes[range]
      case .lineEnds(let count, let indent):
        text += Array(repeating: UInt8(ascii: "\n"), count: count) + Array(repeating: 0x20, count: indent - shared)
      case .placeable(let expression):
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        parts.append(.placeable(expression))
      }
    }
    while let last = text.last, last == 0x20 || last == UInt8(ascii: "\n") { text.removeLast() }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    return parts.isEmpty ? nil : parts
  }
}
