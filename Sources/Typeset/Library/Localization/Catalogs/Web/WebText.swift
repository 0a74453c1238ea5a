/// A text as programs for the web have it: `{{name}}` of i18next, `{name}` and `{0}`, choices in ICU's syntax, and
/// `no apples | one apple | {n} apples` of vue-i18n.
enum WebText {
  /// The message of a text.
  ///
  /// A text with choices is in ICU's syntax, in which apostrophes quote braces.
  static func message(of text: String) throws(ICUMessage.Fault) -> CatalogMessage {
    let bytes = Array(text.utf8)[...]
    guard bytes.contains(UInt8(ascii: "{")) else { return message(text) }
    if bytes.firstIndex(of: "{{") != nil { return message(interpolated(bytes)) }
    if hasChoice(bytes, kinds) { return try ICUMessage(reading: text, syntax: .icu).message }
    return choice(bytes) ?? message(withNumbers(bytes))
  }

  private static func message(_ text: String) -> CatalogMessage {
    CatalogMessage(variation: .text(CatalogText(plain: text)))
  }

  /// Whether a text has a part such as `{count, plural, …}`, of one of some kinds.
  static func hasChoice(_ text: ArraySlice<UInt8>, _ kinds: Set<String>) -> Bool {
    guard text.contains(UInt8(ascii: ",")) else { return false }
    var cursor = SyntaxCursor(text)
    while cursor.take(through: "{") != nil {
      guard let name = cursor.take(nameBefore: UInt8(ascii: ",")), !name.contains(where: "{}'".utf8.contains) else {
        continue
      }
      let kind = cursor.rest.prefix(SyntaxCursor.longestName).prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
      if kinds.contains(String(decoding: kind.withoutBlanks, as: UTF8.self)) { return true }
    }
    return false
  }

  /// The parts by which a text varies.
  static let choices: Set = ["plural", "select", "selectordinal"]
  private static let kinds = choices.union(["number", "date", "time"])

  /// A text with the values of i18next, `{{name}}`, `{{count, number}}` and `{{- raw}}`, as the layout has them.
  static func interpolated(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var cursor = SyntaxCursor(text)
    while let before = cursor.take(through: "{{") {
      result += before
      let start = cursor
      guard let written = cursor.take(through: "}}") else {
        result += "{{".utf8
        break
      }
      var name = written.prefix { $0 != UInt8(ascii: ",") }.withoutBlanks
      if name.first == UInt8(ascii: "-") { name = name.dropFirst().withoutBlanks }
      if name.isEmpty || name.contains(UInt8(ascii: "{")) || name.count > SyntaxCursor.longestName {
        result += "{{".utf8
        cursor = start
      } else {
        result += [UInt8(ascii: "{")] + name + [UInt8(ascii: "}")]
      }
    }
    return String(decoding: result + cursor.takeRest(), as: UTF8.self)
  }

  /// A text whose arguments may have numbers, `{0}`, and in which `{'@'}` stands for a sign of the syntax, as in vue-i18n.
  private static func withNumbers(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var cursor = SyntaxCursor(text)
    while let before = cursor.take(through: "{") {
      result += before
      let start = cursor
      let written = cursor.take(nameBefore: UInt8(ascii: "}")) ?? []
      if let position = LayoutText.position(written) {
        result += ForeignPlaceholders.argument(position).utf8
      } else if written.count > 2, written.first == UInt8(ascii: "'"), written.last == UInt8(ascii: "'") {
        result += written.dropFirst().dropLast()
      } else {
        result.append(UInt8(ascii: "{"))
        cursor = start
      }
    }
    return String(decoding: result + cursor.takeRest(), as: UTF8.self)
  }

  /// The forms of a text of vue-i18n, two or three with bars between them, of which one has the number.
  private static func choice(_ text: ArraySlice<UInt8>) -> CatalogMessage? {
    guard text.firstIndex(of: " | ") != nil, text.firstIndex(of: "{n}") != nil || text.firstIndex(of: "{count}") != nil
    else { return nil }
    let written = text.split(separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false)
    let parts = written.map { CatalogVariation.text(CatalogText(plain: withNumbers($0.withoutBlanks))) }
    let cases: [PluralCategory: CatalogVariation]
    switch parts.count {
    case 2: cases = [.one: parts[0], .other: parts[1]]
    case 3: cases = [.zero: parts[0], .one: parts[1], .other: parts[2]]
    default: return nil
    }
    return CatalogMessage(
      variation: .plural(cases), exactForms: Set(cases.keys).subtracting([.other]), hasStrictForms: true)
  }
}
