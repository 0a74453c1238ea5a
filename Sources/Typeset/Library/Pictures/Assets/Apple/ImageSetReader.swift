/// Reads which files an `.imageset`, a `.symbolset` or an `.appiconset` has.
struct ImageSetReader {
  let source: SourceFile
  /// The folder of the set, in that of the assets.
  let folder: String

  /// The picture of a set; throws where it has no file.
  func image(of contents: JSONNode) throws(ContentError) -> AssetImage {
    var image = AssetImage(versions: [])
    switch contents["properties"]?["template-rendering-intent"]?.text {
    case "template": image.isTemplate = true
    case "original": image.isTemplate = false
    default: break
    }
    let entries = (contents["images"] ?? contents["symbols"])?.list ?? []
    for entry in entries.prefix(AssetLimits.mostVersions) {
      guard let file = entry["filename"]?.text, !file.isEmpty, var condition = AssetCondition(entry) else { continue }
      guard !file.contains("/"), file != ".." else {
        throw ContentError(
          "the file \(quoted(file)) is not in the set", at: SourceRange(file: source, bytes: entry.bytes), code: "asset"
        )
      }
      // Of the sizes of an app's icon, the largest is as good as any.
      if let size = entry["size"]?.text, let side = size.split(separator: "x").first.flatMap({ Double($0) }) {
        condition.scale = nil
        condition.isForTablet = nil
        condition.version = Int(min(max(side, 0), 10_000))
      }
      image.versions.append(AssetImage.Version(condition: condition, file: folder + "/" + file))
    }
    guard !image.versions.isEmpty else {
      throw ContentError(
        "it has no file", at: SourceRange(file: source, bytes: contents.bytes.prefix(1)),
        "put one into the set, or remove it", code: "asset")
    }
    return image
  }
}
