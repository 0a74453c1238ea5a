/// What a key says in one language.
package struct KeyText: Sendable, Hashable {
  /// The language, a canonical tag; empty for a file that does not give one.
  package var language: String
  /// The text, placeholders included.
  package var text: String
  /// Its texts by the categories of numbers, `zero` to `other`; nothing for a text that does not vary by number alone.
  package var forms: [PluralFormText] = []
  /// How far it has come: `new`, `needs-review`, `machine-translated` or `translated`.
  package var state: String
  /// Where it is; nil for a text that no file contains.
  package var place: CatalogPlace?
}

/// A text for some numbers.
package struct PluralFormText: Sendable, Hashable {
  /// The category of the numbers.
  package var form: PluralForm
  /// The text.
  package var text: String
}

/// The category of the numbers that take a form of a text.
package enum PluralForm: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The number of the form in a catalog of gettext; nil where its rule is none.
  package func index(in file: POFile, of language: String) -> Int? {
    guard let category = PluralCategory(rawValue: rawValue), let rules = PluralRules.of(language) else { return nil }
    guard let field = file.header["plural-forms"] else { return rules.categories.firstIndex(of: category) }
    return GettextPlurals(field)?.categories(of: rules)[category]
  }
}

extension CatalogMessage {
  /// The texts by the categories of numbers.
  fileprivate var forms: [PluralFormText] {
    guard case .plural(let cases) = variation else { return [] }
    return PluralForm.allCases.compactMap { form in
      guard case .text(let text)? = PluralCategory(rawValue: form.rawValue).flatMap({ cases[$0] }) else { return nil }
      return PluralFormText(form: form, text: text.value)
    }
  }
}

extension CatalogSet {
  /// What a key says in each language, in the order of the tags; of several catalogs the first counts.
  package func texts(of key: String) -> [KeyText] {
    var texts: [String: KeyText] = [:]
    for catalog in catalogs {
      for (language, message) in catalog.entry(of: key)?.messages ?? [:] where texts[language] == nil {
        texts[language] = KeyText(
          language: language, text: message.texts.map(\.value).joined(separator: " | "), forms: message.forms,
          state: message.state.name,
          place: message.place.map { CatalogPlace($0) })
      }
    }
    return texts.keys.sorted().compactMap { texts[$0] }
  }

  /// The file that declares a key, in the first catalog that has it; nil for an unknown key.
  package func file(of key: String) -> String? {
    catalogs.lazy.compactMap { $0.entry(of: key)?.place.file.name }.first
  }

  /// The name of the first catalog that has a key; nil for an unknown key.
  package func catalogName(of key: String) -> String? {
    catalogs.lazy.filter { $0.entries[key] != nil }.map(\.name).first
  }

  /// The files that have texts in a language, in the order of their names.
  package func files(in language: String) -> [String] {
    var files: Set<String> = []
    for catalog in catalogs where catalog.languages.contains(language) {
      for entry in catalog.entries.values {
        if let place = entry.messages[language]?.place { files.insert(place.file.name) }
      }
    }
    return files.sorted()
  }
}
