/// Puts a text together in the syntax that the layout takes: `{name}`, `%1$@`, and `%%` where a percent sign could
/// begin a placeholder.
struct LayoutText {
  /// The text so far, in UTF-8.
  private var bytes: [UInt8] = []
  /// Whether a percent sign is the last byte, and what follows it decides how it is written.
  private var endsInPercent = false
  /// Whether it has a brace that begins no name.
  private var hasBrace = false

  /// The text so far.
  var text: String { String(decoding: endsInPercent ? bytes + [Self.percent] : bytes, as: UTF8.self) }

  /// The parts that the text uses.
  var substitutions: [String: CatalogSubstitution] {
    hasBrace ? [CatalogSubstitution.brace.name: CatalogSubstitution.brace.part] : [:]
  }

  /// The message that the text is; one that is empty waits for its translator.
  var message: CatalogMessage {
    CatalogMessage(variation: .text(CatalogText(plain: text)), substitutions: substitutions)
  }

  /// Adds characters of a sentence, in UTF-8.
  mutating func append(_ characters: some Sequence<UInt8>) {
    for byte in characters {
      if byte == UInt8(ascii: "{") {
        append(placeholder: CatalogSubstitution.brace.written)
        hasBrace = true
        continue
      }
      // A blank behind it begins no placeholder.
      if endsInPercent, byte != 0x20 { bytes.append(Self.percent) }
      bytes.append(byte)
      endsInPercent = byte == Self.percent
    }
  }

  /// Adds the place of an argument with a name, in UTF-8; a number is a position from 0.
  mutating func append(argument name: ArraySlice<UInt8>) {
    if let position = Self.position(name) { return append(position: position) }
    append(placeholder: "{\(String(decoding: name, as: UTF8.self))}")
  }

  /// Adds the place of the argument at a position, from 1.
  mutating func append(position: Int) { append(placeholder: ForeignPlaceholders.argument(position)) }

  /// Adds a placeholder in the syntax of the layout.
  mutating func append(placeholder: String) {
    if endsInPercent { bytes.append(Self.percent) }
    endsInPercent = false
    bytes += placeholder.utf8
  }

  /// The position, from 1, of the argument that a number such as `0` names; nil for a name.
  static func position(_ name: ArraySlice<UInt8>) -> Int? {
    guard (1...2).contains(name.count), name.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return name.reduce(0) { $0 * 10 + Int($1 - 0x30) } + 1
  }

  private static let percent = UInt8(ascii: "%")
}

extension CatalogSubstitution {
  /// A brace of the sentence: as a part of its own it begins no name of an argument.
  static let brace = (
    name: "{", written: "%#@{@", part: CatalogSubstitution(argument: 0, variation: .text(CatalogText(value: "{")))
  )
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
