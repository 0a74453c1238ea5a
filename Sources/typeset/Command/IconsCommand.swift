import ArgumentParser
import Typeset

struct IconsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icons",
    abstract: "Lists the bundled icons: meaning, mirroring, spoken name.",
    discussion: """
      The meaning of an icon decides whether it is mirrored in a right-to-left
      layout, by the guideline in the last column. Icons with letters have versions
      for some scripts. The spoken name is the one that assistive technology reads,
      in English.

      Names of SF Symbols are understood wherever an icon is named: the last column
      has some of them for each icon, JSON has all. They are found with their
      endings .fill, .slash, .circle, .square and .badge.NAME.

      EXAMPLES:
        typesetter icons
        typesetter icons --search arrow
        typesetter icons --search magnifyingglass
        typesetter icons --search message -f json
      """)

  @Option(
    help: ArgumentHelp(
      "Only icons whose line or names of SF Symbols contain the word or, if there are none, icons with similar names.",
      valueName: "word"))
  var search: String?

  @OptionGroup var output: ReportOptions

  func validate() throws {
    if let search, report.entries.isEmpty {
      throw ValidationError("no icon matches '\(search)'; 'typesetter icons' lists all")
    }
  }

  private var report: IconReport { search.map(IconReport().matching) ?? IconReport() }

  func run() throws {
    let report = report
    try output.write(text: report.description, json: report.json)
  }
}
