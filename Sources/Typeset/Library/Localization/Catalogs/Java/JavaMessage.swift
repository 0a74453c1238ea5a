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
    let bytes = text.utf8
    return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "{") && (0x30...0x39).contains($1) }
  }

  /// The message of a text.
  static func message(of text: String) throws(ICUMessage.Fault) -> CatalogMessage {
    var reader = JavaMessage()
    var cursor = SyntaxCursor(text)
    try reader.read(&cursor, depth: 0)
    return CatalogMessage(
      variation: .text(CatalogText(plain: reader.format.text)), substitutions: reader.substitutions,
      exactForms: reader.substitutions.isEmpty ? [] : Set(JavaChoice.exactForms), hasStrictForms: true)
  }

  private mutating func read(_ cursor: inout SyntaxCursor, depth: Int) throws(ICUMessage.Fault) {
    guard depth < Self.deepest else { throw .syntax }
    while let text = cursor.take(before: quote, UInt8(ascii: "{")) {
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
      var cursor = SyntaxCursor(text)
      if text.contains(UInt8(ascii: "{")) { try inner.read(&cursor, depth: depth + 1) } else { inner.format.append(text) }
      guard inner.substitutions.isEmpty else { throw .unsupported("choice in a choice") }
      cases[category] = .text(CatalogText(value: inner.format.text))
    }
    let name = "choice\(substitutions.count + 1)"
    substitutions[name] = CatalogSubstitution(argument: position, variation: .plural(cases))
    format.append(placeholder: "%#@\(name)@")
  }

  /// What is between the braces of an argument, which may have braces itself.
  private static func argument(_ cursor: inout SyntaxCursor) -> ArraySlice<UInt8>? {
    let start = cursor.rest
    var depth = 1
    while cursor.take(before: UInt8(ascii: "{"), UInt8(ascii: "}")) != nil {
      let end = cursor.rest.startIndex
      depth += cursor.next() == UInt8(ascii: "{") ? 1 : -1
      if depth == 0 { return start[..<end] }
    }
    return nil
  }
}

/// The texts of a choice of Java (`java.text.ChoiceFormat`), `0#none|1#one|1<{0} of them`, as plural forms for nothing,
/// one, two and all other numbers.
struct JavaChoice {
  /// The texts, in the order of the categories; those of the last are for all numbers that no other is for.
  private(set) var texts: [(category: PluralCategory, text: ArraySlice<UInt8>)] = []

  /// The categories that stand for one number each, in its order from 0.
  static let exactForms: [PluralCategory] = [.zero, .one, .two]

  /// A text with the number from which it is used.
  private struct Limit {
    var number: Double
    /// Whether it is used only for greater numbers.
    var isOpen: Bool
    var text: ArraySlice<UInt8>

    func includes(_ value: Double) -> Bool { isOpen ? value > number : value >= number }
  }

  /// Reads the texts of a choice.
  init(_ written: ArraySlice<UInt8>) throws(ICUMessage.Fault) {
    var limits: [Limit] = []
    for part in Self.parts(written) {
      let written = part.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "<") && $0 < 0x80 }
      let sign = part.dropFirst(written.count)
      let isOpen = sign.first == UInt8(ascii: "<")
      guard sign.first == UInt8(ascii: "#") || isOpen,
        let number = Double(String(decoding: written.withoutBlanks, as: UTF8.self)), number.isFinite
      else { throw .syntax }
      limits.append(Limit(number: number, isOpen: isOpen, text: sign.dropFirst()))
    }
    guard let first = limits.first else { throw .syntax }
    // From here on, all whole numbers have one text.
    let rest = Double(Self.exactForms.count)
    guard limits.allSatisfy({ $0.number < rest || $0.number == rest && !$0.isOpen }) else {
      throw .unsupported("choice of a number greater than 2")
    }
    func text(for number: Double) -> ArraySlice<UInt8> {
      (limits.last { $0.includes(number) } ?? first).text
    }
    let other = text(for: rest)
    for (number, category) in Self.exactForms.enumerated() {
      texts.append((category, text(for: Double(number))))
    }
    texts.append((.other, other))
  }

  /// The parts between bars; those in braces belong to a part.
  private static func parts(_ written: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var (start, depth) = (written.startIndex, 0)
    for index in written.indices {
      switch written[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "|") where depth == 0:
        parts.append(written[start..<index])
        start = index + 1
      default: continue
      }
    }
    return parts + [written[start...]]
  }
}

/// `'`.
private let quote = UInt8(ascii: "'")
