/// A text in the syntax of `java.text.MessageFormat`: `{0}`, `{1,number}`, `'{'`, `''` and
/// `{0,choice,0#no files|1#one file|1<{0} files}`.
///
/// What only a program could show is refused: styles of numbers other than `integer`, and choices by other numbers than
/// 0, 1 and 2.
struct JavaMessage {
  /// The text so far.
  private var format = LayoutText()
  /// The choices so far, by the names that the text uses for them.
  private var substitutions: [String: CatalogSubstitution] = [:]

  /// The greatest nesting of choices.
  private static let deepest = 4

  /// Whether a text has arguments, so that a program formats it.
  static func isMessage(_ text: String) -> Bool {
    var cursor = SyntaxCursor(text)
    while cursor.take(before: UInt8(ascii: "{")) != nil {
      _ = cursor.next()
      if let digit = cursor.rest.first, (0x30...0x39).contains(digit) { return true }
    }
    return false
  }

  /// The message of a text.
  static func message(of text: String) throws(ICUMessage.Fault) -> CatalogMessage {
    var reader = JavaMessage()
    var cursor = SyntaxCursor(text)
    try reader.read(&cursor, depth: 0)
    var message = reader.format.message
    guard !reader.substitutions.isEmpty else { return message }
    message.substitutions.merge(reader.substitutions) { first, _ in first }
    message.choice = NumberChoice(exactForms: Set(JavaChoice.exactForms), isStrict: true)
    return message
  }

  private mutating func read(_ cursor: inout SyntaxCursor, depth: Int) throws(ICUMessage.Fault) {
    guard depth < Self.deepest else { throw .syntax }
    while let text = cursor.take(before: quote, or: UInt8(ascii: "{")) {
      format.append(text)
      if cursor.next() == quote {
        try appendQuoted(&cursor)
      } else {
        try appendArgument(&cursor, depth: depth)
      }
    }
    format.append(cursor.takeRest())
  }

  /// What an apostrophe begins: two are one; else a stretch without arguments, to the next one or the end.
  private mutating func appendQuoted(_ cursor: inout SyntaxCursor) throws(ICUMessage.Fault) {
    if cursor.take(quote) { return format.append([quote]) }
    while let text = cursor.take(before: quote) {
      format.append(text)
      _ = cursor.next()
      guard cursor.take(quote) else { return }
      format.append([quote])
    }
    format.append(cursor.takeRest())
  }

  /// An argument, whose opening brace was read.
  private mutating func appendArgument(_ cursor: inout SyntaxCursor, depth: Int) throws(ICUMessage.Fault) {
    guard let written = Self.argument(&cursor) else { throw .syntax }
    let parts = written.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
    guard let position = LayoutText.position(parts[0].withoutBlanks) else { throw .syntax }
    let kind = parts.dropFirst().first.map { String(decoding: $0.withoutBlanks, as: UTF8.self) }
    let style = parts.dropFirst(2).first ?? []
    switch kind {
    case nil, "date", "time": format.append(position: position)
    case "number":
      let name = String(decoding: style.withoutBlanks, as: UTF8.self)
      guard ["", "integer"].contains(name) else { throw .unsupported("number, \(name)") }
      format.append(position: position)
    case "choice": try append(JavaChoice(style), position: position, depth: depth)
    case let kind?: throw .unsupported(kind)
    }
  }

  private mutating func append(_ choice: JavaChoice, position: Int, depth: Int) throws(ICUMessage.Fault) {
    var cases: [PluralCategory: CatalogVariation] = [:]
    for (category, text) in choice.texts {
      // A text of a choice that has a brace is a message itself.
      var inner = JavaMessage()
      var cursor = SyntaxCursor(text[...])
      if text.contains(UInt8(ascii: "{")) {
        try inner.read(&cursor, depth: depth + 1)
      } else {
        inner.format.append(text)
      }
      guard inner.substitutions.isEmpty else { throw .unsupported("choice in a choice") }
      substitutions.merge(inner.format.substitutions) { first, _ in first }
      cases[category] = .text(CatalogText(value: inner.format.text))
    }
    let name = "choice\(substitutions.count + 1)"
    substitutions[name] = CatalogSubstitution(argument: position, variation: .plural(cases))
    format.append(placeholder: "%#@\(name)@")
  }

  /// What is between the braces of an argument, which may have braces itself; those in quotes do not count.
  private static func argument(_ cursor: inout SyntaxCursor) -> ArraySlice<UInt8>? {
    let start = cursor.rest
    var (depth, isQuoted) = (1, false)
    while let byte = cursor.next() {
      switch byte {
      case quote: isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted: depth -= 1
      default: continue
      }
      if depth == 0 { return start[..<(cursor.rest.startIndex - 1)] }
    }
    return nil
  }
}

/// `'`.
private let quote = UInt8(ascii: "'")
