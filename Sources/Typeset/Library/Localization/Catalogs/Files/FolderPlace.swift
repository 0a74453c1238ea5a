/// A folder of catalogs, or a file in one.
struct FolderPlace {
  /// Its path.
  let path: String
  /// Its path in messages.
  let name: String

  /// The last part of its path.
  var lastName: String { FileSystem.name(of: path) }

  /// A file or folder in it.
  func inside(_ entry: String) -> FolderPlace {
    FolderPlace(path: path + "/" + entry, name: name + "/" + entry)
  }

  /// The names of its files with one of some endings, `Localizable` first.
  func files(_ endings: String...) -> [String] { files(endings) }

  /// The names of its files with one of some endings, `Localizable` first.
  func files(_ endings: [String]) -> [String] {
    let names = (FileSystem.names(in: path) ?? []).filter {
      !$0.isFolder && endings.contains(CatalogFiles.ending(of: $0.name))
    }.map(\.name)
    func isFirst(_ name: String) -> Bool { CatalogFiles.stem(of: name) == "Localizable" }
    return names.filter(isFirst) + names.filter { !isFirst($0) }
  }

  /// The names of its folders.
  var folders: [String] { (FileSystem.names(in: path) ?? []).filter(\.isFolder).map(\.name) }
}
