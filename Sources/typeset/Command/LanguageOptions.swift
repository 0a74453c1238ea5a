import ArgumentParser
import Typeset
import TypesetReview

/// Locale, formats, direction and strings: each chosen without the others (R067).
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The locale, as a BCP 47 tag: it chooses strings, layout direction and numerals.", valueName: "tag"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The language of a Markdown or HTML document that names none (default: by its letters, with a warning).",
      valueName: "tag"))
  var lang: String?

  @Option(help: ArgumentHelp("The locale of numbers and dates (default: that of --locale).", valueName: "tag"))
  var formatLocale: String?

  @Option(
    help: ArgumentHelp(
      "The digits of formatted numbers: latn, arab, arabext, deva, …", valueName: "system"))
  var numerals: String?

  @Option(
    help: ArgumentHelp("The layout direction, instead of the locale's: ltr or rtl.", valueName: "direction"),
    completion: .words(of: Direction.self))
  var dir: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A string catalog, searched before the document's; repeatable.", valueName: "path"))
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      "Pseudolocalized text: accented, double, bounded, rtl, rtl-strings, long, unlocalized (no key: upper case), or Android's en-XA and ar-XB, which are also locales.",
      valueName: "name"),
    completion: .words(of: Pseudolanguage.self))
  var pseudo: String?

  @Flag(help: "Report how much of each string catalog is translated.")
  var verbose = false

  func validate() throws {
    for tag in [locale, lang, formatLocale].compactMap({ $0 }) { try Self.validate(locale: tag) }
    if let numerals { try Self.validate(numerals: numerals) }
    var options = RenderingOptions()
    try apply(to: &options)
  }

  /// Rejects anything but a decimal numbering system.
  static func validate(numerals: String) throws {
    guard !LocaleIdentifier.isNumberingSystem(numerals) else { return }
    let hint = LocaleIdentifier.numberingSystem(near: numerals).map { "did you mean '\($0)'?" }
    throw ValidationError(
      "unknown numbering system '\(numerals)'; " + (hint ?? "use a decimal one of CLDR, such as latn, arab or deva"))
  }

  /// Rejects a tag without a known language, or with an unknown calendar or numbering system.
  static func validate(locale tag: String) throws {
    if LanguageTag(tag)?.isPossible != true { throw ValidationError(unknownLocale(tag)) }
    if let choice = LocaleIdentifier.unknownChoice(in: tag) {
      throw ValidationError("'\(tag)' asks for \(choice), which CLDR does not define")
    }
  }

  /// The message for a tag without a known language.
  static func unknownLocale(_ tag: String) -> String {
    let hint = LanguageTag.suggestion(for: tag).map { "did you mean '\($0)'?" }
    return "unknown locale '\(tag)'; " + (hint ?? "use a BCP 47 tag such as en, ar-EG or zh-Hant-TW")
  }

  /// Copies the choices to the options of the library.
  func apply(to options: inout RenderingOptions) throws {
    options.layout.locale = locale
    options.textLanguage = lang
    options.layout.formatLocale = formatLocale
    options.layout.numerals = numerals
    options.layout.direction = try OptionWord.value(of: dir, as: "direction")
    options.layout.pseudolanguage = try OptionWord.value(of: pseudo, as: "pseudolanguage")
    options.stringPaths = strings
    options.isVerbose = verbose
  }
}
