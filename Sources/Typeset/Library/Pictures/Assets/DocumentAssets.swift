/// The assets that one document names, of which the first that has a name wins.
struct DocumentAssets: Sendable {
  /// A folder of assets.
  struct Folder: Sendable {
    /// The path as the document has it.
    let path: String
    /// What is in it.
    let catalog: AssetCatalog
  }

  /// The folders, in order.
  private let folders: [Folder]

  /// The assets in some folders.
  init(_ folders: [Folder] = []) { self.folders = folders }

  /// Whether the document names none.
  var isEmpty: Bool { folders.isEmpty }

  /// The colour of a name; nil where there is none.
  func color(named name: String) -> AssetFinding<AssetColor>? {
    let name = AssetName.color(name)
    return folders.lazy.compactMap { $0.catalog.color(named: name) }.first
  }

  /// The picture of a name, and the folder that it is in; nil where there is none.
  func image(named name: String) -> (finding: AssetFinding<AssetImage>, folder: String)? {
    let name = AssetName.image(name)
    return folders.lazy.compactMap { folder in
      folder.catalog.image(named: name).map { ($0, folder.path) }
    }.first
  }

  /// The files of a picture in all its versions, relative to the document.
  func files(ofImage name: String) -> [String] {
    guard AssetName.isName(name), let (finding, folder) = image(named: name) else { return [] }
    return finding.value?.versions.map { FileSystem.path(of: $0.file, in: folder) } ?? []
  }

  /// The colours of some names, and of all that these refer to; what is wrong with them goes to
  /// `report`. A name that the assets do not have is left out.
  func colors(_ names: [String], report: (Diagnostic) -> Void) -> AssetColors {
    var colors = AssetColors()
    var pending = names
    while let name = pending.popLast() {
      guard colors.colors[name] == nil, let finding = color(named: name) else { continue }
      finding.warnings.forEach(report)
      colors.colors[name] = finding.value ?? AssetColor(versions: [])
      for version in finding.value?.versions ?? [] {
        guard case .reference(let other) = version.value else { continue }
        if color(named: other) == nil {
          report(Self.missing(other, namedBy: name, near: colorName(meantBy: other)))
        }
        pending.append(other)
      }
    }
    for name in names where colors.isEndless(name) {
      report(
        Diagnostic(
          .warning, code: "damaged-asset", "colour \(quoted(name)) refers to itself; gray is shown instead", at: nil,
          hints: ["give it a value"]))
    }
    return colors
  }

  private static func missing(_ other: String, namedBy name: String, near: String?) -> Diagnostic {
    Diagnostic(
      .warning, code: "damaged-asset",
      "colour \(quoted(name)) refers to \(quoted(other)), which is not there; gray is shown instead", at: nil,
      hints: near.map { ["did you mean \(quoted($0))?"] } ?? [])
  }

  /// The name of a colour that an unknown one most likely means; nil where none is near.
  func colorName(meantBy name: String, among others: [String] = []) -> String? {
    Self.nearest(to: AssetName.color(name), among: folders.flatMap(\.catalog.colorNames) + others)
  }

  /// The name of a picture that an unknown one most likely means; nil where none is near.
  func imageName(meantBy name: String) -> String? {
    Self.nearest(to: AssetName.image(name), among: folders.flatMap(\.catalog.imageNames))
  }

  private static func nearest(to name: String, among names: [String]) -> String? {
    let names = Set(names).sorted()
    return names.first { $0.hasSuffix("/" + name) } ?? NearestName.of(name, among: names)
  }
}

/// The names of assets as documents write them.
enum AssetName {
  /// The name of a colour without Android's `@color/`.
  static func color(_ written: String) -> String { written.removing("@color/") }

  /// The name of a picture without Android's `@drawable/` or `@mipmap/`.
  static func image(_ written: String) -> String { written.removing("@drawable/").removing("@mipmap/") }

  /// Whether a path may be the name of a picture: one with the ending of a picture is a file.
  static func isName(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return !path.isEmpty }
    return !fileEndings.contains(path[path.index(after: dot)...].lowercased())
  }

  private static let fileEndings: Set = [
    "png", "jpg", "jpeg", "svg", "gif", "webp", "pdf", "heic", "heif", "avif", "bmp", "tif", "tiff", "xml", "ico",
  ]
}

extension String {
  fileprivate func removing(_ beginning: String) -> String {
    hasPrefix(beginning) ? String(dropFirst(beginning.utf8.count)) : self
  }
}
