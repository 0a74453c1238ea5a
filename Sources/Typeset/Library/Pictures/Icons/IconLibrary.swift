/// The available icons: those of the document's folders, of which the first with a name wins, and then the built-in set.
///
/// It caches icons, and serves one task at a time.
public final class IconLibrary {
  private let folders: [IconFolder]
  private var artworks: [String: IconArtwork] = [:]

  /// The set that comes with the program, and the folders of a document before it.
  init(folders: [IconFolder] = []) { self.folders = folders }

  /// The icon of a name; nil for none.
  func entry(named name: String) -> IconEntry? {
    for folder in folders {
      if let entry = folder.entries[name] { return entry }
    }
    return BundledIcons.entries[name]
  }

  /// The drawing of an icon for a language (a BCP 47 tag), its script and a direction, and the version it comes from.
  func artwork(
    of name: String, language: String, script: Script, direction: Direction
  ) -> (entry: IconEntry, artwork: IconArtwork, variant: IconVariant?)? {
    for folder in folders {
      guard let entry = folder.entries[name] else { continue }
      let (file, variant) = entry.file(for: language, script: script, direction: direction)
      return folder.artworks[file].map { (entry, $0, variant) }
    }
    guard let entry = BundledIcons.entries[name] else { return nil }
    let (file, variant) = entry.file(for: language, script: script, direction: direction)
    if let artwork = artworks[file] { return (entry, artwork, variant) }
    let artwork = BundledIcons.artwork(file)
    artworks[file] = artwork
    return (entry, artwork, variant)
  }

  /// All names in order.
  var names: [String] { Set(folders.flatMap(\.entries.keys)).union(BundledIcons.entries.keys).sorted() }

  /// The known name most similar to an unknown one.
  func name(meantBy name: String) -> String? { NearestName.of(name, among: names) }
}
