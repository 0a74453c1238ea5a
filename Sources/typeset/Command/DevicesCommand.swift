import ArgumentParser
import Typeset
import TypesetReview

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices available for screens.",
    discussion: """
      Shows pixels, points, safe areas and size classes; the JSON also has the
      widths of apps that share an iPad's screen.

      EXAMPLES:
        typesetter devices
        typesetter devices -f json
        typesetter render screen.xml --device iphone-se --orientation landscape
      """)

  @OptionGroup var output: ReportOptions

  func run() throws {
    let report = DeviceReport()
    try output.write(text: report.description, json: report.json)
  }
}
