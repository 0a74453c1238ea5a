/// The available icons: those of the document's folders, of which the first with a name wins, and then the built-in
/// set.
///
/// It caches icons, and serves one task at a time.
package final class IconLibrary {
  private let folders: [IconFolder]
  private var artworks: [String: IconArtwork] = [:]

  /// The set that comes with the program, and the folders of a document before it.
  init(folders: [IconFolder] = []) { self.folders = folders }

  /// Whether a folder of the document has an icon of a name.
  func hasOwnEntry(named name: String) -> Bool { folders.contains { $0.entries[name] != nil } }

  /// The icon of a name; nil for none.
  func entry(named name: String) -> IconEntry? {
    for folder in folders {
      if let entry = folder.entries[name] { return entry }
    }
    return BundledIcons.entry(named: name)
  }

  /// What a name of SF Symbols asks for where no icon has it; nil for any other name.
  func symbol(named name: String) -> SymbolName? { entry(named: name) == nil ? SymbolName.read(name) : nil }

  /// The drawing of an icon for a language (a BCP 47 tag), its script, the digits of numbers and a direction, and the
  /// version it comes from.
  func artwork(
    of name: String, language: String, script: Script, numerals: String, direction: Direction
  ) -> (entry: IconEntry, artwork: IconArtwork, variant: IconVariant?)? {
    for folder in folders {
      guard let entry = folder.entries[name] else { continue }
      let (file, variant) = entry.file(for: language, script: script, numerals: numerals, direction: direction)
      return folder.artworks[file].map { (entry, $0, variant) }
    }
    guard let entry = BundledIcons.entry(named: name) else { return nil }
    let (file, variant) = entry.file(for: language, script: script, numerals: numerals, direction: direction)
    if let artwork = artworks[file] { return (entry, artwork, variant) }
    let artwork = BundledIcons.artwork(file)
    artworks[file] = artwork
    return (entry, artwork, variant)
  }

  /// All names in order.
  var names: [String] { Set(folders.flatMap(\.entries.keys)).union(BundledIcons.entries.keys).sorted() }

  /// The known names that a wrong one most likely stands for, the nearest first: those spelt like it, then those that
  /// share a word with it, as `trash-can` does with `trash`, or whose spoken name does; failing these, those with a
  /// word spelt like one of its.
  func names(meantBy name: String, spoken: (String) -> String?) -> [String] {
    let words = name.iconWords
    func related(_ isNear: (String, Set<String>) -> Bool) -> [String] {
      names.filter { known in
        let its = known.iconWords.union(spoken(known)?.iconWords ?? [])
        return words.contains { isNear($0, its) }
      }
    }
    let alike = NearestName.all(near: name, among: names).sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let sharing = related { word, its in its.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
    var found: [String] = []
    for name in alike.map(\.name) + symbols(like: name) + sharing where !found.contains(name) { found.append(name) }
    if found.isEmpty {
      // Names of fewer words first.
      found = related { word, its in NearestName.of(word, among: its) != nil }
        .sorted { ($0.split(separator: "-").count, $0) < ($1.split(separator: "-").count, $1) }
    }
    return Array(found.prefix(Self.mostNamesMeant))
  }

  /// The icons that names of SF Symbols like a wrong one stand for, the nearest first.
  private func symbols(like name: String) -> [String] {
    let alike = NearestName.all(near: name, among: SymbolTable.names.map(\.name))
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let spelt = alike.prefix(1).compactMap { SymbolName.nearest(to: $0.name) }
    return name.contains(".") ? [SymbolName.nearest(to: name)].compactMap(\.self) + spelt : spelt
  }

  /// How many names a hint holds at most.
  private static let mostNamesMeant = 4
}

extension String {
  /// The significant words of a name, without those of one or two letters.
  fileprivate var iconWords: Set<String> {
    Set(lowercased().split { !$0.isLetter }.filter { $0.count > 2 }.map(String.init))
  }
}
