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
  /// More text than a message can have.
  case tooLong
}

/// Puts a message together for one rendering: chooses among its variations and finds the places of the arguments.
struct MessageFormatter {
  /// The language of the message, whose plural rules count.
  let language: String
  /// The device of the rendering.
  let device: DeviceFamily
  /// The arguments from the document.
  let arguments: [MessageArgument]
  /// The indices of the named arguments; of two with one name, that of the first.
  private let named: [String: Int]

  /// Creates a formatter for the arguments of one message.
  init(language: String, device: DeviceFamily, arguments: [MessageArgument]) {
    self.language = language
    self.device = device
    self.arguments = arguments
    let names = arguments.enumerated().compactMap { index, argument in argument.name.map { ($0, index) } }
    named = Dictionary(names) { first, _ in first }
  }

  /// How deep the parts of a message may hold each other.
  private static let greatestDepth = 8
  /// The most text that a message may be put together from, arguments included, in bytes of UTF-8.
  static let greatestLength = 1 << 20

  /// A message while it is put together.
  private struct Assembly {
    /// The message.
    let message: CatalogMessage
    /// The pieces so far.
    var pieces: [MessagePiece] = []
    /// The position of the argument that the next placeholder without a position takes.
    var next = 1
    /// How much text has been taken.
    var length = 0

    /// Counts text before it is taken apart.
    mutating func count(_ text: String) throws(MessageError) {
      // A part counts even where it shows nothing, so that the number of parts is limited too.
      length += text.utf8.count + 1
      if length > MessageFormatter.greatestLength { throw .tooLong }
    }

    /// Appends characters to the last piece if that is a text.
    mutating func append(_ text: some StringProtocol) {
      guard !text.isEmpty else { return }
      if case .text(var last)? = pieces.last {
        // Without a second owner, the characters so far are not copied.
        pieces.removeLast()
        last += text
        pieces.append(.text(last))
      } else {
        pieces.append(.text(String(text)))
      }
    }
  }

  /// The pieces of a message in order.
  func pieces(of message: CatalogMessage) throws(MessageError) -> [MessagePiece] {
    let number = try number(of: message)
    var assembly = Assembly(message: message)
    try append(text(of: message.variation, number: number, in: message), own: nil, depth: 0, to: &assembly)
    return assembly.pieces
  }

  /// The pieces of a text that no catalog holds.
  func pieces(of text: String) throws(MessageError) -> [MessagePiece] {
    try pieces(of: CatalogMessage(variation: .text(CatalogText(value: text))))
  }

  private func append(_ text: String, own: Int?, depth: Int, to assembly: inout Assembly) throws(MessageError) {
    try assembly.count(text)
    for token in FormatString(text).tokens {
      switch token {
      case .text(let text): try appendBraced(text, to: &assembly)
      case .ownArgument:
        guard let own, own <= arguments.count else { throw .missingArgument("%arg") }
        try append(own - 1, Placeholder(kind: .anything, position: own, written: "%arg"), to: &assembly)
      case .argument(let placeholder):
        let index = try index(of: placeholder, own: own, next: &assembly.next)
        guard arguments[index].fits(placeholder.kind) else {
          throw .wrongKind(argument: index, placeholder: placeholder.written)
        }
        try append(index, placeholder, to: &assembly)
      case .substitution(let name, let position):
        guard depth < Self.greatestDepth, let part = assembly.message.substitutions[name] else {
          throw .unknownPart(name)
        }
        let argument = part.name.flatMap(position(ofName:)) ?? part.argument ?? position ?? take(&assembly.next)
        var number: DecimalNumber?
        if part.variation.variesByNumber {
          if argument <= arguments.count { try assembly.count(arguments[argument - 1].value) }
          number = try self.number(at: argument, precision: nil)
        }
        let chosen = self.text(of: part.variation, number: number, in: assembly.message)
        try append(chosen, own: argument, depth: depth + 1, to: &assembly)
      }
    }
  }

  /// Text, which may refer to named arguments as `{name}`.
  private func appendBraced(_ text: String, to assembly: inout Assembly) throws(MessageError) {
    for part in BracedText(text).parts {
      switch part {
      case .text(let text): assembly.append(text)
      case .name(let name):
        if let index = named[String(name)] {
          try append(index, Placeholder(kind: .anything, name: String(name), written: "{\(name)}"), to: &assembly)
        } else {
          assembly.append("{\(name)}")
        }
      }
    }
  }

  private func append(_ index: Int, _ placeholder: Placeholder, to assembly: inout Assembly) throws(MessageError) {
    try assembly.count(arguments[index].value)
    assembly.pieces.append(.argument(index, placeholder))
  }

  private func index(of placeholder: Placeholder, own: Int?, next: inout Int) throws(MessageError) -> Int {
    if let name = placeholder.name {
      guard let index = named[name] else { throw .missingArgument(placeholder.written) }
      return index
    }
    let position = placeholder.position ?? own ?? take(&next)
    guard position <= arguments.count else { throw .missingArgument(placeholder.written) }
    return position - 1
  }

  /// The position of an argument with a name; nil for none.
  private func position(ofName name: String) -> Int? { named[name].map { $0 + 1 } }

  private func take(_ next: inout Int) -> Int {
    defer { next += 1 }
    return next
  }
}

// Which variation.
extension MessageFormatter {
  /// The number by which the message as a whole varies; nil if it does not.
  private func number(of message: CatalogMessage) throws(MessageError) -> DecimalNumber? {
    guard message.variation.variesByNumber else { return nil }
    if let position = message.choice?.name.flatMap(position(ofName:)) {
      return try number(at: position, precision: nil)
    }
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

  private func text(of variation: CatalogVariation, number: DecimalNumber?, in message: CatalogMessage) -> String {
    switch variation {
    case .text(let text): return text.value
    case .device(let cases):
      let order = [device, .other] + DeviceFamily.allCases
      guard let chosen = order.lazy.compactMap({ cases[$0] }).first else { return "" }
      return text(of: chosen, number: number, in: message)
    case .plural(let cases):
      let category = number.flatMap { PluralRules.of(language)?.category(of: $0) } ?? .other
      // Who writes a form for nothing at all means it in every language; other rules have no such category.
      let isNothing = number?.isZero == true
      var order = (isNothing ? [PluralCategory.zero] : []) + [category, .other] + PluralCategory.allCases.reversed()
      if message.choice?.isStrict == true {
        let exact = number.flatMap { PluralCategory(exactly: $0) }
        order.removeAll { message.exactForms.contains($0) && $0 != exact }
        if let exact, message.exactForms.contains(exact) { order.insert(exact, at: 0) }
      }
      guard let chosen = order.lazy.compactMap({ cases[$0] }).first else { return "" }
      return text(of: chosen, number: number, in: message)
    }
  }
}

extension CatalogVariation {
  /// Whether a number chooses among its texts.
  var variesByNumber: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let cases): cases.values.contains(where: \.variesByNumber)
    }
  }
}

extension PluralCategory {
  /// The form that is for one number alone where a catalog gives forms for numbers: 0, 1 or 2; nil for any other.
  fileprivate init?(exactly number: DecimalNumber) {
    switch number.value {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    default: return nil
    }
  }
}
