import ArgumentParser
import Typeset
import TypesetReview

struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the available fonts, and the one that each character uses.",
    discussion: """
      --for says what the fonts have of the letters of each language (CLDR), and which
      pack adds the rest. Status 1 means that letters are missing.

      EXAMPLES:
        typesetter fonts
        typesetter fonts --text "Aא٣ ก" --lang he
        typesetter fonts --fonts ~/Fonts --text "漢字" --lang ja
        typesetter fonts --for ta,bn,my
      """)

  @Option(help: ArgumentHelp("Characters to find fonts for.", valueName: "text"))
  var text = ""

  @Option(help: ArgumentHelp("The language of the text, as a BCP 47 tag.", valueName: "tag"))
  var lang = "en"

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("Say what these languages need, as BCP 47 tags separated by commas.", valueName: "tags"))
  var languages: String?

  @OptionGroup(title: "Fonts") var options: FontOptions

  func validate() throws {
    for tag in tags { try LanguageOptions.validate(locale: tag) }
    if languages != nil, tags.isEmpty { throw ValidationError("--for names no language; use tags such as ta,bn,my") }
    if languages != nil, !text.isEmpty { throw ValidationError("--for and --text are two questions; ask one") }
    if LanguageTag(lang)?.isKnown != true { throw ValidationError(LanguageOptions.unknownLocale(lang)) }
  }

  /// The languages that are asked for.
  private var tags: [String] {
    languages?.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) ?? []
  }

  func run() throws {
    do {
      let library = try options.library()
      guard languages != nil else {
        return try Terminal.show(FontReport(library: library, text: text, language: lang).description)
      }
      let report = LanguageFontReport(tags, library: library)
      try Terminal.show(report.description)
      guard report.isComplete else {
        try Terminal.show("--fonts adds a folder of your own\n")
        throw ExitCode(ExitStatus.differences)
      }
    } catch let status as ExitCode {
      throw status
    } catch {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }
}
