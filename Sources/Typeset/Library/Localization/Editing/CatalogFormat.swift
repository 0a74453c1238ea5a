/// The kinds of catalog files whose entries can be changed.
package enum CatalogFormat: String, CaseIterable, Sendable {
  /// A string catalog of Xcode.
  case xcstrings
  /// A table of one language.
  case strings
  /// A catalog of gettext.
  case po
  /// XLIFF 1.2.
  case xliff
  /// An application resource bundle, as Flutter has them.
  case arb

  /// The kind that the ending of a path means; nil for a file that cannot be changed.
  package init?(path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "xcstrings": self = .xcstrings
    case "strings": self = .strings
    case "po": self = .po
    case "xliff", "xlf": self = .xliff
    case "arb": self = .arb
    default: return nil
    }
  }

  /// How a file of this kind has to change so that a key says a text in a locale; `form` is the category of numbers
  /// that a text is for which varies, and `declaration` another file of this kind, which has the key.
  ///
  /// `createsForms` says whether a language without the key gets the form.
  package func edit(
    _ bytes: [UInt8], key: String, locale: String, form: PluralForm? = nil, text: String, declaration: [UInt8]? = nil,
    createsForms: Bool = false
  ) throws(CatalogEditError) -> CatalogEdit {
    var change = EntryChange(key: key, locale: locale, form: form, text: text)
    change.createsForms = createsForms
    try check(change)
    let file = try EncodedFile(bytes)
    let declaration = try declaration.map { (bytes) throws(CatalogEditError) in try EncodedFile(bytes).utf8 }
    return file.encoded(try editor(of: file.utf8, declaration: declaration).edit(change))
  }

  /// What changes a file, whose text is given in UTF-8; `declaration` is that of another file of this kind, which may
  /// have keys that are to be added.
  func editor(of text: [UInt8], declaration: [UInt8]? = nil) throws(CatalogEditError) -> any EntryEditor {
    switch self {
    case .xcstrings: try XCStringsEditor(text)
    case .strings: try StringsEditor(text)
    case .po: try POEditor(text, declaration: declaration)
    case .xliff: try XLIFFEditor(text)
    case .arb: try ARBEditor(text)
    }
  }

  /// A text as a file of this kind has it: the layout reads a percent sign as the start of a format, a bundle does not.
  package func written(_ text: String) -> String { self == .arb ? ARBEditor.written(text) : text }

  /// Throws for a change that no file of this kind can have.
  func check(_ change: EntryChange) throws(CatalogEditError) {
    if let scalar = change.text.unicodeScalars.first(where: { !allows($0) }) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      throw CatalogEditError(
        .refused, "a file of this kind cannot contain the character \(name)", "remove it from the text")
    }
    if change.form != nil, self != .xcstrings, self != .po {
      throw CatalogEditError(
        .refused, "one form of a text cannot be changed in a file of this kind", "edit it in the file")
    }
  }

  /// Whether a file of this kind can say a character; what JSON cannot, it escapes.
  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    // JSON could have U+0000, but hardly any program shows what follows it.
    case .xcstrings, .arb, .strings, .po: scalar.value != 0
    // XML 1.0, production 2.
    case .xliff: scalar.value < 0x20 ? [9, 10, 13].contains(scalar.value) : !(0xFFFE...0xFFFF).contains(scalar.value)
    }
  }
}
