import Synchronization

/// The colours and pictures of an app, in one folder; what is asked for is read once and kept.
final class AssetCatalog: Sendable {
  /// What its author should know of all of it.
  let warnings: [Diagnostic]
  private let parts: [Part]
  private let colors = Mutex<[String: AssetFinding<AssetColor>]>([:])
  private let images = Mutex<[String: AssetFinding<AssetImage>]>([:])

  /// The assets in a folder in that of the catalog.
  struct Part: Sendable {
    /// The path of the folder; empty for that of the catalog.
    let path: String
    /// Its assets.
    let source: any AssetSource
  }

  /// The assets of some folders, of which the first that has a name wins.
  init(_ parts: [Part]) {
    self.parts = parts
    warnings = parts.flatMap(\.source.warnings)
  }

  /// The names of the colours.
  var colorNames: [String] { parts.flatMap(\.source.colorNames) }
  /// The names of the pictures.
  var imageNames: [String] { parts.flatMap(\.source.imageNames) }

  /// The colour of a name; nil where there is none.
  func color(named name: String) -> AssetFinding<AssetColor>? {
    if let known = colors.withLock({ $0[name] }) { return known }
    guard let found = parts.lazy.compactMap({ $0.source.color(named: name) }).first else { return nil }
    return colors.withLock { known in
      let kept = known[name] ?? found
      known[name] = kept
      return kept
    }
  }

  /// The picture of a name; nil where there is none.
  func image(named name: String) -> AssetFinding<AssetImage>? {
    if let known = images.withLock({ $0[name] }) { return known }
    guard let found = parts.lazy.compactMap({ $0.image(named: name) }).first else { return nil }
    return images.withLock { known in
      let kept = known[name] ?? found
      known[name] = kept
      return kept
    }
  }
}

extension AssetCatalog.Part {
  /// The picture of a name, with the paths of its files in the folder of the catalog.
  fileprivate func image(named name: String) -> AssetFinding<AssetImage>? {
    guard var finding = source.image(named: name) else { return nil }
    guard !path.isEmpty, var image = finding.value else { return finding }
    for index in image.versions.indices { image.versions[index].file = path + "/" + image.versions[index].file }
    finding.value = image
    return finding
  }
}
