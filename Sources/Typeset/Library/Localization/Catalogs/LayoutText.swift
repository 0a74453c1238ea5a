/// Puts a text together in the syntax that the layout takes: `{name}`, `%1$@`, and `%%` where a percent sign would begin
/// a placeholder.
struct LayoutText {
  /// What is complete.
  private var complete = ""
  /// The characters of the sentence behind it, in UTF-8.
  private var literal: [UInt8] = []

  /// The text so far.
  var text: String { complete + ForeignPlaceholders.literal(String(decoding: literal, as: UTF8.self)) }

  /// Adds characters of a sentence, in UTF-8.
  mutating func append(_ characters: some Sequence<UInt8>) { literal += characters }

  /// Adds the place of an argument with a name, in UTF-8; a number is a position from 0.
  mutating func append(argument name: ArraySlice<UInt8>) {
    if let position = Self.position(name) { return append(position: position) }
    append(placeholder: "{\(String(decoding: name, as: UTF8.self))}")
  }

  /// Adds the place of the argument at a position, from 1.
  mutating func append(position: Int) { append(placeholder: ForeignPlaceholders.argument(position)) }

  /// Adds a placeholder in the syntax of the layout.
  mutating func append(placeholder: String) {
    complete += ForeignPlaceholders.literal(String(decoding: literal, as: UTF8.self))
    complete += placeholder
    literal = []
  }

  /// The position, from 1, of the argument that a number such as `0` names; nil for a name.
  static func position(_ name: ArraySlice<UInt8>) -> Int? {
    guard (1...2).contains(name.count), name.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return name.reduce(0) { $0 * 10 + Int($1 - 0x30) } + 1
  }
}

extension CatalogText {
  /// A text of a format without states: one that is empty waits for its translator.
  init(plain value: String) { self.init(value: value, state: value.isEmpty ? .new : .translated) }
}

extension PluralCategory {
  /// The forms of a text that names stand for, as in `one` and `other`; nil where they are anything else.
  ///
  /// `other` alone may be a word, so that it is a form only of a text that has a number, as `hasPlaceholders` says.
  static func forms(_ names: [String], hasPlaceholders: Bool) -> [PluralCategory]? {
    let forms = names.compactMap(PluralCategory.init(rawValue:))
    guard forms.count == names.count, forms.contains(.other), forms.count > 1 || hasPlaceholders else { return nil }
    return forms
  }
}
