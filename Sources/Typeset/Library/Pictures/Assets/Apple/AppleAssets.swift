/// The sets of an asset catalog (`.xcassets`): which there are is known at once, and what is in one is read when it is
/// asked for.
struct AppleAssets: AssetSource {
  private let folder: AssetFolder
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]
  private var symbols: [String: String] = [:]
  private var appIcons: [String: String] = [:]
  private var count = 0
  private(set) var warnings: [Diagnostic] = []

  /// The kinds of sets, by the ends of the names of their folders.
  private enum Kind: String {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
    case appIcon = "appiconset"
  }

  /// Folders that are sets of other things.
  private static let others: Set = [
    "appiconset", "brandassets", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "iconset",
    "imagestack", "imagestacklayer", "launchimage", "mipmapset", "arimageset", "arobject", "sticker",
    "stickerpack", "stickersequence", "stickersiconset", "textureset", "complicationset", "solidimagestack",
  ]

  /// The file that describes a set or a group.
  static let contents = "Contents.json"

  /// The sets in a folder.
  init(in folder: AssetFolder) {
    self.folder = folder
    add("", namespace: "", depth: 0)
  }

  private mutating func add(_ path: String, namespace: String, depth: Int) {
    for (name, isFolder) in folder.names(in: path) where isFolder {
      count += 1
      guard count <= AssetLimits.mostEntries, depth < AssetLimits.deepest else {
        if warnings.isEmpty {
          warnings.append(
            Diagnostic(
              .warning, code: "asset-limit", "\(quoted(folder.shown(path))) has too many sets, or they are too deep",
              at: nil, hints: ["name a part of it"]))
        }
        return
      }
      let inner = path.isEmpty ? name : path + "/" + name
      let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
      let full = namespace + stem
      switch Kind(rawValue: ending) {
      case .color: colors[full] = colors[full] ?? inner
      case .image: images[full] = images[full] ?? inner
      case .symbol: symbols[full] = symbols[full] ?? inner
      case .appIcon: appIcons[full] = appIcons[full] ?? inner
      case nil where Self.others.contains(ending): continue
      case nil:
        add(inner, namespace: providesNamespace(inner) ? namespace + stem + "/" : namespace, depth: depth + 1)
      }
    }
  }

  /// Whether the names of what is in a group begin with its own.
  private mutating func providesNamespace(_ group: String) -> Bool {
    let path = group + "/" + Self.contents
    guard FileSystem.isFile(FileSystem.path(of: path, in: folder.place)) else { return false }
    do {
      let contents = try JSONNode.read(folder.read(path, atMost: AssetLimits.greatestContents))
      return contents["properties"]?["provides-namespace"]?.isTrue ?? false
    } catch {
      warnings.append(.leftOut("the description of group \(quoted(group))", because: error))
      return false
    }
  }

  var colorNames: [String] { Array(colors.keys) }
  var imageNames: [String] { Array(images.keys) + symbols.keys + appIcons.keys }

  func color(named name: String) -> AssetFinding<AssetColor>? {
    guard let path = colors[name] else { return nil }
    return finding("colour set \(quoted(name))", at: path) { (source, node, warnings) throws(ContentError) in
      var reader = ColorSetReader(source: source, name: name)
      defer { warnings = reader.warnings }
      return try reader.color(of: node)
    }
  }

  func image(named name: String) -> AssetFinding<AssetImage>? {
    guard let path = images[name] ?? symbols[name] ?? appIcons[name] else { return nil }
    let kind = images[name] != nil ? "image set" : symbols[name] != nil ? "symbol set" : "app icon"
    return finding("\(kind) \(quoted(name))", at: path) { (source, node, _) throws(ContentError) in
      var image = try ImageSetReader(source: source, folder: path).image(of: node)
      if images[name] == nil, symbols[name] != nil {
        // A symbol is drawn in the colour of its place, as a letter is.
        image.isTemplate = true
        for index in image.versions.indices {
          image.versions[index].drawing = try SymbolTemplate.drawing(
            folder.read(image.versions[index].file, atMost: AssetLimits.greatestDrawing))
        }
      }
      return image
    }
  }

  private func finding<Value>(
    _ asset: String, at path: String,
    _ read: (SourceFile, JSONNode, inout [Diagnostic]) throws(ContentError) -> Value
  ) -> AssetFinding<Value> {
    var warnings: [Diagnostic] = []
    do {
      let source = try folder.read(path + "/" + Self.contents, atMost: AssetLimits.greatestContents)
      let value = try read(source, try JSONNode.read(source), &warnings)
      return AssetFinding(value: value, warnings: warnings)
    } catch { return AssetFinding(value: nil, warnings: warnings + [.leftOut(asset, because: error)]) }
  }
}
