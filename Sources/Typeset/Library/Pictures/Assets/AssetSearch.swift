/// Finds the asset catalogs and resources in a folder: the folder itself, or those of a project in it.
///
/// Links to folders are not followed, and hidden folders and those of tools are left out.
struct AssetSearch {
  /// What was found, in the order of the paths.
  private(set) var parts: [AssetCatalog.Part] = []
  private let folder: AssetFolder
  private var count = 0

  /// How far down folders are looked through.
  private static let deepest = 8
  /// What tools make or bring.
  private static let foreign: Set = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "dist", "vendor", "target",
  ]

  /// Looks through a folder.
  init(in folder: AssetFolder) {
    self.folder = folder
    search("", depth: 0)
  }

  private mutating func search(_ path: String, depth: Int) {
    let inner = AssetFolder(
      place: path.isEmpty ? folder.place : FileSystem.path(of: path, in: folder.place), name: folder.shown(path))
    let names = folder.names(in: path)
    if isCatalog(path, names) {
      parts.append(AssetCatalog.Part(path: path, source: AppleAssets(in: inner)))
    } else if AndroidAssets.isHome(names) {
      parts.append(AssetCatalog.Part(path: path, source: AndroidAssets(in: inner)))
    } else if depth < Self.deepest {
      for (name, isFolder) in names where isFolder && !Self.foreign.contains(name) {
        count += 1
        let next = path.isEmpty ? name : path + "/" + name
        if count <= AssetLimits.mostEntries, !FileSystem.isLink(FileSystem.path(of: next, in: folder.place)) {
          search(next, depth: depth + 1)
        }
      }
    }
  }

  private func isCatalog(_ path: String, _ names: [(name: String, isFolder: Bool)]) -> Bool {
    (path.isEmpty ? folder.place : path).hasSuffix(".xcassets")
      || names.contains { $0.isFolder && ($0.name.hasSuffix(".colorset") || $0.name.hasSuffix(".imageset")) }
  }
}
