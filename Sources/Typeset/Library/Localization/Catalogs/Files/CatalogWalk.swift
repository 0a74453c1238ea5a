/// The files in a folder and its folders that may be catalogs, as projects keep them: `res/values-de/strings.xml`,
/// `locales/de/common.json`, `Sources/App/Resources/de.lproj/Localizable.strings`.
///
/// Links to folders are not followed, hidden folders and those of tools are left out.
struct CatalogWalk {
  /// The files in the order of their folders and names, those of a folder before those in its folders.
  private(set) var files: [FolderPlace] = []

  /// How far down folders are looked through: a project has its texts in one of its modules.
  private static let deepest = 8
  /// The most files.
  private static let mostFiles = 20_000
  /// What tools make or bring, with texts of others or copies; Xcode exports what is translated as `Source Contents`.
  private static let foreign: Set = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "dist", "vendor", "target", "Source Contents",
  ]

  /// Looks through a folder; throws where it has too many files.
  init(_ root: FolderPlace) throws(ContentError) { try add(root, depth: 0) }

  private mutating func add(_ folder: FolderPlace, depth: Int) throws(ContentError) {
    let names = FileSystem.names(in: folder.path) ?? []
    for name in names where !name.isFolder && CatalogFiles.endings.contains(CatalogFiles.ending(of: name.name)) {
      files.append(folder.inside(name.name))
    }
    if files.count > Self.mostFiles {
      throw ContentError(
        "folder \(quoted(folder.name)) has more than \(Self.mostFiles) files that may be catalogs", at: nil,
        "name the folder that the texts are in", code: CatalogLimits.code)
    }
    guard depth < Self.deepest else { return }
    for name in names where name.isFolder && !Self.foreign.contains(name.name) {
      let inner = folder.inside(name.name)
      if !FileSystem.isLink(inner.path) { try add(inner, depth: depth + 1) }
    }
  }
}
