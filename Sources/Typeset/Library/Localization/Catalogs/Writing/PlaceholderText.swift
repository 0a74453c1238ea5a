/// A text taken apart at its placeholders, whatever convention they follow.
struct PlaceholderText {
  /// A part of it.
  enum Piece: Hashable {
    /// Characters, in which a percent sign is one.
    case literal(String)
    /// An argument of `printf`, with its position.
    case argument(Placeholder, position: Int)
    /// An argument by its name.
    case name(String)
    /// A part with variations of its own.
    case substitution(String, position: Int?)
    /// The argument of the part that the text is a form of.
    case own
  }

  /// The parts in order.
  let pieces: [Piece]

  /// Takes a text apart; where names count, `{name}` is an argument.
  init(_ text: String, withNames hasNames: Bool) {
    var pieces: [Piece] = []
    var next = 0
    func add(literal: String) {
      if case .literal(let known)? = pieces.last {
        pieces[pieces.count - 1] = .literal(known + literal)
      } else {
        pieces.append(.literal(literal))
      }
    }
    for token in FormatString(text).tokens {
      switch token {
      case .text(let text):
        guard hasNames else {
          add(literal: text)
          continue
        }
        for part in BracedText(text).parts {
          switch part {
          case .text(let text): add(literal: String(text))
          case .name(let name) where Self.isName(name): pieces.append(.name(String(name)))
          case .name(let name): add(literal: "{\(name)}")
          }
        }
      case .argument(let placeholder) where placeholder.certainty == .unlikely: add(literal: placeholder.written)
      case .argument(let placeholder):
        if let name = placeholder.name, hasNames {
          pieces.append(.name(name))
        } else {
          if placeholder.position == nil { next += 1 }
          pieces.append(.argument(placeholder, position: placeholder.position ?? next))
        }
      case .substitution(let name, let position):
        if position == nil { next += 1 }
        pieces.append(.substitution(name, position: position))
      case .ownArgument: pieces.append(.own)
      }
    }
    self.pieces = pieces
  }

  /// Whether anything in it stands for something else.
  var hasArguments: Bool { pieces.contains { if case .literal = $0 { false } else { true } } }

  /// Whether it takes several arguments of `printf`.
  var hasSeveralArguments: Bool {
    var positions: Set<Int> = []
    for case .argument(_, let position) in pieces { positions.insert(position) }
    return positions.count > 1
  }

  /// The names in it, in order.
  var names: [String] { pieces.compactMap { if case .name(let name) = $0 { name } else { nil } } }

  /// The position of the first number in it; nil for none.
  var firstNumber: Int? {
    for case .argument(let placeholder, let position) in pieces where placeholder.kind == .integer { return position }
    for case .argument(let placeholder, let position) in pieces where placeholder.kind == .decimal { return position }
    return nil
  }

  /// What it says, where conversions for one kind of argument are the same: `%d` and `%lld`.
  var meaning: [Meaning] {
    pieces.map { piece in
      if case .argument(let placeholder, let position) = piece { return .argument(placeholder.kind, position) }
      return .other(piece)
    }
  }

  /// What a piece says.
  enum Meaning: Hashable {
    /// An argument of a kind at a position.
    case argument(Placeholder.Kind, Int)
    /// Anything else.
    case other(Piece)
  }

  /// Whether a text may have arguments at all, which is known at once.
  static func mayHaveArguments(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  /// Whether characters between braces are a name and not words of the text.
  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-.".contains(Character($0))
      }
  }
}

extension Placeholder {
  /// The conversion with a position: `%2$lld`.
  func written(at position: Int) -> String {
    self.position == nil ? "%\(position)$" + written.dropFirst() : written
  }

  /// The conversion without its percent sign and position: `lld`.
  var specifier: String {
    let rest = written.dropFirst()
    let digits = rest.prefix { $0.isNumber }
    return String(position != nil ? rest.dropFirst(digits.count + 1) : rest)
  }

  /// Whether it asks for digits, a width or a sign.
  var isFormatted: Bool {
    precision != nil || specifier.utf8.contains { ("0"..."9").contains(Unicode.Scalar($0)) || "-+#".utf8.contains($0) }
  }
}
