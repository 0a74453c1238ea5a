/// The bundled icons as text and as JSON: what `typesetter icons` prints.
package struct IconReport: Sendable, CustomStringConvertible {
  /// An icon.
  package struct Entry: Sendable {
    /// The name by which documents ask for it.
    package let name: String
    /// What assistive technology says of it, in English.
    package let spoken: String
    /// Its meaning.
    package let meaning: IconMeaning
    /// Its behaviour in a right-to-left layout.
    package let directionality: IconDirectionality
    /// The scripts that have letters of their own in it, as ISO 15924 tags.
    package let scripts: [String]
    /// The guideline for its behaviour.
    package let rule: Rule
    /// The names of SF Symbols that it is drawn for, without those that their endings make.
    package let symbols: [String]
  }

  /// The icons in the order of their names.
  package let entries: [Entry]

  /// The whole set.
  package init() {
    let words = SpokenWords.of("en")
    let symbols = Dictionary(grouping: SymbolTable.names.filter(\.isDrawn), by: \.icon)
    entries = BundledIcons.entries.values.sorted { $0.name < $1.name }.map { icon in
      Entry(
        name: icon.name, spoken: words.word(forIcon: icon.name) ?? "", meaning: icon.meaning,
        directionality: R030Symbols.directionality(of: icon.meaning, declared: icon.directionality),
        scripts: icon.variants.compactMap(\.script?.tag),
        rule: icon.directionality == nil ? icon.meaning.rule : R030Symbols.rule,
        symbols: (symbols[icon.name] ?? []).map(\.name))
    }
  }

  private init(_ entries: [Entry]) { self.entries = entries }

  /// The icons in whose line of the table, or in whose names of SF Symbols, a word occurs; else the one that such a
  /// name with its endings asks for; else those whose names are most like it.
  package func matching(_ word: String) -> IconReport {
    let word = word.lowercased()
    let matches = entries.filter { entry in
      (row(of: entry) + entry.symbols).contains { $0.lowercased().contains(word) }
    }
    if !matches.isEmpty { return IconReport(matches) }
    if let symbol = SymbolName.read(word) { return IconReport(entries.filter { $0.name == symbol.icon }) }
    let names = IconLibrary().names(meantBy: word, spoken: { _ in nil })
    return IconReport(names.compactMap { name in entries.first { $0.name == name } })
  }

  /// A table with a line for each icon.
  package var description: String {
    TextTable.text([["icon", "spoken", "meaning", "right to left", "rule", "SF Symbols"]] + entries.map(row))
  }

  /// How many names of SF Symbols a line shows.
  private static let mostSymbols = 2

  private func row(of entry: Entry) -> [String] {
    var behavior =
      switch entry.directionality {
      case .mirrored: "mirrored"
      case .fixed: "stays"
      case .leftToRightOnly: "stays, parts included"
      }
    if !entry.scripts.isEmpty { behavior += ", letters for " + entry.scripts.joined(separator: " ") }
    let symbols = entry.symbols.prefix(Self.mostSymbols).joined(separator: " ")
    return [
      entry.name, entry.spoken, entry.meaning.rawValue, behavior, entry.rule.description,
      symbols + (entry.symbols.count > Self.mostSymbols ? " …" : ""),
    ]
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
      json.member("symbols", entry.symbols)
    }
  }
}
