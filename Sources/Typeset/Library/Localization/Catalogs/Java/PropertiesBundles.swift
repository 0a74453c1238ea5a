/// Tells files of properties with texts from those with settings: a bundle has a file for a language beside it.
struct PropertiesBundles {
  /// The names of the bundles in each folder that was looked at, which files in other languages have before theirs.
  private var known: [String: Set<String>] = [:]

  /// Whether a file says its language, or a file beside it has a language behind the same name:
  /// `messages_de.properties` beside `messages.properties`.
  mutating func contain(_ file: FolderPlace) -> Bool {
    if PathLanguage(file.path, endsFirst: true) != nil { return true }
    let folder = FileSystem.folder(of: file.path)
    let names = known[folder] ?? Self.names(in: folder)
    known[folder] = names
    return names.contains(CatalogFiles.stem(of: file.lastName))
  }

  private static func names(in folder: String) -> Set<String> {
    let files = (FileSystem.names(in: folder) ?? []).map(\.name).filter { CatalogKind(path: $0) == .properties }
    return Set(files.compactMap { PathLanguage(name: $0, in: "", endsFirst: true)?.namespace.last })
  }
}
