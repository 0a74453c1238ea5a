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
      Shows every element with its purpose, by family. For the attributes of one,
      run "typesetter help element NAME".

      EXAMPLES:
        typesetter elements
        typesetter elements -f json
        typesetter help element text-field
      """)

  @Option(name: [.customShort("f"), .customLong("format")], help: ArgumentHelp("text or json.", valueName: "form"))
  var form = Form.text

  func run() throws { try ReferenceOutput.write(ElementReport(), form: form) }
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
