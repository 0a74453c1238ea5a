/// A folder of assets, out of which no path leads.
struct AssetFolder: Sendable {
  /// Where it is: an absolute path without links.
  let place: String
  /// What messages call it: its path as it was named.
  let name: String

  /// The path of a file in it, as messages show it.
  func shown(_ file: String) -> String { file.isEmpty ? name : FileSystem.path(of: file, in: name) }

  /// The names in a folder of it, in the order of their bytes; none where it cannot be read, or where a link leads out
  /// of it.
  func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    let path = folder.isEmpty ? place : FileSystem.path(of: folder, in: place)
    guard (try? Enclosure([place]).resolve(path)) != nil else { return [] }
    return FileSystem.names(in: path) ?? []
  }

  /// The text of a file in it.
  func read(_ file: String, atMost greatest: Int) throws(ContentError) -> SourceFile {
    do {
      var bytes = try Enclosure([place]).read(FileSystem.path(of: file, in: place), atMost: greatest)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
      return SourceFile(name: shown(file), utf8: bytes)
    } catch {
      let words =
        switch error {
        case .missing: "\(quoted(shown(file))) is missing"
        case .outside: "\(quoted(shown(file))) is outside its folder"
        case .unreadable(let words): "cannot read \(quoted(shown(file))): \(words)"
        }
      throw ContentError(words, at: nil, code: "asset")
    }
  }
}

/// What is found by a name.
struct AssetFinding<Value: Sendable>: Sendable {
  /// The asset; nil where it is damaged.
  var value: Value?
  /// What its author should know.
  var warnings: [Diagnostic] = []
}

extension Diagnostic {
  /// A warning that an asset is left out for a reason.
  static func leftOut(_ asset: String, because reason: ContentError) -> Diagnostic {
    Diagnostic(
      .warning, code: "damaged-asset", "\(asset) is left out: \(reason.diagnostic.message)",
      at: reason.diagnostic.range, hints: reason.diagnostic.hints)
  }
}

/// Assets of one kind of project.
protocol AssetSource: Sendable {
  /// The names of the colours.
  var colorNames: [String] { get }
  /// The names of the pictures.
  var imageNames: [String] { get }
  /// The colour of a name; nil where there is none.
  func color(named name: String) -> AssetFinding<AssetColor>?
  /// The picture of a name; nil where there is none.
  func image(named name: String) -> AssetFinding<AssetImage>?
  /// What its author should know of all of it.
  var warnings: [Diagnostic] { get }
}
