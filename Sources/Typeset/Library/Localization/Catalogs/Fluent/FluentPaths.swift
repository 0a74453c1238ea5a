/// The languages of files of Fluent by their paths: `l10n/de/browser.ftl`, `locales/pt-BR/app.ftl`, `de.ftl`,
/// `app.de.ftl`, `app_de.ftl`.
struct FluentPaths {
  /// The folders whose folders are languages.
  private var parents: Set<String> = []

  /// The names that projects have for the folder with a folder for each language.
  private static let parentNames: Set = [
    "i18n", "l10n", "lang", "langs", "languages", "locale", "locales", "translations",
  ]
  /// So many folders above a file may be that of its language.
  private static let deepest = 6

  /// The paths of all files of a catalog: beside two folders that are languages, so are all others.
  init(_ paths: [String]) {
    var known: [String: Set<String>] = [:]
    for path in paths {
      for folder in Self.folders(above: path) where LanguageName.plain(folder.name) != nil {
        known[folder.parent, default: []].insert(folder.name)
      }
    }
    for (parent, names) in known where names.count > 1 { parents.insert(parent) }
  }

  /// A folder.
  private struct Folder {
    /// Its name.
    var name: String
    /// The path of the folder that it is in.
    var parent: String
  }

  private static func folders(above path: String) -> [Folder] {
    var folders: [Folder] = []
    var path = FileSystem.folder(of: path)
    while folders.count < deepest, path.contains(where: { $0 != "/" && $0 != "." }) {
      let parent = FileSystem.folder(of: path)
      folders.append(Folder(name: FileSystem.name(of: path), parent: parent))
      guard parent.utf8.count < path.utf8.count else { break }
      path = parent
    }
    return folders
  }

  /// The language of a file, a canonical tag; empty for one whose path says none.
  func language(of path: String) -> String {
    let stem = FileSystem.name(of: CatalogFiles.stem(of: path))
    if let tag = LanguageName.plain(stem) ?? LanguageName.behindDot(of: stem) { return tag }
    let folders = Self.folders(above: path)
    for folder in folders where isParent(folder.parent) {
      if Self.isShort(folder.name), let tag = LanguageName.tag(of: folder.name) { return tag }
    }
    return folders.lazy.compactMap { LanguageName.plain($0.name) }.first ?? LanguageName.atEnd(of: stem) ?? ""
  }

  private func isParent(_ path: String) -> Bool {
    parents.contains(path) || Self.parentNames.contains(FileSystem.name(of: path))
  }

  /// Whether the first part of a name has two or three small letters.
  private static func isShort(_ name: String) -> Bool {
    let language = name.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
    return (2...3).contains(language.utf8.count) && language.allSatisfy { $0.isASCII && $0.isLowercase }
  }
}
