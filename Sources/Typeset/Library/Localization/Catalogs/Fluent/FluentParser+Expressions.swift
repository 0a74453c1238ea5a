// Values in braces.
extension FluentParser {
  /// A value with its braces, the first of which comes next.
  mutating func placeable(depth: Int) throws(FluentFault) -> FluentSyntax.Expression {
    guard depth <= Self.deepest else { throw fault(.depth) }
    count += 1
    _ = take("{")
    skipBlank()
    let start = offset
    let value = try inline(depth: depth)
    skipBlank()
    if take("}") {
      // An attribute of a term is nothing to show.
      if case .term(_, .some, _) = value { throw FluentFault(reason: .value, offset: start) }
      return value
    }
    guard take("-"), take(">") else { throw fault(.brace) }
    guard value.maySelect else { throw FluentFault(reason: .selector, offset: start) }
    skipInline()
    guard byte == UInt8(ascii: "\n") else { throw fault(.brace) }
    let variants = try variants(depth: depth)
    guard variants.count(where: \.isDefault) == 1 else { throw FluentFault(reason: .defaultVariant, offset: start) }
    return .choice(value, variants)
  }

  /// The cases of a choice and the brace behind them, from the end of the line before.
  private mutating func variants(depth: Int) throws(FluentFault) -> [FluentSyntax.Variant] {
    var variants: [FluentSyntax.Variant] = []
    while true {
      skipBlank()
      if take("}") { return variants }
      let isDefault = take("*")
      guard take("[") else { throw fault(.brace) }
      skipBlank()
      let key =
        if let number = try number() { FluentSyntax.Key.number(number) } else {
          FluentSyntax.Key.word(try identifier(.value))
        }
      skipBlank()
      guard take("]") else { throw fault(.value) }
      skipInline()
      guard let pattern = try pattern(depth: depth) else { throw fault(.text) }
      guard byte == UInt8(ascii: "\n") else { throw fault(.brace) }
      count += 1
      variants.append(FluentSyntax.Variant(key: key, pattern: pattern, isDefault: isDefault))
    }
  }

  private mutating func inline(depth: Int) throws(FluentFault) -> FluentSyntax.Expression {
    switch byte {
    case UInt8(ascii: "\"")?: return .literal(try literal())
    case UInt8(ascii: "{")?: return try placeable(depth: depth + 1)
    case UInt8(ascii: "$")?:
      offset += 1
      return .variable(try identifier(.value))
    default: break
    }
    if let number = try number() { return .number(number) }
    let start = offset
    let isTerm = take("-")
    let name = try identifier(.value)
    let attribute = take(".") ? try identifier(.value) : nil
    let end = offset
    skipBlank()
    guard byte == UInt8(ascii: "(") else {
      offset = end
      return isTerm ? .term("-" + name, attribute: attribute, arguments: [:]) : .message(name, attribute: attribute)
    }
    guard isTerm || attribute == nil && !name.utf8.contains(where: { (0x61...0x7A).contains($0) }) else {
      throw FluentFault(reason: .value, offset: start)
    }
    let arguments = try arguments(depth: depth)
    return isTerm
      ? .term("-" + name, attribute: attribute, arguments: arguments.named)
      : .function(name, arguments.first, options: arguments.named)
  }

  private mutating func arguments(
    depth: Int
  ) throws(FluentFault) -> (first: FluentSyntax.Expression?, named: [String: FluentSyntax.Expression]) {
    guard depth < Self.deepest else { throw fault(.depth) }
    _ = take("(")
    var first: FluentSyntax.Expression?
    var named: [String: FluentSyntax.Expression] = [:]
    while true {
      skipBlank()
      if take(")") { return (first, named) }
      count += 1
      let value = try inline(depth: depth + 1)
      skipBlank()
      if case .message(let name, nil) = value, take(":") {
        skipBlank()
        guard named[name] == nil else { throw fault(.value) }
        if let number = try number() {
          named[name] = .number(number)
        } else {
          guard byte == UInt8(ascii: "\"") else { throw fault(.value) }
          named[name] = .literal(try literal())
        }
      } else {
        guard named.isEmpty else { throw fault(.value) }
        first = first ?? value
      }
      skipBlank()
      if !take(","), byte != UInt8(ascii: ")") { throw fault(.brace) }
    }
  }

  /// The next number as it is written; nil, without advancing, for none.
  private mutating func number() throws(FluentFault) -> String? {
    let start = offset
    _ = take("-")
    guard let first = byte, Self.isDigit(first) else {
      offset = start
      return nil
    }
    while let byte, Self.isDigit(byte) { offset += 1 }
    if take(".") {
      guard let first = byte, Self.isDigit(first) else { throw fault(.value) }
      while let byte, Self.isDigit(byte) { offset += 1 }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The text in quotation marks, the first of which comes next.
  private mutating func literal() throws(FluentFault) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte != UInt8(ascii: "\n") else { throw fault(.literal) }
      offset += 1
      if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
    }
    guard take("\"") else { throw fault(.literal) }
    return String(decoding: text, as: UTF8.self)
  }

  /// What an escape stands for, whose backslash was passed.
  private mutating func escaped() throws(FluentFault) -> [UInt8] {
    let digits: Int
    switch byte {
    case UInt8(ascii: "\\")?, UInt8(ascii: "\"")?:
      defer { offset += 1 }
      return [bytes[offset]]
    case UInt8(ascii: "u")?: digits = 4
    case UInt8(ascii: "U")?: digits = 6
    default: throw fault(.literal)
    }
    offset += 1
    var code: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = byte?.hexadecimalDigit else { throw fault(.literal) }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    // Half a character is none.
    return Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }
}

extension FluentSyntax.Expression {
  /// Whether a choice may be by it.
  fileprivate var maySelect: Bool {
    switch self {
    case .literal, .number, .variable, .function, .term(_, .some, _): true
    case .message, .term(_, nil, _), .choice: false
    }
  }
}
