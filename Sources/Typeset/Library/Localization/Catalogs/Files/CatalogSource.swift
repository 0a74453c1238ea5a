extension CatalogSet {
  /// The message that the translations of a key are made from: that of the development language, else the text that a
  /// file says it translates, else the key itself where it is a text; nil where none is known.
  func sourceMessage(of key: String, developmentLanguage: String) -> CatalogMessage? {
    let development = LanguageTag(developmentLanguage)?.tag ?? developmentLanguage
    for catalog in catalogs {
      let own = catalog.message(for: key, in: catalog.sourceLanguage ?? development)?.message
      if let message = own ?? catalog.entries[key]?.messages[""] { return message }
    }
    if let source = catalogs.lazy.compactMap({ $0.entries[key]?.source }).first { return source }
    return contains(key) ? CatalogMessage(key: key) : nil
  }
}

extension CatalogMessage {
  /// The message that a key is by itself; nil for one that is a name, such as `settings.title`.
  init?(key: String) {
    guard key.isText else { return nil }
    self.init(variation: .text(CatalogText(value: key)))
  }
}

extension String {
  /// Whether a key is the text itself, as string catalogs have it: it has a blank, a placeholder or a letter of another
  /// script, or is a word with a capital such as `Done` and `Loading…`.
  fileprivate var isText: Bool {
    if contains(where: \.isWhitespace) || unicodeScalars.contains(where: { $0.isForeignLetter }) { return true }
    if FormatString(self).placeholders.contains(where: { $0.certainty > .unlikely }) { return true }
    let word = prefix { $0.isLetter }
    let signs = self[word.endIndex...]
    return word.count > 2 && word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase)
      && signs.allSatisfy { ".…!?:".contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter that no name in code has.
  fileprivate var isForeignLetter: Bool { !isASCII && properties.isAlphabetic }
}
