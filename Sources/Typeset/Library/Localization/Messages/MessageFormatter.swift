/// A part of a message as the layout takes it: an inserted value stays apart from the text around it.
enum MessagePiece: Hashable, Sendable {
  /// Characters of the translation.
  case text(String)
  /// The argument of a placeholder, at an index.
  case argument(Int, Placeholder)
}

/// What keeps a message from being put together; the words of a diagnostic.
enum MessageError: Error, Hashable {
  /// A placeholder without an argument.
  case missingArgument(String)
  /// An argument of the wrong kind for its placeholder.
  case wrongKind(argument: Int, placeholder: String)
  /// A text varies by number, but no argument is a number.
  case noNumber
  /// A part that no catalog describes, or one that contains itself.
  case unknownPart(String)
}

/// Puts a message together for one rendering: chooses among its variations and finds the places of the arguments.
struct MessageFormatter {
  /// The language of the message, whose plural rules count.
  let language: String
  /// The device of the rendering.
  let device: DeviceFamily
  /// The arguments from the document.
  let arguments: [MessageArgument]

  /// How deep the parts of a message may hold each other.
  private static let greatestDepth = 8

  /// The pieces of a message in order.
  func pieces(of message: CatalogMessage) throws(MessageError) -> [MessagePiece] {
    let number = try number(of: message)
    let text = text(of: message.variation, number: number)
    var next = 1
    var pieces: [MessagePiece] = []
    try append(FormatString(text), of: message, own: nil, next: &next, depth: 0, to: &pieces)
    return Self.joined(pieces)
  }

  /// The pieces of a text that no catalog holds.
  func pieces(of text: String) throws(MessageError) -> [MessagePiece] {
    try pieces(of: CatalogMessage(variation: .text(CatalogText(value: text))))
  }

  private func append(
    _ format: FormatString, of message: CatalogMessage, own: Int?, next: inout Int, depth: Int,
    to pieces: inout [MessagePiece]
  ) throws(MessageError) {
    for token in format.tokens {
      switch token {
      case .text(let text): append(text, to: &pieces)
      case .ownArgument:
        guard let own, own <= arguments.count else { throw .missingArgument("%arg") }
        pieces.append(.argument(own - 1, Placeholder(kind: .anything, position: own, written: "%arg")))
      case .argument(let placeholder):
        let index = try index(of: placeholder, own: own, next: &next)
        guard arguments[index].fits(placeholder.kind) else {
          throw .wrongKind(argument: index, placeholder: placeholder.written)
        }
        pieces.append(.argument(index, placeholder))
      case .substitution(let name, let position):
        guard depth < Self.greatestDepth, let part = message.substitutions[name] else { throw .unknownPart(name) }
        let argument = part.argument ?? position ?? take(&next)
        let number = part.variation.variesByNumber ? try number(at: argument, precision: nil) : nil
        let text = text(of: part.variation, number: number)
        try append(FormatString(text), of: message, own: argument, next: &next, depth: depth + 1, to: &pieces)
      }
    }
  }

  /// Text, which may refer to named arguments as `{name}`.
  private func append(_ text: String, to pieces: inout [MessagePiece]) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      if let index = arguments.firstIndex(where: { $0.name == name }) {
        pieces.append(.text(String(rest[..<open])))
        pieces.append(.argument(index, Placeholder(kind: .anything, name: name, written: "{\(name)}")))
        rest = rest[rest.index(after: close)...]
      } else {
        pieces.append(.text(String(rest[...open])))
        rest = rest[rest.index(after: open)...]
      }
    }
    pieces.append(.text(String(rest)))
  }

  private func index(of placeholder: Placeholder, own: Int?, next: inout Int) throws(MessageError) -> Int {
    if let name = placeholder.name {
      guard let index = arguments.firstIndex(where: { $0.name == name }) else {
        throw .missingArgument(placeholder.written)
      }
      return index
    }
    let position = placeholder.position ?? own ?? take(&next)
    guard position <= arguments.count else { throw .missingArgument(placeholder.written) }
    return position - 1
  }

  private func take(_ next: inout Int) -> Int {
    defer { next += 1 }
    return next
  }

  private static func joined(_ pieces: [MessagePiece]) -> [MessagePiece] {
    var result: [MessagePiece] = []
    for piece in pieces {
      if case .text(let more) = piece, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else if piece != .text("") {
        result.append(piece)
      }
    }
    return result
  }
}

// Which variation.
extension MessageFormatter {
  /// The number by which the message as a whole varies; nil if it does not.
  private func number(of message: CatalogMessage) throws(MessageError) -> DecimalNumber? {
    guard message.variation.variesByNumber else { return nil }
    // The first number that any of the texts uses; a singular text often uses none.
    for text in message.variation.texts {
      var next = 1
      for placeholder in FormatString(text.value).placeholders {
        let index = try index(of: placeholder, own: nil, next: &next)
        let isNumber = arguments[index].kind(for: placeholder.kind).isNumber
        if isNumber { return try number(at: index + 1, precision: placeholder.precision) }
      }
    }
    guard let index = arguments.firstIndex(where: { $0.kind?.isNumber ?? ($0.number != nil) }) else {
      throw .noNumber
    }
    return try number(at: index + 1, precision: nil)
  }

  /// The number that an argument shows.
  private func number(at position: Int, precision: Int?) throws(MessageError) -> DecimalNumber {
    guard position <= arguments.count else { throw .missingArgument("%\(position)$") }
    let argument = arguments[position - 1]
    guard argument.kind?.isNumber != false, let number = argument.number else { throw .noNumber }
    let shown = argument.kind == .percent ? number.timesHundred : number
    return precision.map(shown.rounded) ?? shown
  }

  private func text(of variation: CatalogVariation, number: DecimalNumber?) -> String {
    switch variation {
    case .text(let text): return text.value
    case .device(let cases):
      let order = [device, .other] + DeviceFamily.allCases
      guard let chosen = order.lazy.compactMap({ cases[$0] }).first else { return "" }
      return text(of: chosen, number: number)
    case .plural(let cases):
      let category = number.flatMap { PluralRules.of(language)?.category(of: $0) } ?? .other
      // Who writes a form for nothing at all means it in every language; other rules have no such category.
      let isNothing = number?.isZero == true
      let order = (isNothing ? [PluralCategory.zero] : []) + [category, .other] + PluralCategory.allCases.reversed()
      guard let chosen = order.lazy.compactMap({ cases[$0] }).first else { return "" }
      return text(of: chosen, number: number)
    }
  }
}

extension CatalogVariation {
  /// Whether a number chooses among its texts.
  fileprivate var variesByNumber: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let cases): cases.values.contains(where: \.variesByNumber)
    }
  }
}
