import ArgumentParser
import Typeset

/// How a command writes a report to standard output.
struct ReportOptions: ParsableArguments {
  /// The form of a report.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("text or json (default: text).", valueName: "form"))
  var form = Form.text

  /// Writes a report in the form that was asked for.
  func write(text: @autoclosure () -> String, json: @autoclosure () -> String) throws {
    try Self.write(form == .json ? json() : TerminalText.lines(text()))
  }

  /// Writes a text; output that cannot be written is reported and ends the command.
  static func write(_ text: String) throws {
    do {
      try Terminal.output(text)
    } catch {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }
}
