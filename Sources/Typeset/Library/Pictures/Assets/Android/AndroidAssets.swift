/// The colours and drawables of Android's resources (`res`): colours are read at once, drawables when they are asked
/// for.
struct AndroidAssets: AssetSource {
  /// A colour in a file.
  private struct Entry: Sendable {
    var condition: AssetCondition
    var text: String
    var place: SourceRange
  }

  /// A file in a folder with qualifiers.
  struct File: Sendable {
    var condition: AssetCondition
    /// Its path in the folder of the resources.
    var path: String
  }

  private let folder: AssetFolder
  private var colors: [String: [Entry]] = [:]
  private var colorLists: [String: [File]] = [:]
  private var drawables: [String: [File]] = [:]
  private var count = 0
  private(set) var warnings: [Diagnostic] = []

  /// The resources in a folder.
  init(in folder: AssetFolder) {
    self.folder = folder
    for (name, isFolder) in folder.names(in: "") where isFolder {
      switch name.prefix(while: { $0 != "-" }) {
      case "values": readValues(in: name)
      case "drawable", "mipmap": for (stem, file) in files(in: name) { drawables[stem, default: []].append(file) }
      case "color": for (stem, file) in files(in: name) { colorLists[stem, default: []].append(file) }
      default: continue
      }
    }
  }

  /// Whether a folder has such resources.
  static func isHome(_ names: [(name: String, isFolder: Bool)]) -> Bool {
    names.contains { name, isFolder in
      isFolder && ["values", "drawable", "mipmap"].contains { name == $0 || name.hasPrefix($0 + "-") }
    }
  }

  var colorNames: [String] { Array(colors.keys) + colorLists.keys }
  var imageNames: [String] { Array(drawables.keys) }

  func color(named name: String) -> AssetFinding<AssetColor>? {
    var finding = AssetFinding<AssetColor>()
    var versions: [AssetColor.Version] = []
    for entry in (colors[name] ?? []).prefix(AssetLimits.mostVersions) {
      add(entry.text, of: name, at: entry.place, entry.condition, to: &versions, &finding.warnings)
    }
    for file in (colorLists[name] ?? []).prefix(AssetLimits.mostVersions) {
      do {
        let tree = try ResourceTree(folder.read(file.path, atMost: AssetLimits.greatestContents))
        // Of the states of a control, the usual one: it names none.
        let items = tree.elements(of: 0)
        let usual = items.last { item in
          !tree.tree.attributes[tree.tree.nodes[item].written].contains { $0.name.contains("state_") }
        }
        guard let item = usual ?? items.last, let text = tree.attribute("color", of: item) else { continue }
        add(text, of: name, at: tree.place(of: item), file.condition, to: &versions, &finding.warnings)
      } catch { finding.warnings.append(.leftOut("colour \(quoted(name))", because: error)) }
    }
    guard colors[name] != nil || colorLists[name] != nil else { return nil }
    if !versions.isEmpty { finding.value = AssetColor(versions: versions) }
    return finding
  }

  private func add(
    _ text: String, of name: String, at place: SourceRange, _ condition: AssetCondition,
    to versions: inout [AssetColor.Version], _ warnings: inout [Diagnostic]
  ) {
    let reason: ContentError
    switch ResourceColor(text) {
    case .literal(let color): return versions.append(AssetColor.Version(condition: condition, value: .color(color)))
    case .reference(let other):
      return versions.append(AssetColor.Version(condition: condition, value: .reference(other)))
    case .theme(let attribute):
      reason = ContentError(
        "\(quoted(attribute)) is a colour of a theme", at: place, "name the colour that the theme has", code: "asset")
    case nil:
      reason = ContentError(
        "\(quoted(text)) is not a colour", at: place, "use #RGB, #ARGB, #RRGGBB, #AARRGGBB or @color/NAME",
        code: "asset")
    }
    warnings.append(.leftOut("colour \(quoted(name))", because: reason))
  }

  func image(named name: String) -> AssetFinding<AssetImage>? { image(named: name, depth: 0) }

  private func image(named name: String, depth: Int) -> AssetFinding<AssetImage>? {
    guard let files = drawables[name] else { return nil }
    var reader = DrawableReader(name: name, folder: folder)
    for file in files.prefix(AssetLimits.mostVersions) { reader.add(file) }
    // A drawable that only names another one is that one.
    guard reader.versions.isEmpty, let other = reader.reference else { return reader.finding }
    if depth < AssetLimits.longestChain, let found = image(named: other, depth: depth + 1) { return found }
    let reason = ContentError(
      depth < AssetLimits.longestChain
        ? "it refers to \(quoted(other)), which is not there" : "it refers to itself",
      at: nil, code: "asset")
    return AssetFinding(value: nil, warnings: [.leftOut("drawable \(quoted(name))", because: reason)])
  }
}

// Which files there are.
extension AndroidAssets {
  /// The files of a folder with the names that they are called by.
  private mutating func files(in home: String) -> [(stem: String, file: File)] {
    guard let condition = AssetCondition(resourceFolder: home) else { return [] }
    var files: [(stem: String, file: File)] = []
    for (name, isFolder) in folder.names(in: home) where !isFolder && isAllowed(home) {
      var condition = condition
      // Pixels without a density are for one pixel a point; a drawing has any.
      if condition.scale == nil, !home.contains("dpi"), !name.hasSuffix(".xml") { condition.scale = 1 }
      files.append((String(name.prefix { $0 != "." }), File(condition: condition, path: home + "/" + name)))
    }
    return files
  }

  private mutating func isAllowed(_ home: String) -> Bool {
    count += 1
    if count == AssetLimits.mostEntries + 1 {
      warnings.append(
        Diagnostic(
          .warning, code: "asset-limit", "\(quoted(folder.shown(home))) has too many files; the rest is left out",
          at: nil, hints: ["name a part of it"]))
    }
    return count <= AssetLimits.mostEntries
  }

  private mutating func readValues(in home: String) {
    guard let condition = AssetCondition(resourceFolder: home) else { return }
    for (name, isFolder) in folder.names(in: home) where !isFolder && name.hasSuffix(".xml") && isAllowed(home) {
      // Translations have hundreds of folders, and colours in files that say so.
      if condition.language != nil, !name.lowercased().contains("color") { continue }
      do {
        let source = try folder.read(home + "/" + name, atMost: AssetLimits.greatestValues)
        guard Self.mentionsColors(source.utf8) else { continue }
        readColors(in: try ResourceTree(source), condition)
      } catch { warnings.append(.leftOut("file \(quoted(folder.shown(home + "/" + name)))", because: error)) }
    }
  }

  private mutating func readColors(in tree: ResourceTree, _ condition: AssetCondition) {
    for element in tree.elements(of: 0) {
      let isColor =
        tree.name(of: element) == "color"
        || tree.name(of: element) == "item" && tree.attribute("type", of: element) == "color"
      guard isColor, let name = tree.attribute("name", of: element) else { continue }
      colors[name, default: []].append(
        Entry(condition: condition, text: tree.text(of: element), place: tree.place(of: element)))
    }
  }

  /// Whether a file may have colours: most of the values are other things.
  private static func mentionsColors(_ bytes: [UInt8]) -> Bool {
    let word = Array("color".utf8)
    var index = 0
    while index + word.count <= bytes.count {
      guard let found = bytes[index...].firstIndex(of: word[0]) else { return false }
      if bytes[found...].starts(with: word) { return true }
      index = found + 1
    }
    return false
  }
}
