import Foundation
import Testing

@testable import Typeset

@Suite struct RulesCommandTests {
  @Test func everyGuidelineHasALine() throws {
    let result = try CommandRun().run("rules")
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(result.status == 0 && lines.count == RuleCatalogue.entries.count + 1)
    #expect(lines[5].split(separator: " ").prefix(4) == ["R005", "para", "RTL", "applied"])
    #expect(lines[8].contains("checked") && lines[73].contains("not applicable"))
    #expect(lines[121].contains("applied, reported") && lines[131].contains("checked"))
  }

  @Test func aGuidelineIsExplainedInFull() throws {
    let result = try CommandRun().run("rules", "r23")
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.hasPrefix("R023 plus2: larger beside Latin capitals\n"))
    #expect(text.contains("2 points larger") && text.contains("Human Interface Guidelines, “Right to left”"))
    #expect(text.contains("kind    layout\n") && text.contains("today   Applied, and named in `rules`"))
  }

  @Test func guidelinesAreReadByScripts() throws {
    let result = try CommandRun().run("rules", "R005", "R151", "-f", "json")
    let rules = try #require(try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
    #expect(rules.map { $0["rule"] as? String } == ["R005", "R151"])
    #expect(rules.map { $0["applied"] as? Bool } == [true, false])
    #expect(rules[1]["kinds"] as? [String] == ["check"] && rules[1]["sources"] as? [String] == ["A11Y"])
    let all = try CommandRun().run("rules", "-f", "json").output
    let whole = try #require(try JSONSerialization.jsonObject(with: all) as? [[String: Any]])
    #expect(whole.count == RuleCatalogue.entries.count)
  }

  @Test func anUnknownRuleIsWrongUsage() throws {
    let result = try CommandRun().run("rules", "R005", "R999")
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("unknown rule 'R999'") && result.errors.contains("R001 to R160"))
  }
}
