/// A text as programs for the web have it: `{{name}}` of i18next, `{name}` and `{0}`, choices in ICU's syntax, and
/// `no apples | one apple | {n} apples` of vue-i18n.
enum WebText {
  /// The message of a text.
  ///
  /// A text with choices is in ICU's syntax, in which apostrophes quote braces.
  static func message(of text: String) throws(ICUMessage.Fault) -> CatalogMessage {
    let bytes = Array(text.utf8)[...]
    guard bytes.contains(brace.open) else { return message(text) }
    if bytes.firstIndex(of: open) != nil { return message(interpolated(bytes)) }
    if hasChoice(bytes, kinds) { return try ICUMessage(reading: text, syntax: .icu).message }
    return choice(bytes) ?? message(withNumbers(bytes))
  }

  private static func message(_ text: String) -> CatalogMessage {
    CatalogMessage(variation: .text(CatalogText(plain: text)))
  }

  /// Whether a text has a part such as `{count, plural, …}`, of one of some kinds.
  static func hasChoice(_ text: ArraySlice<UInt8>, _ kinds: Set<String>) -> Bool {
    guard text.contains(comma) else { return false }
    var cursor = SyntaxCursor(text)
    while cursor.take(before: brace.open) != nil {
      _ = cursor.next()
      let name = cursor.take { !"{},'".utf8.contains($0) }
      guard !name.isEmpty, cursor.take(comma) else { continue }
      let kind = cursor.take { $0 == 0x20 || $0 == 0x0A || (0x61...0x7A).contains($0) }
      if kinds.contains(String(decoding: kind.withoutBlanks, as: UTF8.self)) { return true }
    }
    return false
  }

  /// What begins and ends a value of i18next.
  static let open = Array("{{".utf8)
  private static let brace = (open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
  private static let comma = UInt8(ascii: ",")

  /// The parts by which a text varies.
  static let choices: Set = ["plural", "select", "selectordinal"]
  private static let kinds = choices.union(["number", "date", "time"])

  /// A text with the values of i18next, `{{name}}`, `{{count, number}}` and `{{- raw}}`, as the layout has them.
  static func interpolated(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var cursor = SyntaxCursor(text)
    while let before = cursor.take(through: open) {
      result += before
      let start = cursor
      let written = cursor.take { $0 != brace.open && $0 != brace.close }
      var name = written.prefix { $0 != comma }.withoutBlanks
      if name.first == UInt8(ascii: "-") { name = name.dropFirst().withoutBlanks }
      if !name.isEmpty, cursor.take(brace.close), cursor.take(brace.close) {
        result += [brace.open] + name + [brace.close]
      } else {
        result += open
        cursor = start
      }
    }
    return String(decoding: result + cursor.takeRest(), as: UTF8.self)
  }

  /// A text whose arguments may have numbers, `{0}`, and in which `{'@'}` stands for a sign of the syntax, as in
  /// vue-i18n.
  private static func withNumbers(_ text: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var cursor = SyntaxCursor(text)
    while let before = cursor.take(before: brace.open) {
      result += before
      _ = cursor.next()
      let start = cursor
      let written = cursor.take(nameBefore: brace.close, without: brace.open) ?? []
      if let position = LayoutText.position(written) {
        result += ForeignPlaceholders.argument(position).utf8
      } else if written.count > 2, written.first == UInt8(ascii: "'"), written.last == UInt8(ascii: "'") {
        result += written.dropFirst().dropLast()
      } else {
        result.append(brace.open)
        cursor = start
      }
    }
    return String(decoding: result + cursor.takeRest(), as: UTF8.self)
  }

  /// The names that vue-i18n has for the number by which a text varies.
  private static let numbers = ["{n}", "{count}"].map { Array($0.utf8) }

  /// The forms of a text of vue-i18n, two or three with bars between them, of which one has the number.
  private static func choice(_ text: ArraySlice<UInt8>) -> CatalogMessage? {
    guard text.contains(UInt8(ascii: "|")), numbers.contains(where: { text.firstIndex(of: $0) != nil }) else {
      return nil
    }
    let written = text.split(separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false)
    let parts = written.map { CatalogVariation.text(CatalogText(plain: withNumbers($0.withoutBlanks))) }
    let cases: [PluralCategory: CatalogVariation]
    switch parts.count {
    case 2: cases = [.one: parts[0], .other: parts[1]]
    case 3: cases = [.zero: parts[0], .one: parts[1], .other: parts[2]]
    default: return nil
    }
    return CatalogMessage(
      variation: .plural(cases), choice: NumberChoice(exactForms: Set(cases.keys).subtracting([.other]), isStrict: true)
    )
  }
}
