import ArgumentParser
import Typeset

struct ElementsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elements",
    abstract: "Lists the elements of the markup.",
    discussion: """
      Shows every element with its purpose, by family. For the attributes of one,
      run "typesetter help element NAME".

      EXAMPLES:
        typesetter elements
        typesetter elements -f json
        typesetter help element text-field
      """)

  @OptionGroup var output: ReportOptions

  func run() throws {
    let report = ElementReport()
    try output.write(text: report.description, json: report.json)
  }
}
