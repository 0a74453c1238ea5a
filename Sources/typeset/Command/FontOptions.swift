import ArgumentParser
import Typeset
import TypesetReview

/// The sources of fonts besides the bundled ones.
struct FontOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A folder of fonts, searched before the bundled ones; repeatable.", valueName: "folder"))
  var fonts: [String] = []

  @Flag(help: "Fall back to this machine's fonts for characters that no other font has.")
  var systemFonts = false

  /// The fonts available.
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
