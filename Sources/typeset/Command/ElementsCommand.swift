import ArgumentParser
import Typeset

struct ElementsCommand: ParsableCommand {
  /// The form of the list.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "elements",
    abstract: "Lists the elements of the markup.",
    discussion: """
      Every element with its purpose, family by family. "typesetter help element NAME" explains one with its attributes.

      EXAMPLES:
        typesetter elements
        typesetter elements -f json
        typesetter help element text-field
      """)

  @Option(name: [.customShort("f"), .customLong("format")], help: ArgumentHelp("text or json.", valueName: "form"))
  var form = Form.text

  func run() throws { try ReferenceOutput.write(ElementReport(), form: form) }
}

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

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("The form of an element's help: text or json.", valueName: "form"))
  var form = ElementsCommand.Form.text

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
      let near = ElementReport.names(near: topics[1]).first.map { "did you mean '\($0)'?" }
      throw ValidationError("unknown element '\(topics[1])'; \(near ?? "\"typesetter elements\" lists all")")
    }
    try ReferenceOutput.write(report, form: form)
  }
}

/// Writes a report of the markup to standard output.
enum ReferenceOutput {
  static func write(_ report: ElementReport, form: ElementsCommand.Form) throws {
    do {
      try Terminal.output(form == .json ? report.json : report.description)
    } catch {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }
}
