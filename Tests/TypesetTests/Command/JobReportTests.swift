import Foundation
import Testing

/// Identical messages of many variants are reported once.
@Suite struct JobReportTests {
  private static let wide =
    "<document lang=\"en\"><canvas width=\"40\"><p>Unbreakable</p></canvas></document>"

  @Test(arguments: [["batch", "a.xml", "--out", "out"], ["verify", "a.xml", "--baselines", "B", "--update", "all"]])
  func aWarningOfManyVariantsIsReportedOnce(arguments: [String]) throws {
    let command = try CommandRun(["a.xml": Self.wide])
    let result = try command.run(arguments + ["--locales", "en,de,fr,es"])
    #expect(result.status == 0)
    #expect(result.errors.components(separatedBy: "a.xml:1:40: warning: ").count == 2, "\(result.errors)")
    #expect(result.errors.contains("hint: found in a-en-l\n"))
    #expect(result.errors.hasSuffix("these were reported 3 more times, for other variants\n"))
  }

  @Test func programsGetNothingButObjects() throws {
    let command = try CommandRun(["a.xml": Self.wide])
    let result = try command.run(
      "batch", "a.xml", "--out", "out", "--locales", "en,de,fr", "--diagnostics", "json")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") }, "\(result.errors)")
  }
}
