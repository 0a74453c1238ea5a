import Foundation

/// The fonts that come with Typeset, for packages that build on the library.
public enum TypesetFonts {
  /// The folder that contains them, for `Typesetter(bundledFonts:)`.
  public static var url: URL { URL(fileURLWithPath: folder) }

  /// The path of the folder that contains them.
  public static var folder: String { Bundle.module.resourcePath ?? Bundle.module.bundlePath }
}
