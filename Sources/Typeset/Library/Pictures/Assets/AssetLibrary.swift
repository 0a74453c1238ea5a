import Synchronization

/// Opens folders of assets and keeps them, so that the renderings of a batch read each one once.
package final class AssetLibrary: Sendable {
  private let known = Mutex<[String: Result<AssetCatalog, ContentError>]>([:])

  /// Creates an empty library.
  package init() {}

  /// The assets in the folder that a document in `folder` names by a path at a `range` of it; nil after an error, which
  /// is in `log`.
  func load(
    _ path: String, from folder: String, roots: [String], at range: SourceRange, log: DiagnosticLog
  ) -> AssetCatalog? {
    let place: String
    do { place = try NamedPath.resolve(path, from: folder, roots: roots) } catch {
      log.report(error.diagnostic(of: path, "folder", subject: "assets", at: range))
      return nil
    }
    let result = known.withLock { known in
      if let result = known[place] { return result }
      let result = Result { () throws(ContentError) in
        try Self.read(AssetFolder(place: place, name: Self.shown(path, from: folder)))
      }
      known[place] = result
      return result
    }
    do {
      let catalog = try result.get()
      for warning in catalog.warnings {
        var warning = warning
        warning.range = warning.range ?? range
        log.report(warning)
      }
      return catalog
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.range = diagnostic.range ?? range
      log.report(diagnostic)
      return nil
    }
  }

  /// The path of a folder as the working folder sees it.
  private static func shown(_ path: String, from folder: String) -> String {
    FileSystem.withoutDots(NamedPath.place(of: path, from: folder))
  }

  private static func read(_ folder: AssetFolder) throws(ContentError) -> AssetCatalog {
    guard FileSystem.isFolder(folder.place) else {
      throw ContentError(
        "\(quoted(folder.name)) is not a folder", at: nil, "name an .xcassets folder, or Android's res", code: "assets")
    }
    let parts = AssetSearch(in: folder).parts
    guard !parts.isEmpty else {
      throw ContentError(
        "\(quoted(folder.name)) has no assets", at: nil, "name an .xcassets folder, or Android's res", code: "assets")
    }
    return AssetCatalog(parts)
  }
}
