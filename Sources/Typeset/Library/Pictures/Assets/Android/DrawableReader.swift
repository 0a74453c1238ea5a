/// Reads the versions of a drawable: pixels by their density, and vectors.
struct DrawableReader {
  private let name: String
  private let folder: AssetFolder
  /// The versions that can be drawn.
  private(set) var versions: [AssetImage.Version] = []
  /// The name of the drawable that this one stands for; nil for none.
  private(set) var reference: String?
  private var isTemplate: Bool?
  private var warnings: [Diagnostic] = []

  init(name: String, folder: AssetFolder) {
    self.name = name
    self.folder = folder
  }

  /// What was found.
  var finding: AssetFinding<AssetImage> {
    if versions.isEmpty { return AssetFinding(value: nil, warnings: warnings) }
    return AssetFinding(value: AssetImage(versions: versions, isTemplate: isTemplate), warnings: warnings)
  }

  /// Takes a file.
  mutating func add(_ file: AndroidAssets.File) {
    do throws(ContentError) {
      guard !file.path.hasSuffix(".9.png") else {
        throw ContentError(
          "\(quoted(folder.shown(file.path))) is stretched by marks in its border (nine-patch)", at: nil,
          "save the picture without them", code: "asset")
      }
      guard file.path.hasSuffix(".xml") else {
        return versions.append(AssetImage.Version(condition: file.condition, file: file.path))
      }
      try addDrawing(file, ResourceTree(folder.read(file.path, atMost: AssetLimits.greatestDrawing)))
    } catch { warnings.append(.leftOut("drawable \(quoted(name))", because: error)) }
  }

  private mutating func addDrawing(_ file: AndroidAssets.File, _ tree: ResourceTree) throws(ContentError) {
    switch tree.name(of: 0) {
    case "vector":
      let vector = try VectorDrawable(tree)
      versions.append(
        AssetImage.Version(
          condition: file.condition, file: file.path, isMirroredByItself: vector.isAutoMirrored, drawing: vector.drawing
        ))
      if vector.isTinted { isTemplate = true }
      warnings += vector.warnings(of: name)
    // An app's icon of two layers has one of pixels beside it.
    case "adaptive-icon": return
    case "bitmap": reference = Self.target(tree.attribute("src", of: 0))
    case "inset", "rotate", "scale", "clip": reference = Self.target(tree.attribute("drawable", of: 0))
    case "selector", "level-list", "animated-selector", "transition":
      // The usual state names none, and comes last.
      reference = tree.elements(of: 0).last.flatMap { Self.target(tree.attribute("drawable", of: $0)) }
    default: break
    }
    if versions.isEmpty, reference == nil {
      throw ContentError(
        "a <\(tree.name(of: 0))> is not drawn", at: tree.place(of: 0), "use a <vector>, or a PNG picture", code: "asset"
      )
    }
  }

  private static func target(_ reference: String?) -> String? {
    guard let reference, reference.hasPrefix("@drawable/") || reference.hasPrefix("@mipmap/") else { return nil }
    return AssetName.image(reference)
  }
}
