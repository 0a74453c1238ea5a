import ArgumentParser
import Typeset

struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Shows help for a command, or for an element of the markup.",
    discussion: """
      EXAMPLES:
        typesetter help render
        typesetter help element slider
        typesetter help element slider -f json
      """)

  @Argument(help: ArgumentHelp("A command, or \"element\" and its name.", valueName: "topic"))
  var topics: [String] = []

  @OptionGroup var output: ReportOptions

  func run() throws {
    guard let topic = topics.first else { throw CleanExit.helpRequest(TypesetCommand.self) }
    if topic == "element" { return try explainElement() }
    let commands = TypesetCommand.configuration.subcommands
    guard let command = commands.first(where: { $0.configuration.commandName == topic }) else {
      throw ValidationError("unknown command '\(topic)'; \"typesetter help\" lists the commands")
    }
    throw CleanExit.helpRequest(command)
  }

  private func explainElement() throws {
    guard topics.count == 2 else {
      throw ValidationError("give the name of one element, as in \"typesetter help element slider\"")
    }
    guard let report = ElementReport(topics[1]) else {
      let near = ElementReport.name(near: topics[1]).map { "did you mean '\($0)'?" }
      throw ValidationError("unknown element '\(topics[1])'; \(near ?? "\"typesetter elements\" lists all")")
    }
    try output.write(text: report.description, json: report.json)
  }
}
