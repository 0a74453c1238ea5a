import ArgumentParser
import Typeset

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the guidelines, and how each is applied.",
    discussion: """
      Shows each guideline with its number, source, requirement and status: applied,
      reported if a document violates it, or planned. Dumps, legends and messages
      cite the same numbers.

      EXAMPLES:
        typesetter rules
        typesetter rules R023
        typesetter rules R004 R005 -f json
      """)

  @Argument(help: ArgumentHelp("The guidelines to explain in full (default: one line for each).", valueName: "rule"))
  var rules: [String] = []

  @OptionGroup var output: ReportOptions

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
    try output.write(text: report.description, json: report.json)
  }
}
