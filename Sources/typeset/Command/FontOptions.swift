import ArgumentParser
import Typeset

/// Where fonts come from beside the bundled ones.
struct FontOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A folder of fonts, before the bundled ones; may be given again.", valueName: "folder"))
  var fonts: [String] = []

  @Flag(help: "Let characters that no other font has come from the fonts of this machine.")
  var systemFonts = false

  /// The fonts at hand.
  func library() throws -> FontLibrary {
    let bundled = FontLibrary.bundledFolder(executable: Environment.executablePath)
    return try FontLibrary(folders: fonts, bundled: bundled, system: systemFonts)
  }
}
