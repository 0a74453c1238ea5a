/// The place of a text or a key in the files of a catalog, for reports.
package struct CatalogPlace: Sendable, Hashable {
  /// The path of the file, as the catalog was given.
  package let file: String
  /// The position in it; nil in a binary file, which has no lines.
  package let position: SourcePosition?

  /// Creates a place from its parts.
  package init(file: String, position: SourcePosition?) {
    self.file = file
    self.position = position
  }

  /// The place that begins where a stretch of a file begins.
  init(_ range: SourceRange) { self.init(file: range.file.name, position: range.file.utf8.isEmpty ? nil : range.start) }
}

extension CatalogPlace: CustomStringConvertible {
  /// The place in a sentence: `Settings.xcstrings, line 120`.
  package var description: String { position.map { "\(file), line \($0.line)" } ?? file }
}

extension SourceRange {
  /// A binary file, which has no lines.
  init(binary name: String) { self.init(file: SourceFile(name: name, utf8: []), bytes: 0..<0) }
}

extension CatalogSet {
  /// The place of what a key says in a locale: that of the text or, if the key itself is the text, that of the key; nil
  /// for an unknown key.
  package func place(of key: String, locale: String, developmentLanguage: String) -> CatalogPlace? {
    let text = answer(for: key, locale: locale, developmentLanguage: developmentLanguage)?.message.place
    return (text ?? catalogs.lazy.compactMap { $0.entry(of: key)?.place }.first).map { CatalogPlace($0) }
  }
}
