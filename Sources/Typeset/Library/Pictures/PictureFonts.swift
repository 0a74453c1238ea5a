/// The fonts that text in SVG pictures may take: those of the program and of the folders that were named, never the
/// machine's.
package struct PictureFonts: Sendable {
  /// A font file.
  package struct File: Sendable {
    /// Its path.
    package var path: String
    /// The family of its first face.
    package var family: String

    /// Creates a font file.
    package init(path: String, family: String) {
      self.path = path
      self.family = family
    }
  }

  /// The files in the order in which they are preferred.
  package var files: [File]
  /// The family used if none is requested or available.
  package var defaultFamily: String
  /// The family for text of one width.
  package var monospacedFamily: String
  /// Whether any of them has a character.
  package var covers: @Sendable (Unicode.Scalar) -> Bool

  /// No fonts at all.
  package static let none = PictureFonts(files: [], defaultFamily: "", monospacedFamily: "") { _ in false }

  /// Creates a set of fonts.
  package init(
    files: [File], defaultFamily: String, monospacedFamily: String,
    covers: @escaping @Sendable (Unicode.Scalar) -> Bool
  ) {
    self.files = files
    self.defaultFamily = defaultFamily
    self.monospacedFamily = monospacedFamily
    self.covers = covers
  }

  /// The families, each once, in order.
  var families: [String] { files.map(\.family).distinct() }
}
