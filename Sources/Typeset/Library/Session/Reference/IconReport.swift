/// The bundled icons as text and as JSON: what `typesetter icons` prints.
package struct IconReport: Sendable, CustomStringConvertible {
  /// An icon.
  package struct Entry: Sendable {
    /// The name by which documents ask for it.
    package let name: String
    /// What assistive technology says of it, in English.
    package let spoken: String
    /// What it stands for.
    package let meaning: IconMeaning
    /// What it does in a right-to-left layout.
    package let directionality: IconDirectionality
    /// The scripts that have letters of their own in it, as ISO 15924 tags.
    package let scripts: [String]
    /// The guideline that decides what it does.
    package let rule: Rule
  }

  /// The icons in the order of their names.
  package let entries: [Entry]

  /// The whole set.
  package init() {
    let words = SpokenWords.of("en")
    entries = BundledIcons.entries.values.sorted { $0.name < $1.name }.map { icon in
      Entry(
        name: icon.name, spoken: words.word(forIcon: icon.name) ?? "", meaning: icon.meaning,
        directionality: R030Symbols.directionality(of: icon.meaning, declared: icon.directionality),
        scripts: icon.variants.compactMap(\.script?.tag),
        rule: icon.directionality == nil ? icon.meaning.rule : R030Symbols.rule)
    }
  }

  private init(_ entries: [Entry]) { self.entries = entries }

  /// The icons in whose line of the table a word occurs, else those whose names are most like it.
  package func matching(_ word: String) -> IconReport {
    let word = word.lowercased()
    let matches = entries.filter { entry in row(of: entry).contains { $0.lowercased().contains(word) } }
    if !matches.isEmpty { return IconReport(matches) }
    let names = IconLibrary().names(meantBy: word, spoken: { _ in nil })
    return IconReport(names.compactMap { name in entries.first { $0.name == name } })
  }

  /// A table with a line for each icon.
  package var description: String {
    TextTable.text([["icon", "spoken", "meaning", "right to left", "rule"]] + entries.map(row))
  }

  private func row(of entry: Entry) -> [String] {
    var behavior =
      switch entry.directionality {
      case .mirrored: "mirrored"
      case .fixed: "stays"
      case .leftToRightOnly: "stays, parts included"
      }
    if !entry.scripts.isEmpty { behavior += ", letters for " + entry.scripts.joined(separator: " ") }
    return [entry.name, entry.spoken, entry.meaning.rawValue, behavior, entry.rule.description]
  }

  /// An array with an object for each icon.
  package var json: String {
    JSONWriter.lines(of: entries) { json, entry in
      json.member("name", entry.name)
      json.member("spoken", entry.spoken)
      json.member("meaning", entry.meaning)
      json.member("direction", entry.directionality)
      json.member("scripts", entry.scripts)
      json.member("rule", entry.rule.description)
    }
  }
}
