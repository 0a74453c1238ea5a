import ArgumentParser
import Typeset
import TypesetReview

extension OutputFormat: ExpressibleByArgument {}
extension DiagnosticPrinter.Form: ExpressibleByArgument {}

/// The options of every command that renders.
struct RenderingOptions: ParsableArguments {
  @OptionGroup var language: LanguageOptions

  @OptionGroup var traits: TraitOptions

  @OptionGroup var fonts: FontOptions

  @Flag(help: "Draw over the page what was decided, and by which rule.")
  var annotate = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A folder beside the document's from which it may take files; may be given again.", valueName: "folder"))
  var root: [String] = []

  @Option(help: ArgumentHelp("How diagnostics are written: text or json.", valueName: "form"))
  var diagnostics = DiagnosticPrinter.Form.text

  /// What the library is asked for.
  func typesetterOptions(scale: Double? = nil) throws -> TypesetterOptions {
    var options = TypesetterOptions()
    language.apply(to: &options)
    traits.apply(to: &options.layout)
    options.layout.annotates = annotate
    options.roots = root
    options.isStrict = strict
    options.scale = scale
    if let epoch = Environment.value(of: "SOURCE_DATE_EPOCH") {
      guard let date = Int(epoch).flatMap(TypesetterOptions.date(secondsSince1970:)) else {
        throw ValidationError("SOURCE_DATE_EPOCH is '\(epoch)'; it must be a number of seconds since 1970")
      }
      options.creationDate = date
    }
    return options
  }

  /// The fonts at hand, with a warning for every file among them that is none.
  func library(reporter: Reporter) throws -> FontLibrary { try fonts.library(reporter: reporter) }
}
