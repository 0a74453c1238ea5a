import ArgumentParser
import Typeset

@main
struct TypesetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "typeset", abstract: "Typesets documents of many languages to PDF, SVG and PNG.",
    version: Versions.typeset)
}
