/// A picture that an app names, in its versions.
struct AssetImage: Sendable {
  /// A version.
  struct Version: Sendable {
    /// What it is made for.
    var condition: AssetCondition
    /// Its file, relative to the folder of the assets.
    var file: String
    /// Whether it is mirrored in a right-to-left layout.
    var isMirroredByItself = false
    /// What it draws, where its file says that in words of its own; nil for a picture.
    var drawing: AssetDrawing?
  }

  /// Its versions, at least one.
  var versions: [Version]
  /// Whether only its shape counts, which is drawn in the colour of its place; nil where the app does not say.
  var isTemplate: Bool?

  /// A version for a place.
  struct Choice: Hashable, Sendable {
    /// Its file, relative to the document.
    var path: String
    /// Pixels per point; nil where the file says it.
    var scale: Double?
    /// Whether it is mirrored.
    var isMirrored: Bool
    /// The language or the direction of its place that it is made for (R027); nil for neither.
    var key: String?
    /// Whether only its shape counts; nil where the app does not say.
    var isTemplate: Bool?
    /// The SVG picture that its file says in words of its own; nil where the file is the picture.
    var svg: [UInt8]?
  }

  /// The version for a place, of assets in a folder; `color` gives the colours that a drawing names.
  func choice(for traits: AssetTraits, in folder: String, color: (String) -> Color?) -> Choice? {
    guard let (index, isMirrored) = traits.best(of: versions.map(\.condition)) else { return nil }
    let version = versions[index]
    let isTurned = version.isMirroredByItself && version.condition.direction == nil && traits.direction == .rightToLeft
    // One that is mirrored for the other direction is the picture itself in its own.
    let hasOther = versions.contains { $0.condition.direction != version.condition.direction }
    return Choice(
      path: FileSystem.path(of: version.file, in: folder), scale: version.condition.scale,
      isMirrored: isMirrored || isTurned,
      key: version.condition.language ?? (isMirrored || !hasOther ? nil : version.condition.direction?.rawValue),
      isTemplate: isTemplate, svg: version.drawing?.svg(color))
  }
}
