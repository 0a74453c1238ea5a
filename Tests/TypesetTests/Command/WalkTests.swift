import Foundation
import Testing

@testable import Typeset

/// The walk of the documentation: every command in it, in its order, in an empty folder.
@Suite struct WalkTests {
  /// A block of commands, and the status with which the last of them ends.
  private struct Step {
    var commands: String
    var status: Int32
  }

  private static func steps() throws -> [Step] {
    let page = Examples.folder.deletingLastPathComponent()
      .appendingPathComponent("Sources/Typeset/Library/Typeset.docc/Walk.md")
    var steps: [Step] = []
    var commands: [String]?
    var status: Int32 = 0
    for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
      if let lines = commands {
        if line == "```" {
          steps.append(Step(commands: lines.joined(separator: "\n"), status: status))
          (commands, status) = (nil, 0)
        } else {
          commands = lines + [line]
        }
      } else if line.hasPrefix("<!-- status: ") {
        status = Int32(line.filter(\.isNumber)) ?? 0
      } else if line == "```sh" {
        commands = []
      }
    }
    return steps
  }

  @Test func everyCommandOfTheWalkRuns() throws {
    let command = try CommandRun()
    let steps = try Self.steps()
    #expect(steps.count >= 8 && steps.contains { $0.status == 1 })
    for step in steps {
      let result = try command.shell(step.commands)
      #expect(result.status == step.status, "\(step.commands)\n\(result.errors)")
    }
    let report = command.text("report.html")
    #expect(report.contains("start") && command.text("junit.xml").contains("<testsuites"))
    #expect(command.text("Screens/Strings/ar.lproj/Localizable.strings").contains("المنارات"))
  }
}
