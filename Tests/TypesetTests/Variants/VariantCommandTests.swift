import Foundation
import Testing

@testable import Typeset

/// Splits and settings as axes of the command.
@Suite struct VariantCommandTests {
  private static let screen = "<document lang=\"en\"><screen title=\"T\"><p>One</p></screen></document>"

  @Test func aBatchHasAFileForEverySplitAndSetting() throws {
    let command = try CommandRun(["a.xml": Self.screen])
    let result = try command.run(
      "batch", "a.xml", "--devices", "iphone-xs,ipad-9.7", "--splits", "full,1/3", "--settings", "none,invert", "-f",
      "json",
      "--out", "out")
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: command.folder.appendingPathComponent("out").path)
    #expect(
      Set(names.filter { $0.hasPrefix("a-") }) == [
        "a-en-iphone-xs-l.json", "a-en-iphone-xs-l-invert.json", "a-en-ipad-9.7-l.json", "a-en-ipad-9.7-l-invert.json",
        "a-en-ipad-9.7-l-third.json", "a-en-ipad-9.7-l-third-invert.json",
      ])
    let manifest = command.text("out/manifest.json")
    #expect(manifest.contains("\"split\": \"1/3\"") && manifest.contains("\"setting\": \"invert\""))
    let index = command.text("out/index.html")
    #expect(index.contains("<select name=\"split\">") && index.contains("<select name=\"setting\">"))
    #expect(index.contains("data-split=\"1/3\"") && index.contains("data-setting=\"invert\""))
  }

  @Test func baselinesOfSettingsHaveNamesOfTheirOwn() throws {
    let command = try CommandRun(["a.xml": Self.screen])
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: command.folder.appendingPathComponent("B").path))
    }
    // An option for the whole run leaves names as they are.
    let plain = try command.run("verify", "a.xml", "--bold", "--baselines", "B", "--update", "missing")
    #expect(try plain.status == 0 && names() == ["a-en-iphone-xs-l.baseline"])
    let axis = try command.run(
      "verify", "a.xml", "--settings", "none,bold", "--baselines", "B", "--update", "all")
    #expect(try axis.status == 0 && names() == ["a-en-iphone-xs-l.baseline", "a-en-iphone-xs-l-bold.baseline"])
    #expect(try command.run("verify", "a.xml", "--settings", "none,bold", "--baselines", "B").status == 0)
  }

  @Test func wrongValuesAreWrongUsage() throws {
    let command = try CommandRun(["a.xml": Self.screen])
    let setting = try command.run("sheet", "a.xml", "--settings", "none,loud")
    #expect(setting.status == 64 && setting.errors.contains("--settings: unknown setting"))
    let split = try command.run("sheet", "a.xml", "--splits", "1/4")
    #expect(split.status == 64 && split.errors.contains("--splits: unknown split"))
    let axis = try command.run("sheet", "a.xml", "--rows", "settings")
    #expect(axis.status == 64 && axis.errors.contains("did you mean \"setting\"?"))
  }
}
