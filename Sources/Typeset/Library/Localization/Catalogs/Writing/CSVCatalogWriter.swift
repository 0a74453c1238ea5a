/// Writes a table with a row for each key and a column for each language; the forms of a text have rows of their own,
/// `KEY#one` and `KEY#other`.
///
/// With one language beside the source, a column says how far its texts have come.
struct CSVCatalogWriter: CatalogWriter {
  let list: CatalogList
  let table: String
  private(set) var losses = CatalogLosses()

  mutating func files() -> [WrittenCatalog] {
    let languages = [list.source] + list.languages
    let stateLanguage = list.languages.count == 1 ? list.languages[0] : nil
    let head = ["key", "comment"] + (stateLanguage == nil ? [] : ["state"]) + languages
    var text = DelimitedText(columns: head.map(DelimitedText.cell).joined(separator: ","))
    for entry in list.entries {
      losses.add(
        entry, in: list.languages, keeping: [.comments],
        states: stateLanguage == nil ? [.translated] : Set(CatalogText.State.allCases))
      var lost: Set<CatalogLoss> = []
      var converter = PlaceholderConverter(to: .asWritten, for: entry, in: list)
      let messages = languages.map { language in
        list.ownMessage(of: entry, in: language).map { PlainMessage($0, &lost) }
      }
      losses.add(lost, of: entry)
      let known = Set(messages.flatMap { $0?.categories ?? [] })
      let rows: [PluralCategory?] = known.isEmpty ? [nil] : PluralCategory.allCases.filter(known.contains)
      for (index, category) in rows.enumerated() {
        let texts = messages.map { message in
          message.flatMap { Self.text($0, for: category) }.flatMap { converter.text($0.value) } ?? ""
        }
        let state = stateLanguage.map { list.state(of: entry, in: $0)?.name ?? "" }
        text.add(
          [entry.key + (category.map { "#" + $0.rawValue } ?? ""), index == 0 ? entry.entry.note ?? "" : ""]
            + (state.map { [$0] } ?? []) + texts)
      }
    }
    return [WrittenCatalog(path: table + ".csv", text: text.text)]
  }

  /// What a message says in a row; a text that does not vary is in the row for other numbers.
  private static func text(_ message: PlainMessage, for category: PluralCategory?) -> CatalogText? {
    switch message {
    case .text(let text): category == nil || category == .other ? text : nil
    case .plural(let plural): category.flatMap { plural.forms[$0] }
    }
  }
}
