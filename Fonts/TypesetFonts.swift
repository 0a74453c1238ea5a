import Foundation

/// The fonts that Typeset brings with it, for packages that build on the library.
public enum TypesetFonts {
  /// The path of the folder that holds them.
  public static var folder: String { Bundle.module.resourcePath ?? Bundle.module.bundlePath }
}
