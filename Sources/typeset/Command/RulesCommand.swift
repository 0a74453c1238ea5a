import ArgumentParser
import Typeset

struct RulesCommand: ParsableCommand {
  /// How the catalogue is written.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the guidelines: what each asks for, and what is applied.",
    discussion: """
      Every guideline by its number, with its source, what it asks for, and what typesetter does with it today: applied, reported
      where a document breaks it, or to come. Dumps, legends and messages cite the same numbers.

      EXAMPLES:
        typesetter rules
        typesetter rules R023
        typesetter rules R004 R005 -f json
      """)

  @Argument(help: ArgumentHelp("The guidelines to explain in full; default: a line on each.", valueName: "rule"))
  var rules: [String] = []

  @Option(name: [.customShort("f"), .customLong("format")], help: ArgumentHelp("text or json.", valueName: "form"))
  var form = Form.text

  func validate() throws { _ = try report() }

  private func report() throws -> RuleReport {
    if rules.isEmpty { return RuleReport() }
    return RuleReport(
      try rules.map { name in
        guard let entry = RuleCatalogue.entry(cited: name) else {
          throw ValidationError(
            "unknown rule '\(name)'; rules are R001 to R\(RuleCatalogue.entries.count), as 'typesetter rules' lists them"
          )
        }
        return entry
      })
  }

  func run() throws {
    let report = try report()
    do {
      try Terminal.output(form == .json ? report.json : report.description)
    } catch {
      Reporter(form: .text, isStrict: false).report(error)
      throw ExitCode(ExitStatus.of(error))
    }
  }
}
