/// What the developer of an app says about a key to those who translate it.
enum CatalogNote {
  /// What Xcode writes where nobody has said anything.
  private static let placeholder = "No comment provided by engineer."

  /// A comment as it was written, in one line; nil for one that says nothing.
  static func text(_ written: String) -> String? {
    let text = collapsed(written)
    return text.isEmpty || text == placeholder ? nil : text
  }

  /// The words of a comment of the forms `/* … */` and `// …`.
  static func words(ofComment bytes: ArraySlice<UInt8>) -> String {
    let isLine = bytes.dropFirst().first == UInt8(ascii: "/")
    return String(decoding: bytes.dropFirst(2).dropLast(isLine ? 0 : 2), as: UTF8.self)
  }
}

extension CatalogSet {
  /// What the developer says about a key; nil for nothing.
  package func note(of key: String) -> String? { catalogs.lazy.compactMap { $0.entry(of: key)?.note }.first }

  /// What tells a key from other uses of the same words; nil for nothing.
  package func context(of key: String) -> String? { catalogs.lazy.compactMap { $0.entry(of: key)?.context }.first }

  /// The most characters that a translation of a key may have; nil for any number.
  package func greatestLength(of key: String) -> Int? {
    catalogs.lazy.compactMap { $0.entry(of: key)?.greatestLength }.first
  }

  /// The text that a key is translated from, placeholders included: that of the development language, else the key
  /// itself where the catalogs have it without one; nil for a key that none of them has.
  package func source(of key: String, developmentLanguage: String) -> String? {
    guard contains(key) else { return nil }
    let answer = answer(for: key, locale: developmentLanguage, developmentLanguage: developmentLanguage)
    guard let answer, answer.isSource || !answer.isMissing else { return key }
    return answer.message.plainText
  }

  /// Whether a locale shows the text that a key is translated from, since it needs no translation.
  package func showsSource(of key: String, locale: String, developmentLanguage: String) -> Bool {
    answer(for: key, locale: locale, developmentLanguage: developmentLanguage)?.isSource ?? true
  }

  /// Whether a key is translated with the very texts of the development language.
  package func isUntouched(_ key: String, locale: String, developmentLanguage: String) -> Bool {
    let own = answer(for: key, locale: locale, developmentLanguage: developmentLanguage)
    let source = answer(for: key, locale: developmentLanguage, developmentLanguage: developmentLanguage)
    guard let own, let source, !own.isMissing, !own.isSource else { return false }
    return Set(own.message.texts.map(\.value)).isSubset(of: source.message.texts.map(\.value))
  }
}

extension CatalogMessage {
  /// The most general of its texts, placeholders included.
  fileprivate var plainText: String { variation.plainText }
}

extension CatalogVariation {
  fileprivate var plainText: String {
    switch self {
    case .text(let text): text.value
    case .plural(let cases):
      (cases[.other] ?? PluralCategory.allCases.lazy.compactMap { cases[$0] }.first)?.plainText ?? ""
    case .device(let cases):
      (cases[.other] ?? DeviceFamily.allCases.lazy.compactMap { cases[$0] }.first)?.plainText ?? ""
    }
  }
}
