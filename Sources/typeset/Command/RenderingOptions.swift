import ArgumentParser
import Typeset

extension Direction: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}
extension DiagnosticPrinter.Form: ExpressibleByArgument {}

/// The options of every command that renders.
struct RenderingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The locale: direction of the layout and numerals, as a BCP 47 tag.", valueName: "tag"))
  var locale: String?

  @Option(help: ArgumentHelp("The direction of the layout, whatever the locale: ltr or rtl.", valueName: "direction"))
  var dir: Direction?

  @OptionGroup var fonts: FontOptions

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A folder beside the document's from which it may take files; may be given again.", valueName: "folder"))
  var root: [String] = []

  @Option(help: ArgumentHelp("How diagnostics are written: text or json.", valueName: "form"))
  var diagnostics = DiagnosticPrinter.Form.text

  func validate() throws {
    if let locale, LanguageTag(locale)?.isKnown != true {
      throw ValidationError(Self.unknownLocale(locale))
    }
  }

  /// What is said of a tag that names no language.
  static func unknownLocale(_ tag: String) -> String {
    let hint = LanguageTag.suggestion(for: tag).map { "did you mean '\($0)'?" }
    return "'\(tag)' is no known locale; " + (hint ?? "write a BCP 47 tag such as en, ar-EG or zh-Hant-TW")
  }

  /// What the library is asked for.
  func typesetterOptions(scale: Double? = nil) throws -> TypesetterOptions {
    var options = TypesetterOptions()
    options.layout = LayoutOptions(locale: locale, direction: dir)
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
  func library(reporter: Reporter) throws -> FontLibrary {
    let library = try fonts.library()
    reporter.report(
      library.problems.map { Diagnostic(.warning, code: $0.code, $0.description, at: nil, hints: $0.hints) })
    return library
  }
}
