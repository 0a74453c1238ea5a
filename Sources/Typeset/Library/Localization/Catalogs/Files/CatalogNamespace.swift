/// The name that tells the keys of a file from those of others: `common` for `locales/de/common.json`, `locales` for
/// `locales/de.json`, `Messages` for `res/Messages_de.properties`.
struct CatalogNamespace: Hashable, Sendable {
  /// The folders that the file is in without that of its language, and its name, the most general first.
  let names: [String]
  /// How many of the last names are the namespace where no other file has the same ones.
  let ownNames: Int

  /// The namespace of a file that says its language.
  init(_ place: PathLanguage) {
    names = place.namespace
    ownNames = place.ownNames
  }

  /// The namespace of a file at a path that says none.
  init(path: String) {
    let folder = FileSystem.folder(of: path)
    names =
      (FileSystem.resolved(folder) ?? folder).split(separator: "/").map(String.init)
      + [CatalogFiles.stem(of: FileSystem.name(of: path))]
    ownNames = 1
  }

  /// The usual name of a file that messages call by a path.
  static func name(ofFile path: String) -> String {
    let name = FileSystem.name(of: path)
    let isBundle = CatalogKind(path: path) == .properties
    let place = PathLanguage(name: name, in: FileSystem.folder(of: path), endsFirst: isBundle)
    return place.map { CatalogNamespace($0).name } ?? CatalogFiles.stem(of: name)
  }

  /// The last names, so many of them.
  func name(_ count: Int) -> String { names.suffix(max(count, ownNames)).joined(separator: "/") }

  /// Its usual name, as i18next has it.
  var name: String { name(ownNames) }
}
