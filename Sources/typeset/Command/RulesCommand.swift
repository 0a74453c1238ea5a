import ArgumentParser
import Typeset

struct RulesCommand: ParsableCommand {
  /// How the catalogue is written.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the guidelines, and how each is applied.",
    discussion: """
      Shows each guideline with its number, source, requirement and status: applied, reported if a document violates it, or
      planned. Dumps, legends and messages cite the same numbers.

      EXAMPLES:
        typesetter rules
        typesetter rules R023
        typesetter rules R004 R005 -f json
      """)

  @Argument(help: ArgumentHelp("The guidelines to explain in full (default: one line for each).", valueName: "rule"))
  var rules: [String] = []

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("text or json (default: text).", valueName: "form"))
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
