import ArgumentParser
import Typeset
import TypesetReview

struct DevicesCommand: ParsableCommand {
  /// How the table is written.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices available for screens.",
    discussion: """
      Shows pixels, points, safe areas and size classes; the JSON also has the widths of apps that share an iPad's screen.

      EXAMPLES:
        typesetter devices
        typesetter devices -f json
        typesetter render screen.xml --device iphone-se --orientation landscape
      """)

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("text or json (default: text).", valueName: "form"))
  var form = Form.text

  func run() throws {
    let report = DeviceReport()
    do {
      try Terminal.output(form == .json ? report.json : report.description)
    } catch {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }
}
