import ArgumentParser
import Typeset
import TypesetReview

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

  /// The same, with a warning for every file among them that is none.
  func library(reporter: Reporter) throws -> FontLibrary {
    let library = try library()
    reporter.report(
      library.problems.map { Diagnostic(.warning, code: $0.code, $0.description, at: nil, hints: $0.hints) })
    return library
  }
}
