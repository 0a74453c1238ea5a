import ArgumentParser
import Typeset
import TypesetReview

/// The options of every command that renders.
struct RenderingArguments: ParsableArguments {
  @OptionGroup var language: LanguageOptions

  @OptionGroup var traits: TraitOptions

  @OptionGroup var fonts: FontOptions

  @Flag(help: "Annotate each page with layout decisions and the rules behind them.")
  var annotate = false

  @Flag(help: "Draw the edges that contents share over each page.")
  var grid = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Another folder that documents may read files from; repeatable.", valueName: "folder"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp("The form of diagnostics: text or json (default: text).", valueName: "form"),
    completion: .words(of: DiagnosticPrinter.Form.self))
  var diagnostics: String?

  /// The form of diagnostics.
  var diagnosticForm: DiagnosticPrinter.Form {
    get throws { try OptionWord.value(of: diagnostics, as: "form of diagnostics") ?? .text }
  }

  func validate() throws { _ = try diagnosticForm }

  /// The options for the library.
  func typesetterOptions(scale: Double? = nil) throws -> RenderingOptions {
    var options = RenderingOptions()
    try language.apply(to: &options)
    try traits.apply(to: &options.layout)
    options.layout.annotates = annotate
    options.layout.showsGrid = grid
    options.roots = root
    options.treatsWarningsAsErrors = strict
    options.scale = scale
    if let epoch = Environment.value(of: "SOURCE_DATE_EPOCH") {
      guard let date = Int(epoch).flatMap(RenderingOptions.date(secondsSince1970:)) else {
        throw ValidationError("SOURCE_DATE_EPOCH must be a number of seconds since 1970, not '\(epoch)'")
      }
      options.creationDate = date
    }
    return options
  }

  /// The fonts available, with a warning for every file among them that is none.
  func library(reporter: Reporter) throws -> FontLibrary { try fonts.library(reporter: reporter) }
}
