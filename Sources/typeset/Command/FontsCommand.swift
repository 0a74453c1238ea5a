import ArgumentParser
import Typeset
import TypesetReview

struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the available fonts, and the one that each character uses.",
    discussion: """
      EXAMPLES:
        typesetter fonts
        typesetter fonts --text "Aא٣ ก" --lang he
        typesetter fonts --fonts ~/Fonts --text "漢字" --lang ja
      """)

  @Option(help: ArgumentHelp("Characters to find fonts for.", valueName: "text"))
  var text = ""

  @Option(help: ArgumentHelp("The language of the text, as a BCP 47 tag.", valueName: "tag"))
  var lang = "en"

  @OptionGroup(title: "Fonts") var options: FontOptions

  func validate() throws {
    if LanguageTag(lang)?.isKnown != true { throw ValidationError(LanguageOptions.unknownLocale(lang)) }
  }

  func run() throws {
    do {
      let report = FontReport(library: try options.library(), text: text, language: lang)
      try Terminal.show(report.description)
    } catch {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }
}
