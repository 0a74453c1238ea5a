/// Writes JSON of i18next (version 4 of its format), `de/translation.json`: plural forms have keys of their own,
/// `key_one` and `key_other`.
struct I18nextWriter: CatalogWriter {
  let list: CatalogList
  let table: String
  private(set) var losses = CatalogLosses()

  mutating func files() -> [WrittenCatalog] {
    let languages = list.fileLanguages
    for entry in list.entries { losses.add(entry, in: languages, keeping: [], states: [.translated]) }
    return languages.map { language in
      WrittenCatalog(path: "\(language)/translation.json", text: text(in: language))
    }
  }

  private mutating func text(in language: String) -> String {
    var json = IndentedJSON(colon: ": ")
    for entry in list.entries {
      guard let message = list.ownMessage(of: entry, in: language) else { continue }
      var converter = PlaceholderConverter(to: .doubleBraces, for: entry, in: list)
      switch PlainMessage.reduced(message, entry, &losses) {
      case .text(let text):
        if let value = converter.text(text.value) { json.add(entry.key, value) } else { losses.add(.syntax, of: entry) }
      case .plural(let plural):
        var number = plural.numberArgument(withNames: true)
        // The number that chooses always has this name.
        let name = number.name
        number.name = PlaceholderConverter.number
        for category in PluralCategory.allCases {
          guard var form = plural.forms[category]?.value else { continue }
          if let name { form = form.replacing("{\(name)}", with: "{\(PlaceholderConverter.number)}") }
          if let value = converter.text(form, number: number) {
            json.add("\(entry.key)_\(category.rawValue)", value)
          } else {
            losses.add(.syntax, of: entry)
          }
        }
      }
      losses.add(converter.losses, of: entry)
    }
    return json.finish()
  }
}
