import Synchronization

/// The colours and pictures of an app, in one folder; what is asked for is read once and kept.
final class AssetCatalog: Sendable {
  /// What its author should know of all of it.
  let warnings: [Diagnostic]
  private let source: any AssetSource
  private let colors = Mutex<[String: AssetFinding<AssetColor>]>([:])
  private let images = Mutex<[String: AssetFinding<AssetImage>]>([:])

  /// The assets of a source.
  init(_ source: any AssetSource) {
    self.source = source
    warnings = source.warnings
  }

  /// The names of the colours.
  var colorNames: [String] { source.colorNames }
  /// The names of the pictures.
  var imageNames: [String] { source.imageNames }

  /// The colour of a name; nil where there is none.
  func color(named name: String) -> AssetFinding<AssetColor>? {
    if let known = colors.withLock({ $0[name] }) { return known }
    guard let found = source.color(named: name) else { return nil }
    return colors.withLock { known in
      let kept = known[name] ?? found
      known[name] = kept
      return kept
    }
  }

  /// The picture of a name; nil where there is none.
  func image(named name: String) -> AssetFinding<AssetImage>? {
    if let known = images.withLock({ $0[name] }) { return known }
    guard let found = source.image(named: name) else { return nil }
    return images.withLock { known in
      let kept = known[name] ?? found
      known[name] = kept
      return kept
    }
  }
}
