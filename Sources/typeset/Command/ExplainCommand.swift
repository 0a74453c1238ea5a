import ArgumentParser
import Typeset
import TypesetReview

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a locale: direction, numerals, signs, plurals and calendar.",
    discussion: """
      Digits come from a built-in table and are the same on every system; everything
      else comes from the installed ICU. Text output shows invisible characters by
      name, such as <LRM>; JSON contains them unchanged.

      EXAMPLES:
        typesetter explain ar-EG
        typesetter explain ar-EG 1234567.89
        typesetter explain fa-IR -12.5 -f json
        typesetter explain th --numerals thai
      """)

  @Argument(help: ArgumentHelp("The locale, a BCP 47 tag.", valueName: "locale"))
  var locale: String

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("A number to format and to find the plural form of, with a decimal point.", valueName: "number"))
  var number: [String] = []

  @Option(
    help: ArgumentHelp("The digits to use instead of the locale's: latn, arab, arabext, deva, …", valueName: "system")
  )
  var numerals: String?

  @OptionGroup var output: ReportOptions

  func validate() throws {
    if let option = number.first(where: { $0.hasPrefix("--") }) { throw ValidationError("Unknown option '\(option)'") }
    if number.count > 1 { throw ValidationError("unexpected argument '\(number[1])'; give a single number") }
    try LanguageOptions.validate(locale: locale)
    if let numerals { try LanguageOptions.validate(numerals: numerals) }
    _ = try explanation()
  }

  private func explanation() throws -> LocaleExplanation {
    do {
      return try LocaleExplanation(locale: locale, number: number.first, numerals: numerals)
    } catch .unknownLocale(let tag) {
      throw ValidationError(LanguageOptions.unknownLocale(tag))
    } catch .badNumber(let text, let hints) {
      throw ValidationError((["'\(text)' is not a number"] + hints).joined(separator: "; "))
    }
  }

  func run() throws {
    let explanation = try explanation()
    try output.write(text: explanation.description, json: explanation.json)
  }
}
