import ArgumentParser
import Typeset

struct IconsCommand: ParsableCommand {
  /// How the icons are written.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "icons",
    abstract: "Lists the bundled icons: meaning, mirroring, spoken name.",
    discussion: """
      The meaning of an icon decides whether it is mirrored in a right-to-left layout, by the guideline in the last column. Icons with
      letters have versions for some scripts. The spoken name is the one that assistive technology reads, in English.

      EXAMPLES:
        typesetter icons
        typesetter icons --search arrow
        typesetter icons --search message -f json
      """)

  @Option(
    help: ArgumentHelp(
      "Only icons whose line contains the word or, if there are none, icons with similar names.",
      valueName: "word"))
  var search: String?

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("text or json (default: text).", valueName: "form"))
  var form = Form.text

  func validate() throws {
    if let search, report.entries.isEmpty {
      throw ValidationError("no icon matches '\(search)'; 'typesetter icons' lists all")
    }
  }

  private var report: IconReport { search.map(IconReport().matching) ?? IconReport() }

  func run() throws {
    let report = report
    do {
      try Terminal.output(form == .json ? report.json : report.description)
    } catch {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }
}
